import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'น้ำหนัก',
    noise_level: 'เสียง เดซิเบล',
    screen_size: 'หน้าจอ จอ',
    capacity: 'ความจุ ปริมาตร จุ ปริมาณ',
    seating_capacity: 'ที่นั่ง คน',
    floor_area: 'พื้นที่',
    height: 'ความสูง สูง',
    length: 'ความยาว ยาว',
    width: 'ความกว้าง กว้าง',
    thickness: 'ความหนา หนา',
    depth: 'ความลึก ลึก',
    diameter: 'เส้นผ่านศูนย์กลาง เส้นผ่าศูนย์กลาง',
    temperature_comfort: 'อุณหภูมิ',
    warmth: 'ความอุ่น กันหนาว',
    brightness: 'ความสว่าง สว่าง ลูเมน',
    battery_life: 'แบตเตอรี่ แบต ใช้งานนาน',
    battery_capacity: 'แบตเตอรี่ แบต',
    speed: 'ความเร็ว เร็ว',
    wattage: 'กำลังไฟ กำลัง วัตต์ แรงม้า',
    suction_power: 'แรงดูด พลังดูด',
    maximum_load: 'รับน้ำหนัก น้ำหนักบรรทุก',
    wireless_range: 'ระยะ รัศมี',
    number_of_pages: 'หน้า',
  },
  superlatives: `
เบาสุด, เบาที่สุด, น้ำหนักเบาสุด, น้ำหนักเบาที่สุด = weight-; หนักสุด, หนักที่สุด = weight+;
เงียบสุด, เงียบที่สุด, เสียงเบาสุด, เสียงเบาที่สุด = noise_level-; ดังสุด, ดังที่สุด, เสียงดังสุด, เสียงดังที่สุด = noise_level+;
ใหญ่สุด, ใหญ่ที่สุด = bigness+; เล็กสุด, เล็กที่สุด, กะทัดรัดที่สุด = bigness-;
จุเยอะสุด, จุมากที่สุด, จุเยอะที่สุด, ความจุเยอะสุด, ความจุมากที่สุด, จุได้เยอะสุด, ใส่ของได้เยอะสุด = capacity+ seating_capacity+; จุน้อยสุด, ความจุน้อยสุด = capacity-; นั่งได้เยอะสุด = seating_capacity+;
จอใหญ่สุด, จอใหญ่ที่สุด, หน้าจอใหญ่สุด, หน้าจอใหญ่ที่สุด = screen_size+; จอเล็กสุด = screen_size-; ยาวสุด, ยาวที่สุด = length+ number_of_pages+; สั้นสุด, สั้นที่สุด = length- height-;
สูงที่สุด = height+; เตี้ยสุด, เตี้ยที่สุด = height-; กว้างสุด, กว้างที่สุด = width+; แคบสุด, แคบที่สุด = width-;
บางสุด, บางที่สุด = thickness- depth- width-; หนาสุด, หนาที่สุด = thickness+ number_of_pages+; ลึกสุด, ลึกที่สุด = depth+; ตื้นสุด, ตื้นที่สุด = depth-;
ไกลสุด, ไกลที่สุด, ระยะไกลสุด = wireless_range+; อุ่นสุด, อุ่นที่สุด, กันหนาวดีสุด = temperature_comfort- warmth+;
สว่างสุด, สว่างที่สุด = brightness+; แบตอึดสุด, แบตอึดที่สุด, อึดสุด, อึดที่สุด, แบตทนสุด, แบตนานสุด, แบตเยอะสุด, ใช้ได้นานสุด, ใช้ได้นานที่สุด, ใช้งานได้นานที่สุด, แบตเตอรี่อยู่ได้นานที่สุด = battery_life+ battery_capacity+;
เร็วสุด, เร็วที่สุด = speed+; ช้าสุด, ช้าที่สุด = speed-; ดูดแรงสุด, แรงดูดสูงสุด, ดูดแรงที่สุด = suction_power+;
แรงสุด, แรงที่สุด, กำลังไฟสูงสุด, วัตต์สูงสุด = wattage+ maximum_load+; กินไฟน้อยสุด = wattage-; แข็งแรงสุด, รับน้ำหนักได้มากสุด, รับน้ำหนักเยอะสุด = maximum_load+;
หน้าเยอะสุด = number_of_pages+`,
  most: 'มากที่สุด, มากสุด, เยอะสุด, เยอะที่สุด, สูงสุด, สูงที่สุด',
  least: 'น้อยที่สุด, น้อยสุด, ต่ำสุด, ต่ำที่สุด',
  said: {
    weight: 'หนัก เบา',
    noise_level: 'ดัง เงียบ',
    brightness: 'แสง',
    battery_life: 'อึด',
    seating_capacity: 'ผู้เล่น',
    wireless_range: 'ไกล',
    warmth: 'อุ่น',
  },
};
