import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  inflected: true,
  shows: {
    greeting:
      'hola|buenos días|buenas tardes|buenas noches|buenas|buen día|qué tal|holi|holis|hey|muy buenas|saludos|buenass|wenas|buenas a todos|qué hay',
    thanks:
      'gracias|muchas gracias|mil gracias|te lo agradezco|grax|grcs|thanks|muy agradecido|muy agradecida|agradecido|agradecida|muchísimas gracias|gracias por todo|se agradece',
    acknowledged:
      'ok|vale|de acuerdo|entendido|entiendo|no importa|da igual|perfecto|está bien|okey|oka|okis|muy bien|ya veo|comprendo|nada más|eso es todo|ya está|no gracias|sin problema|no pasa nada|genial',
    bye: 'adiós|hasta luego|hasta pronto|chao|nos vemos|que tengas un buen día|hasta mañana|hasta la próxima|hasta otra|chau|bye|agur|cuídate|cuidaos|buen fin de semana|buen día|feliz día|que vaya bien|venga hasta luego',
    range:
      'qué vendéis|qué venden|qué vende|qué tenéis|qué tienen|qué ofrecéis|qué ofrecen|qué productos|qué tipo de productos|qué clase de productos|vuestro catálogo',
    rangeBeside: 'aquí|en la tienda|exactamente|tenéis|tienen|vendéis|venden|hay',
    capabilities:
      'qué puedes hacer|qué haces|cómo puedes ayudar*|quién eres|cómo te llamas|ayuda|qué puedo preguntar|puedes ayudarme|necesito ayuda',
    human:
      'hablar con una persona|hablar con alguien|persona real|agente humano|atención humana|con un representante|con un empleado|un agente|un humano|hablar con atención al cliente|hablar con el servicio',
    order:
      'dónde está mi pedido|dónde está mi paquete|estado de mi pedido|número de pedido|cancelar mi pedido|cambiar mi pedido|cambiar la dirección de mi pedido|cuándo llega mi pedido|cuándo llegará mi pedido|seguimiento de mi pedido|dónde está mi reembolso|rastrear mi pedido|no ha llegado mi pedido|mi pedido no ha|mi paquete no ha|no he recibido mi pedido|no he recibido mi paquete|no me ha llegado',
    price: 'precio|precios|cuesta|cuestan|cuánto vale|cuánto valen|caro|cara|en oferta|rebajad*',
    stock:
      'en stock|disponible|disponibles|disponibilidad|hay existencias|existencias|agotad*|queda|quedan|cuándo vuelve|vuelve a haber|en existencia',
    variant:
      'viene en|la hay en|los hay en|lo tienen en|lo tenéis en|qué colores|otros colores|otras tallas|otro color|otra talla|disponible en|guía de tallas',
    policy:
      'envío*|envia*|envía*|entrega*|mensajería|devol*|devuelv*|reembols*|cambio|cambios|cambiar|garantía*|repar*|pago*|pagar|paypal|klarna|tarjeta*|factura*|plazos|cuotas|vale*|cupón*|cupones|código de descuento|descuento*|privacidad|datos personales|cookies|cuenta|contraseña|boletín|puntos|tienda*|horario*|abierto|abren|recoger|recogida|aduana*|impuesto*|iva|cancel*|contact*|teléfono|correo|atención al cliente|seguimiento|rastre*|embalaje|envolver para regalo|estudiante*|empresa*|recicl*',
    compare:
      'diferencia|diferencias|compar*|diferencia*|versus|vs|mejor|cuál es más|cuál de los dos|cuál de las dos|en qué se diferencian|frente a|más * que|menos * que|cual es mas|cuál pesa menos|cuál pesa más|más que|menos que|mas que|cuáles son más|cuál es el más|cuál es la más|cuales son mas',
    search:
      'busco|buscar|buscando|muéstrame|enséñame|necesito|quiero|quisiera|recomi*|recomend*|tenéis|tienen|tienes|venden|vendéis|comprar|regalo para|algo para|hay algún|hay alguna',
    pronouns:
      'él|ella|ellos|ellas|lo|la|los|las|le|les|su|sus|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|ambos|ambas|el producto|el artículo',
    ellipsis: 'y|qué tal|qué hay de|pero|o|también|además|entonces',
    ordinals: 'primera|primer|segundo|segunda|tercero|tercera|tercer|cuarto|cuarta|última',
    question:
      'qué|que|cuál|cuáles|quién|quiénes|cuándo|cuando|dónde|donde|adónde|cómo|como|cuánto|cuánta|cuántos|cuántas|es|son|está|están|tiene|tienen|puede|puedo|pueden|hay|sirve|viene|incluye|lleva',
    yesNo:
      'es|son|está|están|tiene|tienen|tenéis|puede|puedo|pueden|hay|sirve|sirven|viene|vienen|incluye|incluyen|se puede|se pueden|lleva|llevan|hacen|hacéis|aceptan|aceptáis|envían|enviáis|funciona|cabe|necesita',
    when: 'cuándo|cuánto tiempo|cuánto tarda|cuántos días|cuántas semanas|cuántos meses|cuántos años|en qué año|qué año|hasta cuándo|desde cuándo|a qué hora|plazo|qué día|en qué fecha',
    where: 'dónde|adónde|en qué país|qué país|a qué países|qué ciudad|en qué ciudad|en qué lugar',
    who: 'quién|quiénes|qué persona',
    howMany:
      'cuántos|cuántas|cuánto|cuánta|qué porcentaje|qué cantidad|qué edad|qué altura|a qué distancia|con qué frecuencia|cuánto mide',
    negation: 'no|sin|ningún|ninguna|ninguno|nunca|excepto|salvo|tampoco',
  },
  asksFor: {
    money: 'cuánto cuesta|cuánto cuestan|coste|precio|precios|tarifa|tarifas|fianza|recargo',
    phone: 'teléfono',
    email: 'correo|email',
    hours: 'horario*|abren|cierran|plazo',
  },
  holds: {
    time: 'día|semana|mes|año|hora|minuto',
    number: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
  },
  why: 'por qué|por que|para qué',
  complaint:
    'eres inútil|eres tonto|estúpido|idiota|no sirves para nada|no ayudas|no me ayudas|qué servicio|pésimo servicio|ridículo|no entiendes nada|está mal|mierda|joder|estoy enfadad*|estoy enojad*|quejarme|una queja|una reclamación|sois unos ladrones|son unos ladrones|panda de ladrones|estafadores|timadores|mentirosos|sinvergüenzas|qué vergüenza|una vergüenza|inútiles|imbécil*|gilipollas',
  reaching:
    'contactaros|contactarles|contactar con vosotros|contactar con ustedes|ponerme en contacto|llamaros|llamarles|escribiros|escribirles',
  cheaper: 'más barat*|mas barat*|más caro|más cara|cuesta menos|cuesta más',
  contact:
    'teléfono|número de teléfono|vuestro teléfono|vuestro número|tel|tfno|correo|correo electrónico|email|mail|contacto|contactar|atención al cliente|whatsapp',
  asking:
    'cuánto tiempo|cuánto|cuánta|cuántos|cuántas|con qué frecuencia|qué tipo|qué clase|qué pasa si|hay|tienen|tenéis|ofrecen|dime|por favor',
  placeholders:
    'q xq pq porfa algo alguien cosa cosas necesito quiero quisiera saber encontrar producto productos política políticas puedo puedes puede podemos pueden',
  everyday: `ya todavía aún justo quizás quizá realmente simplemente exactamente rápido pronto ahora hoy ayer mañana
actualmente recientemente inmediatamente probablemente normalmente posible después luego otra vez siempre nunca
bastante poco tres dos primero próximo último compré comprado comprar recibí recibido recibir recibo vivo vivir
quedarse quería probar intentar intentado pasa pasó empezar esperar esperado pienso creo espero digo dijo preguntar
llamar significa mirar viene venir va ir ido poner tomar hacer hago hace hecho dejar usar uso funciona parece
amigo amiga hermano hermana madre padre esposa marido hijo hija padres familia propio manera caso ejemplo media
tarde lugar casa puerta parte razón bueno mejor bonito malo grande pequeño nuevo viejo corto diferente seguro
correcto entero lleno total máximo mínimo alto bajo también coche hora tarda tardan tardar dura duran barato barata
caro cara opción opciones problema detalles información decidir decidido permitido permite`,
  pronounUse: {
    articles: 'la los las lo',
    demonstrative: 'este esta esto estos estas ese esa esos esas su sus',
    idle: 'a la|de la|en la|por la|con la|lo que',
  },
  synonyms: `
envío, entrega, enviar, entregar, portes, reparto
devolución, devolver, devoluciones
reembolso, reembolsar, dinero
cambio, cambiar
coste, precio, cuesta, tarifa, recargo
pagar, pago
paquete, envío
tienda, tiendas, local
horario, abierto, abren, abre, cierra, cierran, apertura
plumas, plumón
usado, usada, usar, estrenar
teléfono, llamar
correo, email
contacto, contactar
lavar, limpiar, lavado, limpieza
reparación, reparar, arreglar
roto, dañado, defectuoso
garantía, garantías
cupón, vale, código
descuento, rebaja
factura, recibo
borrar, eliminar
aduana, aduanas, importación
extranjero, internacional
recoger, recogida
calzado, botas, zapatos
ropa, prendas
alquilar, alquiler
reciclar, reciclaje
comprar, compra
fabricado, hecho, confeccionado
retraso, tarde
perdido, falta
estudiantes, estudiante
niños, niño
cancelar, cancelación, anular
secar, secadora
forma, método, medio, formas
entrar, acceso, bienvenido
caducar, caducan, válido
`,
  attributes: `
brand = marca | marca
manufacturer = fabricante | fabricante
model_number = número de modelo, referencia | referencia
color = color, colores | color
material = material, tejido, composición | material
outer_material = material exterior | material exterior
inner_material = forro, material interior | forro
sole_material = suela | suela
filling = relleno | relleno
insulation = aislamiento | aislamiento
weight = peso | peso
net_weight = peso neto | peso neto
maximum_load = carga máxima, peso máximo | carga máxima
dimensions = dimensiones, medidas, tamaño | medidas
length = longitud, largo | largo
width = anchura, ancho | ancho
height = altura, alto | altura
thickness = grosor, espesor | grosor
diameter = diámetro | diámetro
size = talla, tallas | talla
fit = corte, ajuste | corte
closure = cierre | cierre
hood = capucha | capucha
pockets = bolsillos | bolsillos
sleeve = manga | manga
season = temporada | temporada
gender = género | género
age_range = grupo de edad, edad | edad
care = instrucciones de cuidado, cuidados | cuidados
machine_washable = lavable a máquina, lavable | lavable a máquina
dishwasher_safe = apto para lavavajillas | apto para lavavajillas
waterproof = impermeable, resistente al agua | impermeable
water_repellent = repelente al agua | repelente al agua
water_column = columna de agua | columna de agua
windproof = resistente al viento, cortavientos | resistente al viento
breathability = transpirabilidad, transpirable | transpirabilidad
quick_drying = secado rápido | secado rápido
stretch = elástico | elástico
reflective = reflectante | reflectante
capacity = volumen, capacidad | capacidad
seating_capacity = capacidad personas, personas | personas
pack_quantity = unidades por paquete, unidades | unidades por paquete
included_components = incluye, contenido | incluye
batteries_included = pilas incluidas | pilas incluidas
battery_type = tipo de batería, batería | tipo de batería
battery_life = autonomía, duración de la batería | autonomía
battery_capacity = capacidad de batería | capacidad de la batería
charging_time = tiempo de carga | tiempo de carga
charging_port = puerto de carga | puerto de carga
wattage = potencia | potencia
brightness = luminosidad, brillo | luminosidad
beam = alcance del haz | alcance
red_light = luz roja | luz roja
ip_rating = grado de protección ip | grado de protección
screen_size = tamaño de pantalla | tamaño de pantalla
memory = memoria, ram | memoria
storage = almacenamiento, disco duro | almacenamiento
connectivity = conectividad | conectividad
compatible_devices = compatible con, compatibilidad | compatible con
country_of_origin = país de origen, fabricado en | país de origen
warranty = garantía, garantía años | garantía
vegan = vegano | vegano
bpa_free = sin bpa | sin BPA
pfas_free = sin pfas | sin PFAS
ingredients = ingredientes | ingredientes
allergens = alérgenos | alérgenos
nutrition = energía, calorías | energía
expiration = caducidad | caducidad
certification = certificación, norma | certificación
temperature_comfort = temperatura de confort | temperatura de confort
temperature_limit = temperatura límite | temperatura límite
packed_size = tamaño plegado | tamaño plegado
setup_time = tiempo de montaje | tiempo de montaje
freestanding = autoportante | autoportante
peak_height = altura interior | altura interior
floor_area = superficie | superficie
r_value = valor r | valor R
fill_power = poder de relleno | poder de relleno
rain_cover = funda de lluvia incluida, funda de lluvia | funda de lluvia
crampon_compatible = compatible con crampones | compatible con crampones
resoleable = suela reemplazable | suela reemplazable
shaft = altura de caña | altura de caña
fuel_type = combustible | combustible
boil_time = tiempo de ebullición | tiempo de ebullición
leakproof = estanco, antigoteo | estanco
removes = elimina | elimina
filter_life = vida del filtro | vida del filtro
rating = valoración, valoraciones | valoración
insulated_hot = mantiene caliente, aislamiento caliente | mantiene caliente
insulated_cold = mantiene frío, aislamiento frío | mantiene frío
laptop_size = compartimento para portátil, tamaño de portátil | compartimento para portátil
shape = forma | forma
adjustable = ajustable, regulable | ajustable
removable = desmontable, extraíble | desmontable
portable = plegable | plegable
assembly_required = montaje, requiere montaje | montaje
installation = instalación, fijación | instalación
power_source = alimentación, fuente de energía | alimentación
rechargeable = recargable | recargable
plug_type = enchufe, tipo de enchufe | enchufe
noise_level = nivel de ruido, ruido | nivel de ruido
suction_power = potencia de succión, succión, aspiración | potencia de succión
cable_length = longitud del cable | longitud del cable
ports = puertos | puertos
camera = cámara | cámara
flavor = sabor | sabor
scent = aroma, olor, fragancia | aroma
skin_type = tipo de piel | tipo de piel
skill_level = nivel, nivel de habilidad | nivel
room_type = habitación | habitación
weather_resistant = resistente a la intemperie, uso exterior | uso exterior
hardness = firmeza, dureza | firmeza
microwave_safe = apto para microondas | apto para microondas
oven_safe = apto para horno | apto para horno
induction = apto para inducción | apto para inducción
language = idioma | idioma
wheels = ruedas | ruedas
lock = cerradura, candado | cerradura
lid = tapa | tapa
heel_height = altura del tacón, tacón | tacón
`,
};
