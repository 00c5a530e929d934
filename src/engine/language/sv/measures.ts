import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'vikt',
    noise_level: 'ljudniva bullerniva ljud buller',
    screen_size: 'skarm skarmstorlek',
    capacity: 'volym kapacitet rymd',
    seating_capacity: 'personer sittplatser',
    floor_area: 'yta golvyta',
    height: 'hojd',
    length: 'langd',
    width: 'bredd',
    thickness: 'tjocklek',
    depth: 'djup',
    diameter: 'diameter',
    temperature_comfort: 'temperatur komforttemperatur komfort',
    warmth: 'varme',
    brightness: 'ljusstyrka ljusflode',
    battery_life: 'batteritid drifttid batteri speltid',
    battery_capacity: 'batteri batterikapacitet',
    speed: 'hastighet fart',
    wattage: 'effekt vridmoment styrka',
    suction_power: 'sugeffekt sugkraft',
    maximum_load: 'maxlast maxvikt barformaga belastning',
    wireless_range: 'rackvidd',
    number_of_pages: 'sidor sidantal',
  },
  superlatives: `
lättaste, lättast = weight-; tyngsta, tyngst = weight+; tystaste, tystast, minst högljudda = noise_level-; högljuddaste, mest högljudda, bullrigaste = noise_level+;
största, störst = bigness+; minsta, minst, kompaktaste, mest kompakta = bigness-;
rymligaste, rymligast, rymmer mest, störst volym, största volym = capacity+ seating_capacity+; största skärmen, störst skärm, största skärm = screen_size+;
längsta, längst = length+; kortaste, kortast = length- height-; högsta, högst = height+; lägsta, lägst = height-;
bredaste, bredast = width+; smalaste, smalast = width-; tunnaste, tunnast, plattaste = thickness- depth- width-; tjockaste, tjockast = thickness+ number_of_pages+;
längst räckvidd, längsta räckvidden, längsta räckvidd, når längst = wireless_range+;
håller längst, räcker längst, varar längst, går längst = battery_life+;
djupaste, djupast = depth+; varmaste, varmast = temperature_comfort- warmth+; ljusstarkaste, ljusaste, starkast ljus, lyser starkast = brightness+;
längst batteritid, längsta batteritiden, längsta batteritid, bäst batteri, bästa batteriet, bästa batteri, bäst batteritid, största batteriet = battery_life+ battery_capacity+;
snabbaste, snabbast = speed+; bäst sug, bästa sugkraft, starkast sug, högst sugeffekt = suction_power+; kraftfullaste, starkaste, starkast, kraftigaste, kraftigast, mest kraftfulla = wattage+ maximum_load+`,
  most: 'mest, flest, högsta, högst, största, störst',
  least: 'minst, lägsta, lägst, minsta, färst',
  said: {
    weight: 'vager vaga',
    noise_level: 'later oljud',
    brightness: 'ljus lyser',
    seating_capacity: 'spelare',
  },
  comparative: [/aste?$/u, 'are'],
};
