import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'weight',
    noise_level: 'noise loudness decibel',
    screen_size: 'screen diagonal display',
    capacity: 'capacity volume contents',
    seating_capacity: 'persons people seats places',
    floor_area: 'area',
    height: 'height',
    length: 'length',
    width: 'width',
    thickness: 'thickness',
    depth: 'depth',
    diameter: 'diameter',
    temperature_comfort: 'temperature comfort',
    warmth: 'warmth tog',
    brightness: 'brightness lumens lumen luminosity',
    battery_life: 'runtime battery',
    battery_capacity: 'battery',
    speed: 'speed',
    wattage: 'power torque suction',
    suction_power: 'suction',
    maximum_load: 'load',
    wireless_range: 'range',
    number_of_pages: 'pages',
  },
  superlatives: `
lightest, least heavy, lowest weight = weight-; heaviest = weight+; quietest, most quiet, most silent, least noisy, least loud = noise_level-;
loudest = noise_level+; biggest, largest, hugest = bigness+; smallest, tiniest, littlest, most compact = bigness-;
roomiest, most spacious, biggest capacity, largest capacity, highest capacity = capacity+ seating_capacity+;
biggest screen, largest screen, biggest display, largest display = screen_size+; longest = length+ number_of_pages+; shortest = length- height-;
tallest, highest = height+; lowest = height-; widest = width+; narrowest = width-; thinnest, slimmest = thickness- depth- width-;
thickest = thickness+ number_of_pages+; furthest, farthest, longest range = wireless_range+; deepest = depth+; shallowest = depth-; warmest, for the coldest = temperature_comfort- warmth+;
brightest = brightness+; lasts longest, lasts the longest, last longest, last the longest, goes longest, goes the longest,
runs longest, runs the longest, keeps longest, longest lasting, longest-lasting, longest battery life, longest battery, best battery life, best battery,
longest runtime, most battery life, biggest battery = battery_life+ battery_capacity+; fastest, quickest = speed+; slowest = speed-;
strongest suction, most suction, highest suction = suction_power+; most powerful, strongest = wattage+ maximum_load+`,
  most: 'most, highest, greatest, biggest, largest, maximum',
  least: 'least, lowest, fewest, smallest, minimum',
  said: {
    weight: 'weigh weighs weighing',
    brightness: 'light',
    noise_level: 'noise racket',
    seating_capacity: 'players',
    wireless_range: 'reaches reach',
  },
  comparative: [/est\b/u, 'er'],
};
