import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'peso',
    noise: 'rumore rumorosita',
    screen: 'schermo',
    capacity: 'capacita contenuto',
    persons: 'persone posti',
    area: 'superficie',
    height: 'altezza',
    length: 'lunghezza',
    width: 'larghezza',
    thickness: 'spessore',
    depth: 'profondita',
    diameter: 'diametro',
    temperature: 'temperatura',
    warmth: 'calore',
    brightness: 'luminosita',
    battery: 'autonomia batteria',
    charge: 'batteria',
    speed: 'velocita',
    power: 'potenza coppia',
    load: 'carico portata',
  },
  superlatives: `
più leggero, più leggera, più leggeri, più leggere = weight-; più pesante, più pesanti = weight+;
più silenzioso, più silenziosa, più silenziosi, più silenziose, meno rumoroso, meno rumorosa = noise-;
più rumoroso, più rumorosa = noise+; più grande, più grandi = size+;
più piccolo, più piccola, più piccoli, più piccole, più compatto, più compatta = size-;
più spazioso, più spaziosa, più capiente, più capienti, maggiore capacità = capacity+ persons+; schermo più grande = screen+;
più lungo, più lunga, più lunghi, più lunghe = length+; più corto, più corta, più corti, più corte = length- height-;
più alto, più alta, più alti, più alte = height+; più basso, più bassa = height-; più largo, più larga, più larghi = width+;
più stretto, più stretta = width-; più sottile, più sottili = thickness- depth- width-; più spesso, più spessa = thickness+;
più profondo, più profonda = depth+; più caldo, più calda, più caldi, più calde = temperature- warmth+;
più luminoso, più luminosa, più luminosi = brightness+; maggiore autonomia, più autonomia, migliore autonomia,
batteria più grande, batteria migliore = battery+ charge+; più veloce, più veloci, più rapido = speed+;
più potente, più potenti, più forte, più resistente = power+ load+`,
};
