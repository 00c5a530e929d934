import type { FaqWords } from '../faq-words.ts';

/** The product is "este producto", because the gender of its name is unknown. Questions avoid adjectives that follow the gender of the product's name where they can. */
export const faqs: FaqWords = {
  phrasebook: `
@product = este producto
@has = ¿Tiene {label} este producto?
@is = ¿Es {label} este producto?
@included = ¿Este producto trae {label}?; ¿Está incluido: {label}?
@sizes = ¿En qué tallas está disponible este producto?; ¿Qué tallas hay?
@colors = ¿En qué colores está disponible este producto?; ¿Qué colores hay?
@options = ¿Qué opciones hay de «{label}»?
@price = ¿Cuánto cuesta este producto?
@stock = ¿Hay existencias de este producto?
@returns = ¿Cuánto tiempo tengo para devolver un artículo?; ¿Puedo devolver un artículo?
@return_cost = ¿Es gratis la devolución?; ¿Quién paga el envío de la devolución?
@delivery_time = ¿Cuánto tarda la entrega?; ¿Cuánto tarda el envío?
@shipping_cost = ¿Cuánto cuesta el envío?; ¿Es gratis el envío?
@warranty = ¿Cuánto dura la garantía?
@exchange = ¿Puedo cambiar este producto por otra talla?
@size_guide = ¿Qué talla debo elegir?; ¿Cómo encuentro mi talla?
@payment = ¿Qué formas de pago hay?; ¿Cómo puedo pagar?
@repair = ¿Se puede reparar este producto?
@pickup = ¿Puedo recoger mi pedido en una tienda?
weight = peso, peso neto | ¿Cuánto pesa este producto?; ¿Cuál es el peso de este producto?
material = material, composición | ¿De qué material es este producto?
outer_material = material exterior | ¿Cuál es el material exterior?
inner_material = forro | ¿De qué es el forro?
sole_material = suela | ¿Qué suela tiene este producto?
dimensions = dimensiones, medidas | ¿Qué dimensiones tiene este producto?
length = largo, longitud | ¿Qué largo tiene este producto?; ¿Qué longitud tiene este producto?
width = ancho, anchura | ¿Qué ancho tiene este producto?
height = alto, altura | ¿Qué altura tiene este producto?
thickness = grosor | ¿Qué grosor tiene este producto?
packed_size = tamaño plegado | ¿Cuál es el tamaño plegado?
capacity = volumen, capacidad | ¿Qué volumen tiene este producto?; ¿Qué capacidad tiene este producto?
seating_capacity = capacidad personas, personas | ¿Para cuántas personas es este producto?; ¿Qué capacidad de personas tiene?
maximum_load = carga máxima | ¿Cuál es la carga máxima?
fit = corte, ajuste | ¿Qué corte tiene este producto?
color = color | ¿De qué color es este producto?
gender = género | ¿Para qué género es este producto?
age_range = grupo de edad, edad | ¿Para qué grupo de edad es este producto?
season = temporada | ¿Para qué temporada es este producto?
insulation = aislamiento | ¿Qué aislamiento tiene este producto?
waterproof = impermeable | ¿Es impermeable este producto?
machine_washable = lavable a máquina | ¿Es lavable a máquina este producto?
vegan = vegano | ¿Es vegano este producto?
ip_rating = grado de protección ip | ¿Qué grado de protección IP tiene este producto?
water_repellent = repelente al agua | ¿Es repelente al agua este producto?
freestanding = autoportante | ¿Es autoportante este producto?
number_of_doors = puertas | ¿Cuántas puertas tiene este producto?
temperature_comfort = temperatura de confort | ¿Cuál es la temperatura de confort de este producto?
temperature_limit = temperatura límite | ¿Cuál es la temperatura límite de este producto?
water_column = columna de agua | ¿Qué columna de agua tiene este producto?
care = instrucciones de cuidado, cuidado | ¿Cómo se cuida este producto?; ¿Cuáles son las instrucciones de cuidado?
country_of_origin = país de origen | ¿Dónde se fabrica este producto?; ¿Cuál es el país de origen?
warranty = garantía, garantía años | ¿Cuánto dura la garantía de este producto?
included_components = incluye, contenido | ¿Qué incluye este producto?
pack_quantity = unidades por paquete | ¿Cuántas unidades hay por paquete?
battery_life = autonomía | ¿Cuánto dura la batería?; ¿Qué autonomía tiene este producto?
battery_type = tipo de batería | ¿Qué tipo de batería tiene este producto?
battery_capacity = capacidad de batería | ¿Cuál es la capacidad de batería?
charging_time = tiempo de carga | ¿Cuánto tiempo de carga necesita?
wattage = potencia | ¿Qué potencia tiene este producto?
suction_power = potencia de succión | ¿Qué potencia de succión tiene este producto?
compatible_devices = compatible con, compatibilidad | ¿Con qué es compatible este producto?
brightness = luminosidad | ¿Qué luminosidad tiene este producto?
fuel_type = combustible | ¿Qué combustible usa este producto?
setup_time = tiempo de montaje | ¿Cuánto tiempo de montaje necesita?
pockets = bolsillos | ¿Qué bolsillos tiene este producto?
shape = forma | ¿Qué forma tiene este producto?
certification = certificación, norma | ¿Qué certificación tiene este producto?
fill_power = poder de relleno | ¿Qué poder de relleno tiene este producto?
expiration = caducidad | ¿Cuánto dura este producto sin caducar?; ¿Qué caducidad tiene este producto?
allergens = alérgenos | ¿Qué alérgenos contiene este producto?
`,
  qualities:
    /(?:able|ible|ante|ente|ado|ada|oso|osa|vegano|vegana|estanco|elástico|reflectante|autoportante|plegable)(?: (?:con|a|al|para) .*)?$/iu,
  cues: String.raw`
power .7 :: (?:pilas|baterías?) (?:no )?incluidas?|sin pilas :: ¿Incluye las pilas?
power .75 :: (?:batería|autonomía|carga)\b[^.;]{0,50}<n>\s?(?:horas|h|minutos|días)\b|<n>\s?horas (?:de (?:luz|uso|autonomía|batería)|en el nivel) :: ¿Cuánto dura la batería?
power .7 :: (?:<n>|una|dos|tres|cuatro)?\s?(?:pilas? (?:aaa?|de botón|cr\d{4})|baterías? de litio) :: ¿Qué pilas necesita este producto?
power .6 :: recargable\b|se carga (?:por|con|en) :: ¿Cómo se recarga este producto?
warranty .7 :: garantía\b :: ¿Cuánto dura la garantía de este producto?
fit_with .9 :: compatible con|sustituye|se (?:enrosca|acopla|adapta) (?:en|a) (?:cualquier|todos?|todas?) :: ¿Con qué es compatible este producto?
size .66 :: talla\p{L}* (?:grande|pequeñ\p{L}+|normal)|entre dos tallas|guía de tallas|horma (?:ancha|estrecha|normal) :: ¿Qué talla debo elegir?
care .72 :: (?:lavar|lávese|lavado) (?:solo |sólo |siempre )?(?:a mano|a máquina|en frío|por separado)|lavadora :: ¿Cómo se lava este producto?; ¿Se puede lavar a máquina?
care .7 :: (?:apto para (?:el )?)?lavavajillas :: ¿Se puede meter en el lavavajillas?
care .6 :: (?:limpi|encer|impermeabiliz)\p{L}+ (?:con|cada|después|tras|bien)|secadora :: ¿Cómo se cuida este producto?
weather .85 :: (?:membrana |totalmente |no es )?(impermeable|resistente al agua|repelente al agua) :: ¿Es impermeable este producto?; ¿Resiste el agua este producto?
weather .6 :: cortavientos|antiviento :: ¿Protege del viento este producto?
weather .55 :: (?:hasta|desde|a|bajo) [-−–]?<n>\s?(?:°|grados) :: ¿Para qué temperaturas sirve este producto?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|por)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|(?:medidas|dimensiones)\b[^.;]*<n> :: ¿Qué medidas tiene este producto?
weight .74 :: pesa\b[^.;]*\d|peso\b[^.;]*<n> :: ¿Cuánto pesa este producto?
weight .72 :: (?:soporta|aguanta|carga máxima|carga)\b[^.;]{0,30}<n>\s?kg :: ¿Cuánto peso soporta este producto?
capacity .74 :: (?:capacidad|caben?|admite|volumen)\b[^.;]{0,40}(?:<n>|un|una|dos|tres)|<n>\s?litros\b :: ¿Qué capacidad tiene este producto?; ¿Qué cabe dentro?
box .8 :: incluye\b|incluid[oa]s?\b|contenido del|se suministra con|viene con :: ¿Qué incluye este producto?
box .6 :: (?:se )?mont(?:a|ar|aje)\b|instalación|se instala :: ¿Cómo se monta este producto?
contents .64 :: (sin (?:pfas|pfc|bpa|gluten|lactosa|azúcar\p{L}*|conservantes|palma)) :: ¿Es un producto {1}?
contents .6 :: (vegan[oa]|vegetarian[oa]|biodegradable|reciclable)\b :: ¿Es un producto vegano?
material .78 :: (?:hech[oa]s?|fabricad[oa]s?|confeccionad[oa]s?|cortad[oa]s?|tejid[oa]s?) (?:de|en|con) (?!portugal|españa|china|italia)\p{L}|100\s?% \p{L}+|de (?:acero|aluminio|titanio|madera|piel|cuero|lana|algodón|poliéster|nailon|plumón|carbono|silicona|lona|goma|bambú|fibra hueca|espuma)\b :: ¿De qué material es este producto?
use .64 :: (?:ideal|perfect[oa]|pensad[oa]s?|diseñad[oa]s?|apt[oa]s?|adecuad[oa]s?|recomendad[oa]s?|indicad[oa]s?|útil|hech[oa]s?|suficiente) (?:solo |incluso )?(?:para|en|sobre)\b|^para \p{L}+ :: ¿Para qué es adecuado este producto?
people .6 :: (?:a partir de|desde) (?:los )?<n> años|para niños de :: ¿A partir de qué edad se recomienda este producto?
use .5 :: (?:se puede (?:ajustar|regular)|(?:longitud|altura|espalda) (?:ajustable|regulable)) :: ¿Se puede ajustar este producto?
origin .5 :: (?:fabricad[oa]|hech[oa]|cosid[oa]|producid[oa]|made) (?:en|in) (?!casa|mano|un|una|dos)\p{L} :: ¿Dónde se fabrica este producto?
performance .55 :: silencios[oa]\b|decibelios :: ¿Hace ruido este producto?
origin .5 :: certificad[oa]\b|certificación|norma en <n>|oeko-tex|bluesign :: ¿Qué certificaciones tiene este producto?
color .5 :: disponible en \p{L}+[^.;]*(?:colores|negro|blanco|rojo|azul|verde) :: ¿En qué colores está disponible este producto?
`,
};
