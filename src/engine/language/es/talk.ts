import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'tengo una pregunta|tengo una duda|una pregunta|una preguntita|una duda|una consulta|tengo una consulta|pregunta rápida|quería preguntar una cosa|quería preguntar algo|puedo preguntar algo|te puedo preguntar algo|puedo hacer una pregunta|hay alguien|hay alguien ahí|estás ahí',
  beside:
    'a todos|a todas|equipo|amigo|amiga|muchas|mil|de nuevo|otra vez|por todo|por tu ayuda|por su ayuda|por vuestra ayuda|por la ayuda|por la info|por la información|por ayudarme|por responder|genial|perfecto|estupendo|guay|super|súper|fenomenal|excelente|muy bien|bien|bueno|pues|entonces|nada más|eso es todo|eso era todo|ya está|sí|si|no|ah|oh|y|muy|tan|amable|majo|de verdad|un saludo|igualmente|buen|día|tarde|feliz|os|te|le|les|por favor|porfa|ya|me has ayudado|me ha servido|rápida|pequeña',
  whoAnswers:
    'eres|sos|es usted|sois|hablo con|estoy hablando con|hablando con|estoy chateando con|chateo con|escribo a|le escribo a|me responde|quién responde|quién es|usted es|tú eres|me atiende',
  answerers:
    'bot|chatbot|robot|humano|humana|persona real|persona de verdad|ia|inteligencia artificial|chatgpt|contestador|ser humano|alguien real',
  whatAnswers: 'es esto|esto es',
  answererLike: 'persona|máquina|ordenador|computadora|programa|real|de verdad|automático|automática|virtual',
  ways: {
    phone:
      'teléfono|número de teléfono|telefónico|tel|tfno|tlf|tlfn|vuestro número|su número|número para llamar|llamar|llamo|llamo por teléfono|llamaros|llamarles|llamada|llamadme|llámame|me llamen|me llamáis|por teléfono|tenéis un número|tienen un número|tenéis número',
    email:
      'correo|correo electrónico|email|e-mail|mail|correo vuestro|dirección de correo|por escrito|mandar un correo',
    messages: 'whatsapp|wasap|guasap|wsp|wpp|sms|telegram|mensaje de texto|mensaje al móvil',
    chat: 'chat|chat en vivo|chatear|chat en directo',
  },
  besideWay:
    'número|dirección|contacto|contactar|contactaros|hablar|escribir|escribo|escribiros|alguien|persona|real|humano|agente|tienda|atención al cliente|servicio|prefiero|preferiría|quiero|quisiera|me gustaría|puedo|se puede|tenéis|teneis|tienen|tiene|dame|dadme|pásame|pasame|pásenme|me das|me dais|vuestro|vuestra|su|directamente|por favor|porfa|favor|cómo|cuál|qué|hay|también|mejor|pregunta|duda|a|de|para|dar|mandar|os|les|con',
};
