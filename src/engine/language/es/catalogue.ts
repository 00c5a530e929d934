import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen: 'pantalla',
    charge: 'bateria',
    memory: 'memoria',
    storage: 'almacenamiento disco',
    voltage: 'voltaje',
    power: 'potencia',
    light: 'luminosidad brillo',
    mass: 'peso',
    volume: 'capacidad',
    height: 'altura alto',
    width: 'ancho anchura',
    depth: 'profundidad',
    length: 'longitud largo',
    diameter: 'diametro',
    time: 'autonomia',
  },
  counted: {
    person: 'persona personas plazas',
    seat: 'asiento asientos',
    piece: 'piezas pieza unidades uds',
    sunscreen: 'fps',
    port: 'puertos',
    core: 'nucleos',
    player: 'jugadores',
    door: 'puertas',
    drawer: 'cajones',
    page: 'paginas hojas',
  },
  howMany: 'capacidad numero para',
  presence: 'incluido incluida integrado integrada con',
  beforeParts: 'con sin',
  notPrices: 'piezas personas hojas paginas puertos',
  unitWords: 'pulgadas? grados',
  worn: 'mujer hombre ropa calzado zapato',
  oneSize: 'talla unica',
  ages: { to: 'a|hasta', from: 'desde|a partir de', month: 'mes(?:es)?\\b' },
  sons: 'hijo nino',
  daughters: 'hija nina',
  nor: 'ni',
  joining: 'con sin en de para no solo',
  inNames: 'para con de del la el los las y en',
  and: 'y',
  or: 'o',
  synonyms: `
portátil laptop notebook; auriculares cascos audífonos; televisor televisión tele tv; nevera frigorífico refrigerador;
zapatillas deportivas; jersey suéter; bicicleta bici; móvil celular smartphone; pantalla monitor;
altavoz bocina parlante; cartera billetera monedero; gafas lentes anteojos; inalámbrico wireless;
ordenador computadora computador; camiseta playera remera; ratón mouse`,
  first: 'primero',
};
