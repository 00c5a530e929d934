import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      menos de, por debajo de, más ligero que, más ligera que, más corto que, más pequeño que, que pese menos de, que pesen menos de, bajo, inferior a, más barato que, más barata que, menor de, menor que,
      debajo de, más baratos que, más baratas que, por menos de, más silencioso que, más silenciosa que,
      menos ruidoso que, menos ruidosa que, más estrecho que, más estrecha que, más fino que, más fina que,
      más bajo que, más baja que, más pequeña que, más corta que, menos ancho que, menos largo que, menos alto que,
      menos pesado que, menos que
    `),
    atMost: list(`
      hasta, máximo, nada por encima de, nada de más de, como máximo, max, no más de, mi presupuesto es de, mi presupuesto es, presupuesto de,
      presupuesto, un máximo de, no superior a, que no pase de, que no pasen de, a lo sumo,
      que no supere los, que no supere, no mayor de, dentro de
    `),
    above: list(`
      más de, por encima de, más largo que, más larga que, más pesado que, más pesada que, más grande que, más ancho que,
      más ancha que, más alto que, más alta que, más profundo que, más profunda que, más grueso que, más gruesa que,
      más potente que, más rápido que, más rápida que, más ruidoso que, más que, superior a, más caro que, más cara que,
      mayor de, mayor que, encima de, por más de
    `),
    atLeast: list(`
      al menos, desde, a partir de, mínimo, como mínimo, min, no menos de, un mínimo de, por lo menos
    `),
    around: list(`
      alrededor de, unos, unas, aproximadamente, cerca de, en torno a, sobre, sobre los, alrededor de los,
      de unos, de unas
    `),
    between: [
      ['entre', 'y'],
      ['de', 'a'],
      ['desde', 'hasta'],
      ['de', 'hasta'],
      ['entre', 'a'],
    ],
    join: list(`a, hasta`),
    atMostAfter: list(`o menos, como máximo, máximo, max, y menos, a lo sumo`),
    atLeastAfter: list(`
      o más, como mínimo, mínimo, y más, en adelante, para arriba, o mejor, por lo menos, al menos,
      o superior, y mejor
    `),
    than: ['que'],
    denials: list(`no, nada, que no sea, que no sean, nunca`),
    names: list(`precio, cuesta, cuesten, cueste, costo, por, valor, precios`),
  },
  currencies: {
    euro: ['EUR'],
    euros: ['EUR'],
    pavos: ['EUR'],
    dólar: list(`USD, CAD, AUD, NZD`),
    dólares: list(`USD, CAD, AUD, NZD`),
    pesos: list(`MXN, ARS, COP, CLP, UYU`),
    peso: list(`MXN, ARS, COP, CLP, UYU`),
    libras: ['GBP'],
    francos: ['CHF'],
    yenes: ['JPY'],
    soles: ['PEN'],
  },
  negation: {
    before: list(`
      alérgico a, alérgica a, alérgico al, alérgica al, alergia a, alergia al,
      sin, no, excepto, menos, salvo, ningún, ninguna, nada de, que no sea, que no sean, pero no,
      pero sin, ni, que no sea de, que no sean de, no de, no en, todo menos, a excepción de, y sin, y no,
      tampoco, que no tenga, que no tengan, nada en, distinto de, que no lleve, que no lleven, aparte de,
      y que no sea, y que no sea de, y que no sean, y que no sean de, excluyendo, pero que no sea,
      pero que no sea de, pero que no sean de, pero que no sean, no quiero
    `),
    strong: list(
      `sin, excepto, salvo, pero sin, y sin, alérgico a, alérgica a, alérgico al, alérgica al, alergia a, alergia al`,
    ),
    after: [],
    skip: list(`un, una, el, la, los, las, de, del, en, color, marca, por, unos, unas, al`),
  },
  stock: list(`
    en stock, disponible, disponibles, en existencia, disponible ya, disponibles ya, de entrega inmediata,
    entrega inmediata, en almacén, disponible ahora, disponibles ahora, con stock, en existencias,
    envío hoy, que haya en stock, con disponibilidad inmediata
  `),
  sale: list(
    `en oferta, de oferta, ofertas, rebajado, rebajada, rebajados, rebajadas, en rebajas, rebajas, chollos, con descuento, en promoción`,
  ),
  rating: {
    starWords: list(`estrella, estrellas`),
    wellRated: list(`
      bien valorado, bien valorados, bien valorada, bien valoradas, buenas opiniones, buenas valoraciones,
      buena valoración, buenas reseñas, bien puntuado, bien puntuados, con buenas opiniones,
      con buenas reseñas, bien calificado, bien calificados, bien calificada, bien calificadas,
      con buenas valoraciones, bien puntuada, bien puntuadas
    `),
  },
  sort: {
    price_asc: list(`
      más barato, más barata, los más baratos primero, las más baratas primero, más baratos primero, más barato primero, primero los más baratos, más baratos, más baratas, el más barato, la más barata, los más baratos,
      las más baratas, barato, barata, baratos, baratas, económico, económica, económicos, económicas,
      precio más bajo, precio ascendente, asequible, asequibles, menor precio, más económico,
      más económica, más económicos, más económicas, de menor a mayor precio, menor precio primero, más baratito,
      más baratita, más baratitos, más baratitas, lo más barato, lo más económico, menos caro, menos cara, menos caros,
      menos caras
    `),
    price_desc: list(`
      más caro, más cara, más caros, más caras, el más caro, la más cara, los más caros, las más caras,
      precio descendente, precio más alto, mayor precio, de mayor a menor precio
    `),
    newest: list(`
      más nuevo, más nueva, más nuevos, más nuevas, más reciente, más recientes, novedades, lo último,
      últimos modelos, último, última, últimos, últimas, los más nuevos, las más nuevas, los más recientes, las más recientes, lo más nuevo,
      último modelo, últimas novedades, lo más reciente
    `),
    rating: list(`
      mejor valorado, mejor valorados, mejor valorada, mejor valoradas, mejores opiniones, mejor puntuado,
      mejor puntuados, mejores valoraciones, mejor puntuación, mejor calificado, mejor calificados,
      mejor calificada, mejor calificadas, mejores reseñas, mejor puntuada, mejor puntuadas,
      los mejor valorados, las mejor valoradas, mejor valoración, valoración más alta, nota más alta, mejor nota,
      mejores notas, más estrellas, mejor votado, mejor votada, mejor votados, mejor votadas, opiniones mejores,
      lo mejor valorado
    `),
  },
  colours: {
    black: list(`negro, negra, negros, negras`),
    white: list(`blanco, blanca, blancos, blancas`),
    grey: list(`gris, grises`),
    silver: list(`plata, plateado, plateada, plateados, plateadas`),
    red: list(`rojo, roja, rojos, rojas`),
    blue: list(`azul, azules`),
    green: list(`verde, verdes`),
    yellow: list(`amarillo, amarilla, amarillos, amarillas`),
    pink: list(`rosa, rosas, rosado, rosada, rosados, rosadas`),
    orange: list(`naranja, naranjas, anaranjado, anaranjada`),
    brown: list(`marrón, marrones, café, castaño`),
    beige: list(`beige, beis, arena`),
    gold: list(`oro, dorado, dorada, dorados, doradas`),
    purple: list(`morado, morada, morados, moradas, púrpura, violeta, violetas`),
    turquoise: list(`turquesa, turquesas`),
    transparent: list(`transparente, transparentes`),
    multicolour: list(`multicolor, multicolores, de colores`),
    navy: list(`azul marino, marino`),
    burgundy: list(`burdeos, granate, vino, borgoña`),
    olive: list(`oliva, verde oliva`),
    khaki: list(`caqui, kaki`),
    cream: list(`crema, crudo`),
    ivory: ['marfil'],
    lilac: list(`lila, lavanda, malva`),
    magenta: list(`magenta, fucsia`),
    charcoal: list(`antracita, carbón`),
    tan: list(`camel, canela`),
    mint: ['menta'],
    bronze: ['bronce'],
    copper: ['cobre'],
    cyan: ['cian'],
    coral: list(`coral, salmón`),
  },
  shades: list(`oscuro, oscura, claro, clara, oscuros, claros, oscuras, claras, mate`),
  materials: {
    leather: list(`cuero, piel, de cuero, de piel`),
    cotton: list(`algodón, de algodón`),
    wool: list(`lana, de lana, merino`),
    silk: list(`seda, de seda`),
    linen: list(`lino, de lino`),
    polyester: ['poliéster'],
    nylon: list(`nailon, nylon`),
    denim: list(`vaquero, mezclilla, denim`),
    fleece: list(`forro polar, polar`),
    wood: list(`madera, de madera`),
    metal: list(`metal, de metal`),
    steel: list(`acero, acero inoxidable, de acero, inox`),
    aluminium: list(`aluminio, de aluminio`),
    plastic: list(`plástico, de plástico`),
    glass: list(`vidrio, cristal, de vidrio, de cristal`),
    rubber: list(`goma, caucho`),
    ceramic: ['cerámica'],
    velvet: ['terciopelo'],
    cashmere: ['cachemira'],
    suede: list(`ante, gamuza`),
    down: list(`plumón, pluma`),
    viscose: ['viscosa'],
    elastane: list(`elastano, licra`),
    acrylic: ['acrílico'],
    bamboo: ['bambú'],
    silicone: ['silicona'],
    mesh: ['malla'],
    hemp: ['cáñamo'],
  },
  audiences: {
    men: list(`
      hombre, hombres, caballero, caballeros, para él, masculino, mi marido, mi novio, mi padre, mi papá, mi hermano,
      mi abuelo, mi tío
    `),
    women: list(`
      mujer, mujeres, señora, señoras, para ella, femenino, dama, damas, mi mujer, mi novia, mi madre, mi mamá, mi hermana,
      mi abuela, mi tía
    `),
    boys: list(`niño, chico, chicos, mi hijo, mi nieto, mi sobrino`),
    girls: list(`niña, niñas, chica, chicas, mi hija, mi nieta, mi sobrina`),
    kids: list(`niños, infantil, infantiles, peques`),
    baby: list(`bebé, bebés`),
    unisex: ['unisex'],
  },
  age: {
    before: list(`edad, edad de`),
    after: list(`años, año, años de edad`),
    told: list(`tiene, cumple, cumplió, tendrá`),
  },
  size: {
    before: list(`talla, en talla, tamaño, en la talla, tallas, número, de la talla`),
    after: ['talla'],
    words: {
      S: list(`pequeño, pequeña`),
      M: list(`mediano, mediana`),
      L: ['grande'],
      XL: list(`extra grande, muy grande`),
    },
  },
  footwear: list(`
    zapato, zapatos, zapatilla, zapatillas, bota, botas, botín, botines, sandalia, sandalias, tacones, mocasín,
    mocasines, bailarinas, deportivas, pantuflas, chanclas, zuecos, calzado, tenis, sneakers
  `),
  brandBefore: list(`de, de la marca, marca, por, de marca, fabricante, del fabricante`),
  fieldNames: {
    color: list(`color, colores, color del producto`),
    size: list(`talla, tallas, tamaño, número de calzado`),
    material: list(`material, materiales, tejido, composición, tela`),
    pattern: list(`estampado, patrón, diseño`),
    fit: list(`corte, ajuste`),
    audience: list(`género, sexo, público, público objetivo`),
    age: list(`edad, edad recomendada, rango de edad, edad mínima`),
    brand: list(`marca, marcas, fabricante`),
    category: list(`categoría, sección, tipo, tipo de producto`),
  },
  yes: list(`sí, verdadero`),
  no: list(`no, falso`),
  fillers: list(`
    busco, estoy buscando, necesito, quiero, quisiera, me gustaría, enséñame, muéstrame, muéstreme,
    tenéis, tienen, tienes, hay, por favor, hola, buenas, buenos días, gracias, dame, quiero comprar,
    comprar, dónde encuentro, buscando, me puedes enseñar, vendéis, venden, que cueste, que cuesten,
    que valga, que valgan, ando buscando, a ser posible, si es posible, algo, buscamos, necesitamos,
    qué tenéis, preferiblemente, recomiéndame, quería, encontrar,
    ahora, ahora mismo, actualmente, en este momento, de momento, hoy, ahorita
  `),
  glue: list(`
    un, una, unos, unas, el, la, los, las, lo, de, del, en, a, al, para, con, y, o, es, son, que, por, se,
    su, mi, me, yo, sea, sean, ser, precio, color, marca, talla, solo, pero, esta, estos,
    estas, ese, esa, esos, esas, producto, productos, artículo, artículos, algo, capacidad, material,
    tenga, tengan, tiene, haya, cueste, cuesten, pieza, unidad, favor, también, cual, cuál, cuáles,
    todo, todos, todas, opiniones, valoración, si, ya, primero, años, mejor, debe, otro, otra, estén,
    esté, están, muy, posible,
    vuestro, vuestra, vuestros, vuestras, tienen, tenéis, venden, vendéis
  `),
  descriptive: list(`
    acogedor, acogedora, cómodo, cómoda, cómodos, cómodas, chulo, chula, abrigado, abrigada, guapo, guapa,
    bueno, buena, buenos, buenas, buen, mejor, mejores, bonito, bonita, bonitos, bonitas, lindo, linda, perfecto,
    perfecta, calidad, popular, nuevo, nueva, nuevos, nuevas, elegante, elegantes, moderno, moderna, modernos,
    modernas, regalo, regalos, cumpleaños, navidad, boda, papá, mamá, madre, padre, marido, mujer, novio, novia,
    amigo, amiga, hijo, hija, casa, oficina, diario, simple, sencillo, sencilla, robusto, robusta, recomendación,
    cosa, tipo, modelo, oferta, ofertas, descuento, rebajas, tienda, hoy, grande, grandes, pequeño, pequeña,
    pequeños, pequeñas, verano, invierno, primavera, otoño, muy, ligero, ligera, ligeros, ligeras,
    pesado, pesada, cálido, cálida, caliente, frío, fría, suave, suaves, fuerte, fuertes, silencioso, rápido, rápida,
    seguro, segura, práctico, práctica, compacto, compacta, fino, fina, grueso, gruesa, ancho, ancha, estrecho,
    largo, larga, largos, largas, corto, corta, alto, alta, bajo, baja, barato, barata, baratos, baratas, caro, cara,
    principiante, principiantes, clásico, clásica, ideal, fiable, sólido, flexible, duradero, duradera, grado,
    grados, celsius, persona, personas, alguien, niño, niña, niños, niñas, adolescente, adulto, adultos, hombre,
    hombres, mujeres, chico, chica, hermano, hermana, compañero, profesor, estudiante, vacaciones, exterior,
    interior, lluvia, sol, gracias, necesito, busco, quiero, algo, otro, otra, otros, otras, parecido
  `),
  adjectiveEndings: list(
    `able, ables, oso, osa, osos, osas, ivo, iva, ivos, ivas, ico, ica, icos, icas, ado, ada, ados, adas, ante, antes`,
  ),
  or: list(`o, u`),
  and: list(`y, e`),
  against: ['contra'],
  followUp: {
    openers: list(`
      y, y en, y con, y para, qué tal, qué hay de, solo, también, pero, mejor, o, entonces, vale,
      ok, lo mismo, lo mismo pero, el mismo, la misma, lo tenéis en, los tenéis en, las tenéis en,
      la tenéis en, lo tienen en, los tienen en, hay en, hay alguno en, hay alguna en, cuáles de estos,
      cuáles de estas, cuáles, enséñame solo, muéstrame solo, y si, y los, y las, y el, y la, y unos,
      y unas, en cambio, tal vez, alguno, alguna, con, sin, en, de, para, no, algo, que sea, que sean,
      en realidad
    `),
    cheaper: list(`
      más barato, más barata, más baratos, más baratas, demasiado caro, demasiado cara, más económico,
      más económica, más económicos, más económicas, algo más barato, menos caro, menos caros, menos cara,
      demasiado caros, muy caro, es muy caro, demasiado caras, muy caros, muy cara, cueste menos, cuesta menos,
      cuesten menos, uno más barato, una más barata, uno más económico, una más económica, aún más barato
    `),
    dearer: list(`
      más caro, más cara, más caros, más caras, de mejor calidad, gama alta, de gama alta, mejor calidad
    `),
    ordinals: [
      list(`primero, primera, primer, número uno, número 1`),
      list(`segundo, segunda, número dos, número 2`),
      list(`tercero, tercera, tercer, número tres, número 3`),
      list(`cuarto, cuarta`),
      list(`quinto, quinta`),
      list(`sexto, sexta`),
      list(`séptimo, séptima`),
      list(`octavo, octava`),
      list(`noveno, novena`),
      list(`décimo, décima`),
    ],
    last: list(`último, última`),
    pointers: list(`
      el, la, los, las, lo, ese, esa, esos, esas, este, esta, estos, estas, eso, esto, producto, artículo,
      opción, resultado, de esos, de estos
    `),
    sameBrand: list(`esa marca, esta marca, la misma marca, misma marca, la marca, ese fabricante`),
    otherBrand: list(`
      otra marca, de otra marca, otras marcas, una marca diferente, marca diferente, otro fabricante
    `),
    otherColour: list(`otro color, otros colores, un color diferente, color diferente, en otro color`),
    startOver: list(`
      nueva búsqueda, empezar de nuevo, olvida eso, olvídalo, desde cero, otra cosa totalmente distinta,
      borrar todo, reiniciar, déjalo
    `),
    anyOf: list(`cualquier, cualquiera, todos, todas, da igual, no importa`),
    moreOf: list(`
      más, otros, otras, ver más, más de estos, más resultados, qué más, más opciones,
      otro, otra, otras opciones, otro modelo, otros modelos, algo parecido, algo similar, alternativa, alternativas
    `),
  },
  titleStops: list(`para, con, sin, de, del, en, por, compatible, incl, a, al, y`),
};
