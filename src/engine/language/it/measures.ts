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
    battery_life: 'autonomia batteria',
    battery_capacity: 'batteria',
    speed: 'velocita',
    wattage: 'potenza coppia',
    maximum_load: 'carico portata',
  },
  superlatives: `
più leggero, più leggera, più leggeri, più leggere = weight-; più pesante, più pesanti = weight+;
più silenzioso, più silenziosa, più silenziosi, più silenziose, meno rumoroso, meno rumorosa = noise_level-;
più rumoroso, più rumorosa = noise_level+; più grande, più grandi = bigness+;
più piccolo, più piccola, più piccoli, più piccole, più compatto, più compatta = bigness-;
più spazioso, più spaziosa, più capiente, più capienti, maggiore capacità = capacity+ seating_capacity+; schermo più grande = screen_size+;
più lungo, più lunga, più lunghi, più lunghe = length+; più corto, più corta, più corti, più corte = length- height-;
più alto, più alta, più alti, più alte = height+; più basso, più bassa = height-; più largo, più larga, più larghi = width+;
più stretto, più stretta = width-; più sottile, più sottili = thickness- depth- width-; più spesso, più spessa = thickness+;
più profondo, più profonda = depth+; più caldo, più calda, più caldi, più calde = temperature_comfort- warmth+;
più luminoso, più luminosa, più luminosi = brightness+; maggiore autonomia, più autonomia, migliore autonomia,
batteria più grande, batteria migliore = battery_life+ battery_capacity+; più veloce, più veloci, più rapido = speed+;
più potente, più potenti, più forte, più resistente = wattage+ maximum_load+`,
};
