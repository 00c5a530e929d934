import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'hmotnost hmotnosti vaha vahu vahy',
    noise_level: 'hlucnost hlucnosti hluk hluku hladina',
    screen_size: 'displej displeje displejem obrazovka obrazovku obrazovky uhlopricka uhlopricku',
    capacity: 'objem objemu objemem kapacita kapacitu kapacity obsah',
    seating_capacity: 'osob osoby mist',
    floor_area: 'plocha plochu plochy',
    height: 'vyska vysku vysky',
    length: 'delka delku delky',
    width: 'sirka sirku sirky',
    thickness: 'tloustka tloustku sila',
    depth: 'hloubka hloubku hloubky',
    diameter: 'prumer prumeru prumerem',
    temperature_comfort: 'teplota teplotu komfort',
    warmth: 'teplo hrejivost',
    brightness: 'jas svitivost svetelny',
    battery_life: 'vydrz vydrzi baterie baterii provoz',
    battery_capacity: 'baterie baterii akumulator',
    speed: 'rychlost rychlosti otacky',
    wattage: 'vykon vykonu vykonem prikon',
    suction_power: 'saci sani podtlak',
    maximum_load: 'nosnost nosnosti zatizeni zatez unosnost',
    wireless_range: 'dosah dosahu dosahem',
    number_of_pages: 'stran stranek',
  },
  superlatives: `
nejlehčí, nejlehčího, nejlehčích, nejmíň váží, nejméně váží = weight-; nejtěžší, nejtěžšího = weight+;
nejtišší, nejtiššího, nejméně hlučný, nejméně hlučná, nejméně hlučné, nejmíň hlučný, nejmíň hlučná, nejmíň hlučné = noise_level-;
nejhlasitější, nejhlučnější = noise_level+; největší, největšího, největších = bigness+;
nejmenší, nejmenšího, nejmenších, nejkompaktnější, nejskladnější = bigness-;
nejprostornější, největší objem, největším objemem, největší kapacita, největší kapacitu, největší kapacitou = capacity+ seating_capacity+;
největší displej, největším displejem, největší obrazovka, největší obrazovku, největší úhlopříčka, největší úhlopříčkou = screen_size+;
nejdelší, nejdelšího, nejdelších = length+; nejkratší, nejkratšího = length- height-;
nejvyšší, nejvyššího = height+; nejnižší, nejnižšího = height-; nejširší, nejširšího = width+;
nejužší, nejužšího = width-; nejtenčí, nejtenčího, nejplošší = thickness- depth- width-; nejtlustší = thickness+ number_of_pages+;
vydrží nejdéle, nejdéle vydrží, vydrží nejdýl, nejdýl vydrží, nejvíc vydrží, nejvýdržnější = battery_life+;
nejhlubší = depth+; nejteplejší, nejteplejšího, nejhřejivější = temperature_comfort- warmth+;
nejjasnější, nejvíc svítí, nejvíce svítí, svítí nejvíc, nejsvítivější = brightness+;
nejdelší výdrž, nejdelší výdrží, nejlepší výdrž, nejlepší výdrží, největší výdrž, největší výdrží, největší baterie, největší baterií, největší baterii, nejlepší baterie, nejlepší baterií = battery_life+ battery_capacity+;
největší dosah, největším dosahem, nejdelší dosah = wireless_range+;
nejrychlejší, nejrychlejšího = speed+; největší sací výkon, největším sacím výkonem, nejvíc saje, nejlépe saje = suction_power+;
největší nosnost, největší nosností, nejvyšší nosnost, nejvyšší nosností, nejvíc unese, unese nejvíc, nejvíce unese = maximum_load+;
nejvýkonnější, nejvýkonnějšího, nejsilnější, nejsilnějšího, největší výkon, největším výkonem, nejvyšší výkon, nejvyšším výkonem = wattage+ maximum_load+`,
  most: 'nejvíc, nejvíce, nejvyšší, největší, nejdelší, co nejvíc, co nejvíce, maximální',
  least: 'nejmíň, nejméně, nejnižší, nejmenší, nejkratší, co nejmíň, co nejméně, minimální',
  said: {
    weight: 'vazi vazit',
    noise_level: 'ramus randal',
    brightness: 'svetlo sviti svetla',
    seating_capacity: 'hracu lidi',
    maximum_load: 'unese uveze',
  },
  comparative: [/^nej/u, ''],
};
