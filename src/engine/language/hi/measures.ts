import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'वज़न वजन भार किलो vajan wazan weight',
    noise_level: 'शोर आवाज़ आवाज डेसिबल shor awaz',
    screen_size: 'स्क्रीन डिस्प्ले इंच screen',
    capacity: 'क्षमता लीटर आयतन capacity',
    seating_capacity: 'सीट सीटर लोग seater',
    floor_area: 'क्षेत्र क्षेत्रफल',
    height: 'ऊँचाई ऊंचाई कद oonchai unchai height',
    length: 'लंबाई लम्बाई lambai length',
    width: 'चौड़ाई chaudai width',
    thickness: 'मोटाई motai',
    depth: 'गहराई gehrai',
    diameter: 'व्यास',
    temperature_comfort: 'तापमान',
    warmth: 'गर्माहट गरमाहट',
    brightness: 'चमक ब्राइटनेस रोशनी लुमेन roshni brightness',
    battery_life: 'बैकअप backup',
    battery_capacity: 'बैटरी battery',
    speed: 'स्पीड रफ़्तार गति speed',
    wattage: 'पावर वाट शक्ति watt power',
    suction_power: 'सक्शन suction',
    maximum_load: 'लोड भार load',
    wireless_range: 'रेंज range',
    number_of_pages: 'पन्ने पेज pages',
  },
  superlatives: `
सबसे हल्का, सबसे हल्की, सबसे हल्के, sabse halka, sabse halki, sabse halke = weight-; सबसे भारी, sabse bhari, sabse bhaari, sabse wazni = weight+;
सबसे शांत, सबसे कम आवाज़ वाला, सबसे कम आवाज़, सबसे कम शोर, sabse shant, sabse kam awaz, sabse kam awaz wala, sabse kam shor, sabse silent = noise_level-;
सबसे ज़्यादा आवाज़, सबसे तेज़ आवाज़, sabse tez awaz, sabse loud = noise_level+;
सबसे बड़ा, सबसे बड़ी, सबसे बड़े, sabse bada, sabse badi, sabse bade, sabse bara = bigness+; सबसे छोटा, सबसे छोटी, सबसे छोटे, सबसे कॉम्पैक्ट, sabse chota, sabse choti, sabse chhota, sabse chhoti, sabse compact = bigness-;
सबसे ज़्यादा जगह, सबसे ज़्यादा जगह वाला, सबसे ज़्यादा क्षमता, सबसे खुला, sabse zyada jagah, sabse jyada jagah, sabse zyada capacity = capacity+ seating_capacity+;
सबसे बड़ी स्क्रीन, सबसे बड़ी स्क्रीन वाला, सबसे बड़ा डिस्प्ले, sabse badi screen, sabse bada screen, sabse bada display = screen_size+;
सबसे लंबा, सबसे लंबी, सबसे लंबे, sabse lamba, sabse lambi, sabse lambe = length+ number_of_pages+; सबसे ऊँचा, सबसे ऊँची, sabse uncha, sabse unchi, sabse ooncha = height+; सबसे नीचा, sabse nicha, sabse neecha = height-;
सबसे चौड़ा, सबसे चौड़ी, sabse chauda, sabse chaudi, sabse choda = width+ capacity+; सबसे पतला, सबसे पतली, सबसे पतले, sabse patla, sabse patli, sabse slim = thickness- depth- width-;
सबसे मोटा, सबसे मोटी, sabse mota, sabse moti = thickness+ number_of_pages+; सबसे गहरा, सबसे गहरी, sabse gehra, sabse gahra = depth+;
सबसे गर्म, सबसे गरम, सबसे गर्माहट वाला, sabse garam, sabse warm = temperature_comfort- warmth+; सबसे चमकीला, सबसे ज़्यादा रोशनी, सबसे तेज़ रोशनी, sabse zyada roshni, sabse jyada roshni, sabse tez roshni, sabse bright = brightness+;
सबसे ज़्यादा चलने वाला, सबसे ज़्यादा बैकअप, सबसे लंबी बैटरी, सबसे अच्छी बैटरी, सबसे बड़ी बैटरी, सबसे ज़्यादा बैटरी, sabse zyada backup, sabse jyada backup, sabse zyada battery, sabse jyada battery, sabse acchi battery, sabse badi battery = battery_life+ battery_capacity+;
सबसे तेज़, सबसे फ़ास्ट, sabse tez, sabse tej, sabse fast = speed+; सबसे धीमा, सबसे धीमी, sabse dheema, sabse slow = speed-; सबसे तेज़ सक्शन, sabse tez suction = suction_power+;
सबसे ताकतवर, सबसे पावरफुल, सबसे शक्तिशाली, सबसे मज़बूत, sabse takatwar, sabse powerful, sabse mazboot, sabse majboot = wattage+ maximum_load+; सबसे दूर तक, सबसे ज़्यादा रेंज, sabse zyada range, sabse jyada range = wireless_range+`,
  most: 'सबसे ज़्यादा, सबसे अधिक, अधिकतम, सर्वाधिक, sabse zyada, sabse jyada, sabse adhik',
  least: 'सबसे कम, न्यूनतम, sabse kam',
};
