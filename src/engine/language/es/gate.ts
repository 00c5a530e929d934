import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators: 'no|nunca|jamás|ningún|ninguno|ninguna|nada|nadie|ni|tampoco|ya no',
  privatives: 'sin|libre de|libres de|exento de|exenta de|carece de|en vez de|en lugar de',
  yes: 'sí|si|claro|por supuesto|desde luego|exacto|correcto|efectivamente',
  no: 'no|lamentablemente no|por desgracia no',
  opposites: [
    [
      'gratis|gratuit*|sin coste|sin costo|sin cargo|no cuesta nada|sin recargo|de regalo|sin gastos|sin suplemento|corre de nuestra cuenta|a nuestro cargo',
      'es de pago|son de pago|será de pago|pasa a ser de pago|con recargo|con suplemento|se cobra aparte',
    ],
    [
      'incluid*|incluye|incluyen|contiene|contienen|cubiert*|cubre|cubren|comprende|viene con|vienen con|entra|entran',
      'excluid*|excluye|excluyen|se vende por separado|se venden por separado|queda fuera|quedan fuera',
    ],
    [
      'permitid*|permite|permiten|acepta|aceptan|aceptamos|aceptad*|admite|admiten|admitimos|posible|puede|pueden|bienvenid*|vale',
      'prohibid*|prohíbe|rechaza*|imposible|no admiten|denegad*',
    ],
    ['abiert*|abre|abren|abrimos', 'cerrad*|cierra|cierran|cerramos'],
    ['en stock|disponible*|hay existencias', 'agotad*|sin existencias|sin stock|fuera de stock'],
    ['válid*|vigente*', 'caducad*|caduca|caducan|nul*|inválid*|vencid*'],
    ['segur*|inofensiv*|inocu*', 'tóxic*|peligros*|dañin*|nociv*'],
    ['impermeable*|resistente al agua', 'permeable*'],
    ['compatible*|sirve|sirven|apt*|encaja', 'incompatible*'],
    ['obligatori*|necesari*|debe|deben|requiere|hay que|hace falta', 'opcional*|voluntari*|innecesari*'],
  ],
  modifiers: [
    ['antes', 'después|tras|pasad*'],
    ['por encima|más de|superior*|supera|mayor*', 'por debajo|menos de|inferior*|menor*'],
    ['interior|interiores|dentro', 'exterior|exteriores|fuera|aire libre'],
    ['nuev*|sin usar|sin abrir|sin estrenar|precintad*', 'usad*|abiert*|estrenad*|desprecintad*'],
    ['con cable', 'inalámbric*|sin cable'],
  ],
  atMost:
    'hasta|hasta los|como máximo|máximo|un máximo de|máximo de|no más de|menos de|por debajo de|inferior a|en menos de|antes de|antes de las|a más tardar|dentro de|en un plazo de|limitado a|máx|máx.',
  atLeast:
    'desde|a partir de|a partir de los|al menos|como mínimo|mínimo|un mínimo de|mínimo de|no menos de|más de|por encima de|superior a|después de|tras|supera los|por lo menos|de más de',
  orLess: 'o menos|y menos|como máximo|máximo',
  orMore: 'o más|y más|como mínimo|en adelante|mínimo',
  exceptions:
    'salvo|excepto|a menos que|a no ser que|aparte de|si|no solo|aunque|incluso|siempre que|mientras|sino|en vez|en lugar|hasta que|en caso',
  only: 'solo|sólo|solamente|únicamente|exclusivamente',
  and: 'y|e|o',
  joins: 'pero|mientras|aunque|porque|ya que|así que|sin embargo|pues',
  pronouns: 'usted|le|les|se|nosotros',
  us: 'nosotros|nuestra|nuestro',
  openers: 'y|o|e|que|donde|luego|entonces',
  workdays: 'días laborables|día laborable|días hábiles|día hábil|laborables',
  everyDay: 'todos los días|cada día|a diario|diariamente|toda la semana',
  noon: 'mediodía',
  midnight: 'medianoche',
  money: 'euro*=EUR|dólar*=USD CAD AUD NZD MXN|peso*=MXN ARS CLP COP|libra*=GBP|céntimo*=cent|franco*=CHF',
  promises: {
    free: 'gratis|gratuit*|sin coste|sin costo|sin cargo|no cuesta nada|sin recargo|de regalo|sin gastos|sin suplemento|corre de nuestra cuenta|a nuestro cargo|sin intereses',
    guarantee: 'garant*|prometemos|le aseguramos|promesa*',
    always: 'siempre|100 %|100%|en todos los casos|sin excepción|en cualquier caso',
    forever: 'para siempre|de por vida|ilimitad*',
    all: 'todos los productos|todos los pedidos|cada pedido|todo cuesta|todo es',
    refund:
      'reembols*|le devolvemos el dinero|devolución del dinero|devolvemos el dinero|indemniz*|vale de|vales de|abono|abonamos',
    stock: 'en stock|disponible ya|disponible de inmediato|listo para enviar|hay existencias',
    best: 'el mejor|la mejor|los mejores|más barat*|precio más bajo|mejor precio|número uno|número 1|imbatible*|premiad*|más vendid*|más popular*',
    safe: 'totalmente seguro|completamente seguro|inofensiv*|no tóxic*|cura|alivia|médic*|clínicamente|dermatológ*|hipoalergénic*|certificad*|previene',
    soon: 'hoy|mañana mismo|mañana llega|esta semana|próxima semana|el mismo día|de inmediato|inmediatamente|pronto|al día siguiente|en el acto',
  },
  calls: {
    pay: 'transferencia|transfiera|western union|bitcoin|cripto*|iban|código de la tarjeta regalo|envíe dinero|pague en',
    contact:
      'llame*|llámenos|llamar|telefonee|whatsapp|telegram|escriba*|escríbanos|contacte*|contáctenos|envíe un|correo a|mande un|póngase en contacto|línea directa',
    leave:
      'mejor compre|compre mejor|mejor pida|vaya a|visite|entre en|haga clic|pulse*|siga el enlace|siga este enlace|abra el enlace|regístrese en|inicie sesión|compre en|compre a|pida en|otra tienda|en otro sitio|competencia|competidor*',
    install: 'instale*|descargue*|ejecute|copie|pegue|escanee*',
    reveal:
      'su contraseña|pin|número de su tarjeta|número de tarjeta|cvv|cvc|código de seguridad|código de un solo uso|datos bancarios|pasaporte|su dirección|fecha de nacimiento|sus credenciales',
  },
  notStated:
    'no encuentro|no he encontrado|no encontré|no sé|no se indica|no se especifica|no se menciona|no indica|no especifica|no menciona|no dice|no consta|no aparece|sin información|no tengo información|no hay información|ninguna información|no está claro|no puedo confirmar|no puedo decir|no puedo responder|nada sobre',
  sources: 'ficha|fichas|página|páginas|web|sitio|descripción|descripciones|datos|catálogo|textos',
  tells: 'dice|dicen|indica*|precisa*|menciona*|nombra*|da|dan|especifica*|cita|citan',
  self: 'yo|me|puedo|veo|encuentro|sé|tengo',
  knows:
    'ver|veo|encuentro|encontrar|encontrado|sé|saber|consultar|acceder|confirmar|decir|conceder|anular|cancelar|cambiar|reservar|aconsejar|responder|prometer|negociar|ofrecer|dar|emitir|dispongo|tengo',
  courtesy:
    'hola|buenos días|buenas tardes|buenas noches|gracias|muchas gracias|de nada|perdón|perdone|disculpe|lo siento|lamentablemente|por desgracia|con gusto|con mucho gusto|encantado|ayudarle|ayudarte|puedo ayudar|le ayudo|no dude|dígame|algo más|otra pregunta|más preguntas|buena pregunta|buena elección|que tenga|buen día|adiós|hasta luego|claro|por supuesto|aquí tiene|estas son|algunas opciones|le gustaría|busca|quiere que|gracias por|siento oír|sentimos|siento lo|me alegra|nos alegra|no hay problema|consulte a un médico|pregunte a un médico|consulte a su médico|médico o farmacéutico|consulte a un veterinario',
  talk: 'pregunta*|tema*|mensaje*|comentario*|opinión|tienda|asistente|saber|oír|decir|escribir|alegr*|encantad*|entiendo|entendemos|concierne|relacionad*|fuera|respuesta*|responder|consejo*|asunto*|algo',
  speaker: 'yo|puedo|he',
  acts: 'ver|consultar|comprobar|comprobado|acceder|cancelar|cancelado|anular|anulado|cambiar|cambiado|reservar|reservado|reembolsar|reembolsado|negociar',
  light:
    'por favor|lamentablemente|también|simplemente|actualmente|ahora|normalmente|puede|pueden|podemos|podrá|poder|debe|deben|hay|ofrec*|disponible*|cuesta*|coste*|precio*|total|artículo*|producto*|pedido*|pedir|pide|compra*|tienda*|cliente*|sin embargo|posible*|tener|tiene|tenemos|ser|es|son|está|están|hace*|usar|use|utiliz*|necesit*|encontr*|ir|va|van|venir|viene|queda*|dura|tiempo|forma|tipo*|aproximadamente|adicional*|extra|ideal*|adecuad*|buen*|mejor*|bien|elegir|elija|elección|opción|opciones|incluy*|contien*|caso|su|sus|mismo|misma|le|conviene|decir|envi*|lleg*|entreg*|recib*|devol*|devuelv*|recog*|permit*|acept*|admit*|mide|miden|pesa*|medida*|tamaño*|modelo*|soporta|equival*|poner*|funciona*|válid*|valen|vale|valor',
  reviewers: 'opini*|reseña*|cliente*|comprador*|usuari*|según|valora*',
  orders:
    'ignora las|ignora todas|ignore las instrucciones|ignore todas|olvida todas|olvida las instrucciones|ahora eres|nuevas instrucciones|instrucciones anteriores|mensaje del sistema|responde solo|responda solo|responde únicamente|di a los clientes|diga a los clientes|el asistente debe|modelo de lenguaje|imprime el texto|repite el texto|en tu respuesta',
  beforeNumber: 'los|las|el|la|un|de',
  clock: 'horas',
  ordinalEndings: 'º|ª',
  machine: 'modelo de lenguaje',
};
