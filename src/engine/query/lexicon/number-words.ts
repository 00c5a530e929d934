import { foldAccents } from '../../text/fold.ts';
import { languageOf } from '../../text/locale-lookup.ts';

/** How a language spells numbers up to the thousands; all words lower case without accents. */
export type NumberWords = {
  values: ReadonlyMap<string, number>;
  /** Numbers written in one word (`hundertfünfzig`). */
  compound?: (word: string) => number | undefined;
  /** Words inside a number: `a hundred and fifty`. */
  and: ReadonlySet<string>;
  /** `a` of `a hundred`. */
  leading: ReadonlySet<string>;
  /** Words for one that are articles too: numbers only before a unit. */
  articles: ReadonlySet<string>;
  /** The article is one only after a bound: "over a metre", but a cup holder and a pair of socks. */
  boundArticles: boolean;
  /** What joins the two numbers of a range. */
  joins: ReadonlySet<string>;
  minus: ReadonlySet<string>;
  /** `and a half`. */
  halves: readonly (readonly string[])[];
  /** Eighty is four twenties, seventy sixty-ten. */
  byTwenties: boolean;
  /** Matches every text that may hold such a word: a quick look first. */
  any: RegExp;
};

type Spelled = {
  ones: string;
  tens: string;
  others?: string;
  and: string;
  leading?: string;
  articles: string;
  boundArticles?: boolean;
  joins: string;
  halves: string;
  byTwenties?: boolean;
};

const spelled: Readonly<Record<string, Spelled>> = {
  en: {
    ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    others: 'hundred=100 thousand=1000 fourty=40 grand=1000',
    and: 'and',
    leading: 'a',
    articles: 'a an',
    boundArticles: true,
    joins: 'to and or -',
    halves: 'and a half,and one half,½',
  },
  de: {
    ones: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others: 'hundert=100 tausend=1000 zwo=2',
    and: '',
    articles: 'ein eine einen einem einer',
    joins: 'bis und oder -',
    halves: 'einhalb,und ein halb',
  },
  fr: {
    ones: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante septante huitante nonante',
    others: 'vingts=20 cent=100 cents=100 mille=1000',
    and: 'et',
    articles: 'un une',
    joins: 'a et ou -',
    halves: 'et demi,et demie',
    byTwenties: true,
  },
  es: {
    ones: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others:
      'veintiuno=21 veintiún=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000',
    and: 'y',
    articles: 'un una uno',
    joins: 'a y o e hasta -',
    halves: 'y medio,y media',
  },
};

const set = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean).map(foldAccents));
const MINUS = set('minus moins menos');

/** `einhundertfünfundzwanzig`: thousands, hundreds, and what is below. */
function germanCompound(values: ReadonlyMap<string, number>): (word: string) => number | undefined {
  const small = (word: string): number | undefined => {
    if (word === '') return 0;
    if (word === 'ein' || word === 'eine') return 1;
    const known = values.get(word);
    if (known !== undefined) return known < 100 ? known : undefined;
    const [, one, ten] = /^(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(\p{L}+)$/u.exec(word) ?? [];
    const tens = ten === undefined ? undefined : values.get(ten);
    if (one === undefined || tens === undefined || tens < 20 || tens > 90) return undefined;
    return tens + (one === 'ein' ? 1 : values.get(one)!);
  };
  const part = (text: string | undefined): number | undefined => {
    if (text === undefined) return 0;
    return text === '' ? 1 : small(text);
  };
  return (word) => {
    const [, thousands, hundreds, rest = ''] = COMPOUND.exec(word) ?? [];
    const [thousand, hundred, below] = [part(thousands), part(hundreds), small(rest)];
    if (thousand === undefined || hundred === undefined || below === undefined) return undefined;
    const value = thousand * 1000 + hundred * 100 + below;
    return value > 20 ? value : undefined;
  };
}

const COMPOUND = /^(?:(\p{L}*?)tausend(?:und)?)?(?:(\p{L}*?)hundert(?:und)?)?(\p{L}*)$/u;

function compile(language: string, own: Spelled): NumberWords {
  const values = new Map<string, number>();
  const articles = set(own.articles);
  own.ones.split(' ').forEach((word, value) => {
    if (!articles.has(word) && !word.includes('-')) values.set(foldAccents(word), value);
  });
  for (const [i, word] of own.tens.split(' ').entries()) values.set(foldAccents(word), (i + 2) * 10);
  if (language === 'fr')
    for (const [i, word] of ['septante', 'huitante', 'nonante'].entries()) values.set(word, 70 + 10 * i);
  for (const entry of own.others?.split(' ') ?? []) {
    const [word, value] = entry.split('=');
    values.set(foldAccents(word!), Number(value));
  }
  const starts = [
    ...values.keys(),
    ...[...articles].map((article) => `\\b${article}\\b`),
    ...MINUS,
    'half',
    'halb',
    'demi',
    'medi',
  ];
  return {
    values,
    ...(language === 'de' ? { compound: germanCompound(values) } : {}),
    and: set(own.and),
    leading: set(own.leading ?? ''),
    articles,
    boundArticles: own.boundArticles ?? false,
    joins: set(own.joins),
    minus: MINUS,
    halves: own.halves.split(',').map((half) => half.split(' ').map(foldAccents)),
    byTwenties: own.byTwenties ?? false,
    any: new RegExp(starts.join('|'), 'u'),
  };
}

const compiled = new Map<string, NumberWords>();

/** The number words of a language; `undefined` where there are none. */
export function numberWordsOf(language: string): NumberWords | undefined {
  const own = languageOf(language);
  if (!Object.hasOwn(spelled, own)) return undefined;
  const known = compiled.get(own) ?? compile(own, spelled[own]!);
  compiled.set(own, known);
  return known;
}
