/**
 * The frozen yardstick: plain BM25 as the "Floors" of the evaluation data's README describe it, reproducing the
 * figures printed there. It shares no code with the engine and never changes with it.
 */

const K1 = 1.2;
const B = 0.75;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Thai}/u;

/** Words of letters, marks and digits, lower case; English plural endings cut; character pairs in zh and th. */
export function referenceWords(text: string, language: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  if (language === 'en') return words.map(withoutPlural);
  if (language === 'zh' || language === 'th') return words.flatMap(pairsOf);
  return words;
}

/** Source: the "S stemmer" of D. Harman, "How effective is suffixing?" (JASIS 42, 1991), table 1. */
function withoutPlural(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies') && !/[ea]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && !/[aeo]es$/.test(word)) return word.slice(0, -1);
  return word.endsWith('s') && !/[us]s$/.test(word) ? word.slice(0, -1) : word;
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length === 1 || !WITHOUT_SPACES.test(word)) return [word];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}

export type ReferenceIndex = {
  /** BM25 score of every text for a query, in the order the texts were given; 0 = no word in common. */
  scores(query: string): Float64Array;
  /** idf of a word as `referenceWords` cuts it. */
  idf(word: string): number;
};

/** Indexes texts for plain BM25, k1 1.2, b .75, idf ln(1 + (N − n + .5) / (n + .5)), distinct query words. */
export function referenceIndex(texts: readonly string[], language: string): ReferenceIndex {
  const postings = new Map<string, { text: number; count: number }[]>();
  const lengths = texts.map((text, number) => {
    const words = referenceWords(text, language);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [{ text: number, count }]);
      else list.push({ text: number, count });
    }
    return words.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length);
  const idf = (word: string): number => {
    const holders = postings.get(word)?.length ?? 0;
    return Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5));
  };
  const scores = (query: string): Float64Array => {
    const sums = new Float64Array(texts.length);
    for (const word of new Set(referenceWords(query, language))) {
      const weight = idf(word);
      for (const { text, count } of postings.get(word) ?? []) {
        const norm = K1 * (1 - B + (B * lengths[text]!) / average);
        sums[text]! += (weight * count * (K1 + 1)) / (count + norm);
      }
    }
    return sums;
  };
  return { scores, idf };
}

/** A product as the floor "title x5 + all" indexes it: title five times, brand, description, attribute values. */
export function referenceProductText(product: {
  title: string;
  brand?: string;
  description?: string;
  attributes?: Readonly<Record<string, string>>;
}): string {
  const { title, brand = '', description = '', attributes = {} } = product;
  return [title, title, title, title, title, brand, description, ...Object.values(attributes)].join(' ');
}
