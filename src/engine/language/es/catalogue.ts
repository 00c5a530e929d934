import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen_size: 'pantalla',
    battery_capacity: 'bateria',
    memory: 'memoria',
    storage: 'almacenamiento disco',
    voltage: 'voltaje',
    wattage: 'potencia',
    brightness: 'luminosidad brillo',
    weight: 'peso',
    capacity: 'capacidad',
    height: 'altura alto',
    width: 'ancho anchura',
    depth: 'profundidad',
    length: 'longitud largo',
    diameter: 'diametro',
    battery_life: 'autonomia',
  },
  counted: {
    seating_capacity: 'persona personas plazas',
    seats: 'asiento asientos',
    pack_quantity: 'piezas pieza unidades uds',
    uv_protection: 'fps',
    ports: 'puertos',
    processor_cores: 'nucleos',
    number_of_players: 'jugadores',
    number_of_doors: 'puertas',
    number_of_drawers: 'cajones',
    number_of_pages: 'paginas hojas',
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
