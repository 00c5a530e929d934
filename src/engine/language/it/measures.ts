import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'peso',
    noise_level: 'rumore rumorosita',
    screen_size: 'schermo',
    capacity: 'capacita contenuto',
    seating_capacity: 'persone posti',
    floor_area: 'superficie',
    height: 'altezza',
    length: 'lunghezza',
    width: 'larghezza',
    thickness: 'spessore',
    depth: 'profondita',
    diameter: 'diametro',
    temperature_comfort: 'temperatura',
    warmth: 'calore',
    brightness: 'luminosita',
    battery_life: 'autonomia batteria durata',
    battery_capacity: 'batteria',
    speed: 'velocita',
    wattage: 'potenza coppia',
    maximum_load: 'carico portata',
    number_of_pages: 'pagine',
  },
  superlatives: `
più leggero, più leggera, più leggeri, più leggere = weight-; più pesante, più pesanti = weight+;
più silenzioso, più silenziosa, più silenziosi, più silenziose, meno rumoroso, meno rumorosa = noise_level-;
più rumoroso, più rumorosa = noise_level+; più grande, più grandi = bigness+;
più piccolo, più piccola, più piccoli, più piccole, più compatto, più compatta = bigness-;
più spazioso, più spaziosa, più capiente, più capienti, maggiore capacità = capacity+ seating_capacity+; schermo più grande = screen_size+;
più lungo, più lunga, più lunghi, più lunghe = length+; più corto, più corta, più corti, più corte = length- height-;
più alto, più alta, più alti, più alte = height+; più basso, più bassa = height-; più largo, più larga, più larghi = width+;
più stretto, più stretta = width-; più sottile, più sottili = thickness- depth- width-; più spesso, più spessa = thickness+ number_of_pages+; dura di più, durano di più, dura più a lungo, durano più a lungo,
più duraturo, più duratura = battery_life+;
più profondo, più profonda = depth+; più caldo, più calda, più caldi, più calde = temperature_comfort- warmth+;
più luminoso, più luminosa, più luminosi = brightness+; maggiore autonomia, più autonomia, migliore autonomia,
batteria più grande, batteria migliore = battery_life+ battery_capacity+; più veloce, più veloci, più rapido = speed+;
più potente, più potenti, più forte, più resistente = wattage+ maximum_load+`,
  most: 'il più, la più, i più, le più, che più, con più, maggiore, maggior, massimo, massima',
  least: 'il meno, la meno, che meno, con meno, minore, minor, minimo, minima',
  said: {
    weight: 'pesa pesano',
    noise_level: 'baccano chiasso',
    brightness: 'luce',
    seating_capacity: 'giocatori',
  },
};
