import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'peso',
    noise: 'ruido',
    screen: 'pantalla',
    capacity: 'capacidad',
    persons: 'personas plazas',
    area: 'superficie',
    height: 'altura alto',
    length: 'longitud largo',
    width: 'ancho anchura',
    thickness: 'grosor',
    depth: 'profundidad',
    diameter: 'diametro',
    temperature: 'temperatura',
    warmth: 'calor',
    brightness: 'brillo',
    battery: 'autonomia bateria',
    charge: 'bateria',
    speed: 'velocidad',
    power: 'potencia par',
    load: 'carga',
  },
  superlatives: `
más ligero, más ligera, más ligeros, más ligeras, más liviano, más liviana = weight-; más pesado, más pesada = weight+;
más silencioso, más silenciosa, menos ruidoso, menos ruidosa = noise-; más ruidoso, más ruidosa = noise+;
más grande, más grandes = size+; más pequeño, más pequeña, más pequeños, más compacto, más compacta = size-;
más espacioso, más espaciosa, mayor capacidad, más capacidad = capacity+ persons+; pantalla más grande = screen+;
más largo, más larga = length+; más corto, más corta = length- height-; más alto, más alta = height+; más bajo, más baja = height-;
más ancho, más ancha = width+; más estrecho, más estrecha = width-; más fino, más fina, más delgado, más delgada = thickness- depth-;
más grueso, más gruesa = thickness+; más profundo, más profunda = depth+; más cálido, más cálida, más abrigado, más caliente = temperature- warmth+;
más brillante, más luminoso, más luminosa = brightness+; mayor autonomía, más autonomía, mejor autonomía, más batería, mejor batería = battery+ charge+;
más rápido, más rápida = speed+; más potente, más potentes, más fuerte = power+ load+`,
};
