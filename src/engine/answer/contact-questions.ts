import { languageOf } from '../text/locale-lookup.ts';

/** Words of anger at the assistant or the shop; phrases of a list as in a lexicon. */
const complaints: Readonly<Record<string, string>> = {
  en: 'you are useless|youre useless|useless bot|stupid bot|dumb bot|you are stupid|youre stupid|you suck|this sucks|you are an idiot|idiot|you are no help|youre no help|not helpful|no help at all|worst service|worst shop|this is ridiculous|what a joke|you dont understand|you are wrong|thats wrong|fuck*|shit*|crap|bullshit|i am angry|im angry|i want to complain|i have a complaint|make a complaint|file a complaint',
  de: 'du bist nutzlos|du bist dumm|du bist blöd|dummer bot|blöder bot|idiot|du hilfst mir nicht|nicht hilfreich|keine hilfe|schlechter service|schlechtester|das ist lächerlich|du verstehst mich nicht|das ist falsch|scheiß*|mist|verdammt|ich bin sauer|ich bin wütend|mich beschweren|eine beschwerde',
  fr: 'tu es nul|vous êtes nul|inutile|stupide|idiot|tu ne sers à rien|ça ne sert à rien|pas utile|quel service nul|ridicule|tu ne comprends rien|c est faux|merde|putain|je suis en colère|me plaindre|une réclamation|porter plainte',
  es: 'eres inútil|eres tonto|estúpido|idiota|no sirves para nada|no ayudas|no me ayudas|qué servicio|pésimo servicio|ridículo|no entiendes nada|está mal|mierda|joder|estoy enfadad*|estoy enojad*|quejarme|una queja|una reclamación',
  it: 'sei inutile|stupido|idiota|non servi a niente|non aiuti|pessimo servizio|ridicolo|non capisci|merda|cazzo|sono arrabbiat*|un reclamo',
  pt: 'és inútil|você é inútil|estúpido|idiota|não serves para nada|não ajuda|péssimo serviço|ridículo|merda|estou zangad*|uma reclamação|reclamar',
  nl: 'je bent nutteloos|stomme bot|dom|idioot|je helpt niet|slechte service|belachelijk|kut|shit|ik ben boos|een klacht|klagen',
  pl: 'jesteś bezużyteczny|głupi bot|idiota|nie pomagasz|fatalna obsługa|gówno|kurwa|jestem zły|reklamację|skargę',
  tr: 'işe yaramazsın|aptal|salak|yardımcı olmuyorsun|berbat|rezalet|şikayet*',
  ru: 'ты бесполез*|тупой бот|идиот|ты не помогаешь|ужасный сервис|дерьмо|пожаловаться|жалоба',
  ar: 'أنت عديم الفائدة|غبي|خدمة سيئة|شكوى',
  hi: 'बेकार|बेवकूफ|शिकायत',
  zh: '没用|垃圾|白痴|投诉|太差',
  ja: '役に立たない|使えない|ばか|苦情|クレーム',
  ko: '쓸모없|멍청|바보|불만|짜증',
  th: 'ไม่ได้เรื่อง|โง่|ห่วย|ร้องเรียน',
};

/** Phrases of anger or complaint of a locale's language, none where none are listed. */
export function complaintPhrasesOf(locale: string): string {
  return complaints[languageOf(locale)] ?? '';
}

/** Wanting to know how the shop is reached, by language. */
const reaching: Readonly<Record<string, string>> = {
  en: 'reach you|contact you|get in touch|get hold of you|write to you|email you|how can i call you|call you on the phone|phone you',
  de: 'euch erreichen|sie erreichen|euch kontaktieren|sie kontaktieren|mit euch in kontakt|euch anrufen|sie anrufen|euch schreiben|erreiche ich euch|erreiche ich sie|erreicht man euch',
  fr: 'vous joindre|vous contacter|vous appeler|vous écrire|prendre contact',
  es: 'contactaros|contactarles|contactar con vosotros|contactar con ustedes|ponerme en contacto|llamaros|llamarles|escribiros|escribirles',
};

/** Phrases of a locale's language that ask how to reach the shop, none where none are listed. */
export function reachingPhrasesOf(locale: string): string {
  return reaching[languageOf(locale)] ?? '';
}
