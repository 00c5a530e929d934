import { languageOf } from '../../text/locale-lookup.ts';
import { hasPhrase } from '../phrases.ts';
import type { Understood } from '../understand.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

const endings: Readonly<Record<string, RegExp>> = {
  en: /^(\p{L}{3,}?)(?:er|est)$/u,
  de: /^(\p{L}{3,}?)(?:er|e?ste[nrsm]?|(?<=ß)te[nrsm]?)$/u,
  nl: /^(\p{L}{3,}?)(?:er|ste?)$/u,
};

/** The words a comparative or superlative may be made from (`bigger` → `big`, `größte` → `groß`); none in languages that say "more". */
export function baseForms(word: string, language: string): string[] {
  const tag = languageOf(language);
  const stem = endings[tag]?.exec(word.toLowerCase())?.[1];
  if (stem === undefined) return [];
  if (tag === 'en')
    return [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/(\p{L})\1$/u, '$1')].filter(isNew);
  if (tag === 'nl')
    return [stem, stem.replace(/([aeou])(\p{L})$/u, '$1$1$2'), stem.replace(/d$/u, '')].filter(isNew);
  return [stem, stem.replace(/[äöü](?!.*[äöü])/u, (letter) => umlauts[letter]!)].filter(isNew);
}

function isNew(form: string, i: number, all: readonly string[]): boolean {
  return all.indexOf(form) === i;
}

/** Comparing by price, where the price words of the lexicon do not say it. */
const priceComparatives: Readonly<Record<string, string>> = {
  en: 'cheaper|cheapest|less expensive|more expensive|costs less|costs more|better value',
  de: 'billiger|günstiger|teurer|preiswerter|am günstigsten|am billigsten',
  fr: 'moins cher*|plus cher*|coûte moins|coûte plus',
  es: 'más barat*|mas barat*|más caro|más cara|cuesta menos|cuesta más',
  it: 'più economic*|meno caro|meno cara|più caro|più cara|costa meno|costa di più',
  pt: 'mais barat*|mais caro|mais cara|custa menos|custa mais',
  nl: 'goedkoper|duurder|goedkoopst*',
  pl: 'tańsz*|droższ*',
  tr: 'daha ucuz|daha pahalı',
  ru: 'дешевле|дороже',
  ar: '*أرخص*|*أغلى*',
  hi: 'सस्ता|सस्ती|महंगा|महंगी',
  zh: '便宜|更贵',
  ja: '*安い*|*高い*',
  ko: '*저렴*|*더 싼*|*비싼*|*비싸*',
  th: 'ถูกกว่า|แพงกว่า',
};

/** Whether a comparison is about what the products cost. */
export function asksForPrice({ prepared, lexicon, language }: Understood): boolean {
  return (
    hasPhrase(prepared, lexicon.price) || hasPhrase(prepared, priceComparatives[languageOf(language)] ?? '')
  );
}

const orWords: Readonly<Record<string, string>> = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o',
  it: 'o',
  pt: 'ou',
  nl: 'of',
  pl: 'czy|lub|albo',
  tr: 'yoksa|veya',
  ru: 'или',
  ar: 'أم|أو',
  hi: 'या',
  zh: '还是|或',
  ja: 'それとも',
  ko: '아니면|또는',
  th: 'หรือ',
};

/** "X or Y?" about products that are both named is a comparison too. */
export function offersChoice({ prepared, language }: Understood): boolean {
  return hasPhrase(prepared, orWords[languageOf(language)] ?? '');
}
