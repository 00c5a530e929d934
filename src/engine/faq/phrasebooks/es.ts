import { parsePhrasebook } from '../phrasebook.ts';

/** Spanish. The product is "este producto", because the gender of its name is unknown. */
export const es = parsePhrasebook(
  `
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
doors = puertas | ¿Cuántas puertas tiene este producto?
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
  /(?:able|ible|ante|ente|ado|ada|oso|osa|vegano|vegana|estanco|elástico|reflectante|autoportante|plegable)(?: (?:con|a|al|para) .*)?$/iu,
);
