/** How a shopper puts two products side by side, asks the same of another, wants to see some; by language. */
type Phrases = { compare: readonly string[]; again: readonly string[]; wish: readonly string[] };

export const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    compare: [
      'Compare the {a} and the {b}',
      'Which is cheaper, the {a} or the {b}?',
      'What is the difference between the {a} and the {b}?',
    ],
    again: ['and the {b}?', 'what about the {b}?'],
    wish: ['show me {kind}', 'I am looking for {kind} under {price}', '{kind}'],
  },
  de: {
    compare: [
      'Vergleiche {a} und {b}',
      'Welches ist günstiger, {a} oder {b}?',
      'Was ist der Unterschied zwischen {a} und {b}?',
    ],
    again: ['und {b}?', 'und was ist mit {b}?'],
    wish: ['zeig mir {kind}', 'ich suche {kind} unter {price}', '{kind}'],
  },
  fr: {
    compare: ['Comparez {a} et {b}', 'Lequel est moins cher, {a} ou {b} ?'],
    again: ['et {b} ?'],
    wish: ['montrez-moi {kind}', 'je cherche {kind} à moins de {price}'],
  },
  es: {
    compare: ['Compara {a} y {b}', '¿Cuál es más barato, {a} o {b}?'],
    again: ['¿y {b}?'],
    wish: ['muéstrame {kind}', 'busco {kind} por menos de {price}'],
  },
  it: { compare: ['Confronta {a} e {b}'], again: ['e {b}?'], wish: ['cerco {kind}', 'mostrami {kind}'] },
  pt: { compare: ['Compare {a} e {b}'], again: ['e {b}?'], wish: ['procuro {kind}', '{kind}'] },
  nl: { compare: ['Vergelijk {a} en {b}'], again: ['en de {b}?'], wish: ['ik zoek {kind}', 'toon {kind}'] },
  pl: { compare: ['Porównaj {a} i {b}'], again: ['a {b}?'], wish: ['szukam {kind}', 'pokaż {kind}'] },
  tr: { compare: ['{a} ile {b} karşılaştır'], again: ['ya {b}?'], wish: ['{kind} arıyorum', '{kind}'] },
  ru: { compare: ['Сравни {a} и {b}'], again: ['а {b}?'], wish: ['ищу {kind}', 'покажите {kind}'] },
  ar: { compare: ['قارن بين {a} و {b}'], again: ['و {b}؟'], wish: ['أبحث عن {kind}', '{kind}'] },
  hi: { compare: ['{a} और {b} की तुलना करें'], again: ['और {b}?'], wish: ['{kind} दिखाओ', '{kind} चाहिए'] },
  zh: { compare: ['比较 {a} 和 {b}'], again: ['那 {b} 呢？'], wish: ['推荐 {kind}', '我想买 {kind}'] },
  ja: { compare: ['{a} と {b} を比較'], again: ['{b} は？'], wish: ['{kind} を探しています', '{kind}'] },
  ko: { compare: ['{a} 와 {b} 비교'], again: ['그리고 {b}?'], wish: ['{kind} 추천', '{kind} 찾고 있어요'] },
  th: { compare: ['เปรียบเทียบ {a} กับ {b}'], again: ['แล้ว {b}'], wish: ['แนะนำ {kind}', 'กำลังหา {kind}'] },
};

export const locales = Object.keys(phrases);
