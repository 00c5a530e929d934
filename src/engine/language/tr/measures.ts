import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'agirlik agirligi kilo kilosu',
    noise_level: 'gurultu ses desibel',
    screen_size: 'ekran ekrani inc',
    capacity: 'kapasite kapasitesi hacim hacmi',
    seating_capacity: 'kisi kisilik',
    floor_area: 'alan alani',
    height: 'yukseklik yuksekligi boy boyu',
    length: 'uzunluk uzunlugu',
    width: 'genislik genisligi eni',
    thickness: 'kalinlik kalinligi',
    depth: 'derinlik derinligi',
    diameter: 'cap capi',
    temperature_comfort: 'sicaklik sicakligi konfor',
    warmth: 'sicaklik',
    brightness: 'parlaklik parlakligi lumen',
    battery_life: 'pil sarj omru calisma',
    battery_capacity: 'batarya pil bataryasi',
    speed: 'hiz hizi',
    wattage: 'guc gucu watt',
    suction_power: 'emis cekis vakum',
    maximum_load: 'yuk tasima',
    wireless_range: 'menzil menzili',
    number_of_pages: 'sayfa',
  },
  superlatives: `
en hafif, en hafifi, en hafifleri = weight-; en ağır, en ağırı = weight+;
en sessiz, en sessizi, en az ses çıkaran, en az gürültülü, en az ses yapan = noise_level-; en gürültülü, en sesli = noise_level+;
en büyük, en büyüğü, en büyükleri, en kocaman = bigness+; en küçük, en küçüğü, en ufak, en ufağı, en kompakt = bigness-;
en ferah, en yüksek kapasiteli, en çok alan, en büyük hacimli, en büyük kapasiteli = capacity+ seating_capacity+; en büyük ekranlı, en büyük ekran, ekranı en büyük = screen_size+;
en uzun, en uzunu = length+ number_of_pages+; en kısa, en kısası = length- height-; en yüksek, en yükseği = height+; en alçak, en alçağı = height-;
en geniş, en genişi = width+ capacity+; en dar, en darı = width-; en ince, en incesi = thickness- depth- width-; en kalın, en kalını = thickness+ number_of_pages+;
en derin, en derini = depth+; en sığ = depth-; en sıcak tutan, en sıcak, en kışlık = temperature_comfort- warmth+; en parlak, en aydınlık, en çok ışık veren = brightness+;
en uzun ömürlü, en uzun şarjlı, en çok şarj giden, şarjı en uzun giden, en uzun süre dayanan, en uzun süre çalışan, pili en uzun giden, en uzun pil ömrü, en dayanıklı pil, en büyük batarya, bataryası en büyük = battery_life+ battery_capacity+;
en hızlı, en hızlısı = speed+; en yavaş, en yavaşı = speed-; en iyi çeken, çekiş gücü en yüksek, en yüksek emiş gücü = suction_power+;
en güçlü, en güçlüsü, en sağlam, en dayanıklı = wattage+ maximum_load+; en uzun menzilli, menzili en uzun = wireless_range+`,
  most: 'en çok, en fazla, en yüksek, en büyük, en uzun, maksimum',
  least: 'en az, en düşük, en küçük, en kısa, minimum',
  said: {
    weight: 'tartiyor ceker',
    noise_level: 'gurultulu sesli',
    brightness: 'isik',
    seating_capacity: 'oyuncu',
  },
  comparative: [/^en /u, 'daha '],
};
