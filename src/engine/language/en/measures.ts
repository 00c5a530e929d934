import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'weight',
    noise: 'noise loudness decibel',
    screen: 'screen diagonal display',
    capacity: 'capacity volume contents',
    persons: 'persons people seats places',
    area: 'area',
    height: 'height',
    length: 'length',
    width: 'width',
    thickness: 'thickness',
    depth: 'depth',
    diameter: 'diameter',
    temperature: 'temperature comfort',
    warmth: 'warmth tog',
    brightness: 'brightness lumens lumen luminosity',
    battery: 'runtime battery',
    charge: 'battery',
    speed: 'speed',
    power: 'power torque suction',
    load: 'load',
  },
  superlatives: `
lightest, least heavy, lowest weight = weight-; heaviest = weight+; quietest, most quiet, most silent, least noisy, least loud = noise-;
loudest = noise+; biggest, largest, hugest = size+; smallest, tiniest, littlest, most compact = size-;
roomiest, most spacious, biggest capacity, largest capacity, highest capacity = capacity+ persons+;
biggest screen, largest screen, biggest display, largest display = screen+; longest = length+; shortest = length- height-;
tallest, highest = height+; lowest = height-; widest = width+; narrowest = width-; thinnest, slimmest = thickness- depth- width-;
thickest = thickness+; deepest = depth+; shallowest = depth-; warmest, for the coldest = temperature- warmth+;
brightest = brightness+; longest lasting, longest-lasting, longest battery life, longest battery, best battery life, best battery,
longest runtime, most battery life, biggest battery = battery+ charge+; fastest, quickest = speed+; slowest = speed-;
most powerful, strongest = power+ load+`,
  comparative: [/est\b/u, 'er'],
};
