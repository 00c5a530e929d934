import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'dónde estáis|dónde están|dnd estais|dónde estás|dónde os encuentro|dónde encontraros|dónde os encontráis|dónde se encuentran|dónde quedáis|estáis ubicados|están ubicados|dónde se ubican|visitar|visitaros|visitarlos|pasarme|pasar a veros|pasar por|ir a veros|ir a verlos|acercarme|ir en persona|en persona|cómo llegar|cómo llego|cómo se llega|cómo puedo llegar|solo online|sólo online|solo en línea|solo por internet|a pie de calle|qué ciudad|en qué calle|qué calle',
  you: 'estáis|os encuentro|os puedo encontrar|encontraros|os encontráis|se encuentran ustedes|les encuentro|encontrarlos|ver vuestros productos|ver sus productos|ver los productos',
  names:
    'tienda|tiendas|tienda física|local|locales|showroom|exposición|sucursal|sucursales|dirección|direcciones|ubicación|ubicaciones|punto de venta|puntos de venta|código postal|establecimiento',
  noPlace:
    'dirección de envío|dirección de entrega|dirección de facturación|hace eso|hacen eso|lo hace|lo hacen|lo tiene|lo tienen',
  beside:
    'dónde|dnd|donde|está|están|queda|quedan|se encuentra|hay|alguna|alguno|algún|una|un|tenéis|teneis|tienen|tiene|física|físico|vuestra|vuestro|vuestras|su|sus|la|el|las|los|exacta|exactamente|cuál|cuál es|cual|qué|puedo|podemos|se puede|podría|ir|venir|ver|probar|probarme|cerca|más cerca|más cercana|cercana|por aquí|aquí|allí|de|a|en|para|por favor|porfa|gracias|hola|quiero|quisiera|me gustaría|también|o|todas|las cosas|dame|me das|me dais|os|vosotros',
  streets:
    'calle|c|c/|avenida|av|avda|plaza|pza|paseo|pº|polígono|carretera|ctra|camino|ronda|travesía|callejón|glorieta|rambla|vía|carrer|pasaje|parque|alameda',
  streetsBehind: 'kalea',
  houseFirst: false,
};
