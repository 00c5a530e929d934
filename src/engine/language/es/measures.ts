import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'peso',
    noise_level: 'ruido',
    screen_size: 'pantalla',
    capacity: 'capacidad',
    seating_capacity: 'personas plazas',
    floor_area: 'superficie',
    height: 'altura alto',
    length: 'longitud largo',
    width: 'ancho anchura',
    thickness: 'grosor',
    depth: 'profundidad',
    diameter: 'diametro',
    temperature_comfort: 'temperatura',
    warmth: 'calor',
    brightness: 'brillo',
    battery_life: 'autonomia bateria duracion',
    battery_capacity: 'bateria',
    speed: 'velocidad',
    wattage: 'potencia par',
    maximum_load: 'carga',
    wireless_range: 'alcance',
    number_of_pages: 'paginas',
  },
  superlatives: `
más ligero, más ligera, más ligeros, más ligeras, más liviano, más liviana = weight-; más pesado, más pesada = weight+;
más silencioso, más silenciosa, menos ruidoso, menos ruidosa = noise_level-; más ruidoso, más ruidosa = noise_level+;
más grande, más grandes = bigness+; más pequeño, más pequeña, más pequeños, más compacto, más compacta = bigness-;
más espacioso, más espaciosa, mayor capacidad, más capacidad = capacity+ seating_capacity+; pantalla más grande = screen_size+;
más largo, más larga = length+; más corto, más corta = length- height-; más alto, más alta = height+; más bajo, más baja = height-;
más ancho, más ancha = width+; más estrecho, más estrecha = width-; más fino, más fina, más delgado, más delgada = thickness- depth-;
más grueso, más gruesa, más gordo, más gorda = thickness+ number_of_pages+; mayor alcance, más alcance, llega más lejos = wireless_range+;
dura más, duran más, más duradero, más duradera = battery_life+; aguanta más frío, aguantan más frío, para más frío = temperature_comfort-; más profundo, más profunda = depth+; más cálido, más cálida, más abrigado, más caliente = temperature_comfort- warmth+;
más brillante, más luminoso, más luminosa = brightness+; mayor autonomía, más autonomía, mejor autonomía, más batería, mejor batería = battery_life+ battery_capacity+;
más rápido, más rápida = speed+; más potente, más potentes, más fuerte = wattage+ maximum_load+`,
  most: 'el más, la más, los más, las más, que más, con más, de más, tiene más, tienen más, da más, dan más, mayor, mayores, máximo, máxima',
  least:
    'el menos, la menos, que menos, con menos, de menos, tiene menos, tienen menos, hace menos, hacen menos, menor, menores, mínimo, mínima',
  said: { weight: 'pesa pesan', brightness: 'luz ilumina', seating_capacity: 'jugadores' },
};
