import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  greeting: 'hola|buenos días|buenas tardes|buenas noches|buenas|qué tal|hola buenas',
  thanks:
    'gracias|muchas gracias|mil gracias|vale gracias|ok gracias|te lo agradezco|ok|vale|de acuerdo|entendido|entiendo|no importa|da igual|perfecto|está bien',
  bye: 'adiós|hasta luego|hasta pronto|chao|nos vemos|que tengas un buen día',
  capabilities:
    'qué puedes hacer|qué haces|cómo puedes ayudar*|quién eres|eres un bot|eres un robot|eres humano|eres una persona|eres una persona real|eres real|eres una ia|es usted un robot|es un robot|hablo con un robot|hablo con una persona|cómo te llamas|o un robot|o una persona|ayuda|qué puedo preguntar|puedes ayudarme|necesito ayuda',
  human:
    'hablar con una persona|hablar con alguien|hablar con un agente|hablar con un humano|persona real|agente humano|atención humana|con un representante|con un empleado|hablar con una persona real|un agente|un humano|una persona real|hablar con atención al cliente|hablar con el servicio',
  order:
    'dónde está mi pedido|dónde está mi paquete|mi pedido no ha llegado|mi paquete no ha llegado|estado de mi pedido|número de pedido|cancelar mi pedido|cambiar mi pedido|cambiar la dirección de mi pedido|cuándo llega mi pedido|cuándo llegará mi pedido|seguimiento de mi pedido|dónde está mi reembolso|rastrear mi pedido|dónde está mi pedido|no ha llegado mi pedido|mi pedido no ha|mi paquete no ha|no he recibido mi pedido|no he recibido mi paquete|no me ha llegado',
  price:
    'precio|precios|cuesta|cuestan|cuánto vale|cuánto valen|cuánto cuesta|cuánto cuestan|caro|cara|en oferta|rebajad*',
  stock:
    'en stock|disponible|disponibles|disponibilidad|hay existencias|existencias|agotad*|queda|quedan|cuándo vuelve|vuelve a haber|en existencia',
  variant:
    'viene en|vienen en|lo hay en|la hay en|los hay en|lo tienen en|la tienen en|lo tenéis en|la tenéis en|en talla|en la talla|en color|qué colores|qué tallas|otros colores|otras tallas|otro color|otra talla|disponible en|guía de tallas|en qué colores|en qué tallas',
  policy:
    'envío*|envia*|envía*|entrega*|reparto|mensajería|devol*|devuelv*|reembols*|cambio|cambios|cambiar|garantía*|repar*|pago*|pagar|paypal|klarna|tarjeta*|factura*|plazos|cuotas|vale*|cupón*|cupones|código de descuento|descuento*|privacidad|datos personales|cookies|cuenta|contraseña|boletín|puntos|tienda*|horario*|abierto|abren|recoger|recogida|aduana*|impuesto*|iva|cancel*|contact*|teléfono|correo|atención al cliente|seguimiento|rastre*|embalaje|envolver para regalo|estudiante*|empresa*|recicl*',
  compare:
    'compar*|diferencia*|versus|vs|mejor|cuál es más|cuál de los dos|cuál de las dos|en qué se diferencian|frente a|más * que|menos * que|mas * que|cual es mas|cuál pesa menos|cuál pesa más|más que|menos que|mas que|cuáles son más|cuál es el más|cuál es la más|cuales son mas',
  search:
    'busco|buscar|buscando|muéstrame|enséñame|necesito|quiero|quisiera|recomi*|recomend*|tenéis|tienen|tienes|venden|vendéis|comprar|regalo para|algo para|hay algún|hay alguna|que tenéis|que vendéis',
  pronouns:
    'él|ella|ellos|ellas|lo|la|los|las|le|les|su|sus|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|ambos|ambas|el producto|el artículo',
  ellipsis:
    'y|y qué tal|qué tal|y si|y para|y en|qué hay de|y qué hay de|pero|o|también|además|entonces|y el|y la|y los|y las',
  ordinals: [
    'primero|primera|primer|el primero|la primera',
    'segundo|segunda|el segundo|la segunda',
    'tercero|tercera|tercer|el tercero|la tercera',
    'cuarto|cuarta|el cuarto|la cuarta',
    'último|última|el último|la última',
  ],
  question:
    'qué|que|cuál|cuáles|quién|quiénes|cuándo|cuando|dónde|donde|adónde|por qué|cómo|como|cuánto|cuánta|cuántos|cuántas|es|son|está|están|tiene|tienen|puede|puedo|pueden|hay|sirve|viene|incluye|se puede|lleva',
  yesNo:
    'es|son|está|están|tiene|tienen|tenéis|puede|puedo|pueden|hay|sirve|sirven|viene|vienen|incluye|incluyen|se puede|se pueden|lleva|llevan|hacen|hacéis|aceptan|aceptáis|envían|enviáis|funciona|cabe|necesita',
  when: 'cuándo|cuánto tiempo|cuánto tarda|cuántos días|cuántas semanas|cuántos meses|cuántos años|en qué año|qué año|hasta cuándo|desde cuándo|a qué hora|plazo|qué día|en qué fecha',
  where: 'dónde|adónde|en qué país|qué país|a qué países|qué ciudad|en qué ciudad|en qué lugar',
  who: 'quién|quiénes|de quién|a quién|qué persona',
  howMany:
    'cuántos|cuántas|cuánto|cuánta|qué porcentaje|qué cantidad|qué edad|qué altura|a qué distancia|con qué frecuencia|cuánto pesa|cuánto mide',
  negation: 'no|sin|ningún|ninguna|ninguno|nunca|excepto|salvo|tampoco',
};
