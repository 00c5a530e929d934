import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'peso',
    noise_level: 'ruido barulho',
    screen_size: 'tela ecra visor',
    capacity: 'capacidade volume',
    seating_capacity: 'pessoas lugares',
    floor_area: 'area superficie',
    height: 'altura alto',
    length: 'comprimento',
    width: 'largura',
    thickness: 'espessura grossura',
    depth: 'profundidade',
    diameter: 'diametro',
    temperature_comfort: 'temperatura',
    warmth: 'calor',
    brightness: 'brilho luminosidade',
    battery_life: 'autonomia bateria duracao',
    battery_capacity: 'bateria',
    speed: 'velocidade',
    wattage: 'potencia torque',
    maximum_load: 'carga',
    wireless_range: 'alcance',
    number_of_pages: 'paginas',
  },
  superlatives: `
mais leve, mais leves, mais levinho, mais levinha, mais ligeiro = weight-; mais pesado, mais pesada, mais pesados, mais pesadas = weight+;
mais silencioso, mais silenciosa, mais silenciosos, mais silenciosas, menos barulhento, menos barulhenta, menos barulho, menos ruidoso, menos ruído = noise_level-;
mais barulhento, mais barulhenta, mais ruidoso = noise_level+; mais grande = bigness+;
mais pequeno, mais pequena, mais pequenos, mais pequenas, mais compacto, mais compacta, mais compactos = bigness-;
mais espaçoso, mais espaçosa, maior capacidade, mais capacidade, cabe mais = capacity+ seating_capacity+; maior tela, tela maior, maior ecrã, ecrã maior = screen_size+;
mais comprido, mais comprida, mais compridos, mais longo, mais longa = length+; mais curto, mais curta, mais curtos = length- height-;
mais alto, mais alta, mais altos, mais altas = height+; mais baixo, mais baixa, mais baixos = height-; mais largo, mais larga, mais largos = width+;
mais estreito, mais estreita = width-; mais fino, mais fina, mais finos, mais fininho = thickness- depth-; mais grosso, mais grossa, mais grossos, mais espesso, mais espessa = thickness+ number_of_pages+;
maior alcance, mais alcance, chega mais longe, vai mais longe = wireless_range+; dura mais, duram mais, mais duradouro, mais duradoura = battery_life+;
aguenta mais frio, aguentam mais frio, para mais frio = temperature_comfort-; mais fundo, mais funda, mais profundo, mais profunda = depth+;
mais quente, mais quentes, mais quentinho, mais quentinha, esquenta mais, aquece mais = temperature_comfort- warmth+;
mais brilhante, mais luminoso, mais luminosa, ilumina mais = brightness+;
maior autonomia, mais autonomia, melhor autonomia, mais bateria, melhor bateria, maior bateria = battery_life+ battery_capacity+;
mais rápido, mais rápida, mais rápidos, mais rápidas, mais veloz = speed+; mais potente, mais potentes, mais forte, mais fortes = wattage+ maximum_load+`,
  most: 'o mais, a mais, os mais, as mais, que mais, com mais, de mais, tem mais, têm mais, dá mais, dão mais, faz mais, maior, maiores, máximo, máxima',
  least:
    'o menos, a menos, os menos, que menos, com menos, de menos, tem menos, têm menos, faz menos, fazem menos, menor, menores, mínimo, mínima',
  said: { weight: 'pesa pesam', brightness: 'luz ilumina', seating_capacity: 'jogadores' },
};
