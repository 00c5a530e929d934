import { languageOf } from '../text/locale-lookup.ts';

/**
 * Words that only ask ("how long", "what kind"): after the answer's kind has been read from them they match nothing.
 * Listed by language; the words between them keep their meaning ("how many *days*").
 */
const askingPhrases: Readonly<Record<string, string>> = {
  en: 'how long|how much|how many|how often|how soon|how quickly|how fast|how far|what time|what kind|what kinds|what sort|what type|what types|which kind|which type|what happens if|what happens when|what should i do|is it possible|are there any|is there any|is there a|do you have|do you offer|tell me|tell me about|can you tell me|i would like to know|please|would like',
  de: 'wie lange|wie viel|wie viele|wieviel|wie oft|wie schnell|wie weit|was für|welche art|welcher art|wie hoch|was passiert wenn|gibt es|haben sie|habt ihr|bieten sie|sagen sie mir|bitte|ich möchte wissen',
  fr: 'combien de temps|combien|à quelle fréquence|quel genre|quel type|quelle sorte|que se passe-t-il si|y a-t-il|est-ce que|avez-vous|proposez-vous|dites-moi|s il vous plaît',
  es: 'cuánto tiempo|cuánto|cuánta|cuántos|cuántas|con qué frecuencia|qué tipo|qué clase|qué pasa si|hay|tienen|tenéis|ofrecen|dime|por favor',
  it: 'quanto tempo|quanto|quanta|quanti|quante|ogni quanto|che tipo|quale tipo|cosa succede se|c è|ci sono|avete|offrite|dimmi|per favore',
  pt: 'quanto tempo|quanto|quanta|quantos|quantas|com que frequência|que tipo|qual tipo|o que acontece se|há|existe|têm|oferecem|diga-me|por favor',
  nl: 'hoe lang|hoelang|hoeveel|hoe vaak|hoe snel|hoe ver|wat voor|welk soort|wat gebeurt er als|is er|zijn er|hebben jullie|heeft u|bieden jullie|vertel me|alsjeblieft',
  pl: 'jak długo|ile czasu|ile|jak często|jak szybko|jaki rodzaj|co się stanie jeśli|czy jest|czy są|czy macie|czy oferujecie|powiedz mi|proszę',
  tr: 'ne kadar süre|ne kadar|kaç tane|kaç|ne sıklıkla|ne tür|hangi tür|ne olur|var mı|sunuyor musunuz|lütfen',
  ru: 'как долго|сколько времени|сколько|как часто|как быстро|какого рода|какой тип|что будет если|есть ли|у вас есть|скажите|пожалуйста',
  ar: 'كم من الوقت|كم مرة|كم عدد|كم|ما نوع|أي نوع|ماذا يحدث إذا|هل يوجد|هل هناك|هل لديكم|من فضلك',
  hi: 'कितना समय|कितने|कितनी|कितना|कितनी बार|किस तरह|किस प्रकार|क्या होगा अगर|क्या आपके पास|कृपया',
  zh: '多长时间|多久|多少|几个|什么样的|哪种|什么类型|怎么办|有没有|是否|请问|请',
  ja: 'どのくらい|どれくらい|いくつ|何回|どんな|どのような|どうなりますか|ありますか|教えてください',
  ko: '얼마나 오래|얼마나|몇 개|얼마|어떤 종류|무슨|어떻게 되나요|있나요|알려 주세요',
  th: 'นานแค่ไหน|เท่าไหร่|เท่าไร|กี่|บ่อยแค่ไหน|แบบไหน|ประเภทใด|มีไหม|มีหรือไม่|ช่วยบอก',
};

/** Words that stand for anything: they match nothing in particular. */
const placeholderWords: Readonly<Record<string, string>> = {
  en: 'im ive ill id youre theyre dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt havent hasnt whats wheres hows whos whens thats theres u ur r pls plz thx wanna gonna gotta something anything someone somebody anyone anybody thing things stuff need want get got know tell find many much policy policies',
  de: 'gibts habs wirds gehts bzgl evtl etwas irgendetwas jemand ding dinge sachen brauche möchte will wissen sagen finden artikel artikels produkt produkts produkte richtlinie richtlinien regelung regelungen lautet',
  fr: 'svp stp jai cest ya quest quelque chose quelqu chose choses besoin veux voudrais savoir trouver produit produits article articles politique puis peux peut pouvez pouvons pourrais pourrait',
  es: 'q xq pq porfa algo alguien cosa cosas necesito quiero quisiera saber encontrar producto productos política políticas puedo puedes puede podemos pueden',
  it: 'qualcosa qualcuno cosa cose bisogno voglio vorrei sapere trovare prodotto prodotti',
  pt: 'algo alguém coisa coisas preciso quero gostaria saber encontrar produto produtos',
  nl: 'iets iemand ding dingen nodig wil weten vinden product producten',
  pl: 'produkt produktu',
  tr: 'ürün ürünün',
  ru: 'товар товара товару товаром',
};

/** Function words of the general lists that name things in a shop ("down" is a filling, "back" a length). */
const meaningfulWords: Readonly<Record<string, string>> = { en: 'down back' };

function wordSet(words: string | undefined): ReadonlySet<string> {
  return new Set((words ?? '').split(' ').filter((word) => word !== ''));
}

const placeholders = new Map(Object.entries(placeholderWords).map(([tag, words]) => [tag, wordSet(words)]));
const meaningful = new Map(Object.entries(meaningfulWords).map(([tag, words]) => [tag, wordSet(words)]));

/** Whether a word in lower case says nothing about what is asked, stop list aside. */
export function isPlaceholder(word: string, locale: string): boolean {
  return placeholders.get(languageOf(locale))?.has(word) === true;
}

/** Whether a word counts although the stop list has it. */
export function isMeaningful(word: string, locale: string): boolean {
  return meaningful.get(languageOf(locale))?.has(word) === true;
}

/** Words of a locale's language that stand for anything ("much", "thing"); empty where none are listed. */
export function placeholdersOf(locale: string): ReadonlySet<string> {
  return placeholders.get(languageOf(locale)) ?? new Set();
}

/** The asking phrases of a locale's language; empty where none are listed. */
export function askingPhrasesOf(locale: string): string {
  return askingPhrases[languageOf(locale)] ?? '';
}

/** Words that say which kind of thing would answer. */
export type AnswerWords = { money: string; phone: string; email: string; hours: string };

const answerWords: Readonly<Record<string, AnswerWords>> = {
  en: {
    money: 'how much|cost|costs|price|prices|fee|fees|charge|surcharge|deposit',
    phone: 'phone number|telephone|phone',
    email: 'email|email address|e-mail|mail address',
    hours:
      'opening hours|opening times|hours|deadline|expiry|are you open|are you closed|do you open|do you close|open on|open today|open tomorrow|open until|open now|open at',
  },
  de: {
    money: 'was kostet|kosten|kostet|preis|preise|gebühr|gebühren|wie teuer|kaution|aufpreis',
    phone: 'telefonnummer|telefon',
    email: 'e-mail|email|e-mail-adresse|mailadresse',
    hours: 'öffnungszeit*|frist|geöffnet',
  },
  fr: {
    money: 'coût|coûte|coûtent|prix|frais|tarif|tarifs|combien coûte|caution',
    phone: 'téléphone|numéro de téléphone',
    email: 'e-mail|email|adresse mail|courriel',
    hours: 'horaire*|ouvert*|délai*',
  },
  es: {
    money: 'cuánto cuesta|cuánto cuestan|coste|precio|precios|tarifa|tarifas|fianza|recargo',
    phone: 'teléfono|número de teléfono',
    email: 'correo|correo electrónico|email',
    hours: 'horario*|abren|cierran|plazo',
  },
  it: {
    money: 'quanto costa|costo|costi|prezzo|prezzi|tariffa|cauzione|spese',
    phone: 'telefono|numero di telefono',
    email: 'email|e-mail|posta elettronica',
    hours: 'orari*|apertura|scadenza',
  },
  pt: {
    money: 'quanto custa|custo|custos|preço|preços|taxa|taxas|caução',
    phone: 'telefone|número de telefone',
    email: 'email|e-mail|correio eletrónico',
    hours: 'horário*|abre|fecha|prazo',
  },
  nl: {
    money: 'hoeveel kost|wat kost|kosten|prijs|prijzen|tarief|borg',
    phone: 'telefoonnummer|telefoon',
    email: 'e-mail|email|mailadres',
    hours: 'openingstijd*|geopend|termijn',
  },
  pl: {
    money: 'ile kosztuje|koszt*|cen*|opłat*|kaucj*',
    phone: 'numer telefonu|telefon',
    email: 'e-mail|email|mail',
    hours: 'godzin*|otwart*|termin*',
  },
  tr: {
    money: 'ücret*|fiyat*|kaç para|depozito',
    phone: 'telefon*',
    email: 'e-posta*|eposta*|mail*',
    hours: 'çalışma saat*|açılış*|saat*',
  },
  ru: {
    money: 'сколько стоит|стоимост*|цен*|залог*',
    phone: 'телефон*',
    email: 'почт*|email|e-mail',
    hours: 'часы работы|режим работы|открыт*',
  },
  ar: {
    money: '*تكلفة*|*سعر*|*رسوم*|بكم',
    phone: '*هاتف*',
    email: '*بريد*',
    hours: '*ساعات العمل*|*مواعيد*',
  },
  hi: { money: 'कीमत|दाम|शुल्क|कितने का', phone: 'फोन नंबर|फोन|फ़ोन', email: 'ईमेल', hours: 'समय|खुलने का समय' },
  zh: { money: '多少钱|费用|价格|运费|押金', phone: '电话', email: '邮箱|邮件', hours: '营业时间|几点' },
  ja: {
    money: '*料金*|*いくら*|*価格*|*送料*|*値段*',
    phone: '*電話*',
    email: '*メール*',
    hours: '*営業時間*|*何時*',
  },
  ko: {
    money: '얼마*|가격*|비용*|요금*|배송비*',
    phone: '전화*',
    email: '이메일*|메일*',
    hours: '영업시간*|영업 시간*',
  },
  th: {
    money: 'ราคา|ค่าส่ง|เท่าไหร่|ค่าใช้จ่าย|มัดจำ',
    phone: 'โทรศัพท์|เบอร์โทร',
    email: 'อีเมล',
    hours: 'เวลาเปิด|กี่โมง|เวลาทำการ',
  },
};

/** The words of a locale's language that say which kind of thing would answer; English where none are listed. */
export function answerWordsOf(locale: string): AnswerWords {
  return answerWords[languageOf(locale)] ?? answerWords['en']!;
}
