const PREFIXES = ['وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال'];
const SUFFIXES = ['هم', 'هن', 'كم', 'نا', 'وا', 'ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'يا', 'ه', 'ي'];

/**
 * Light stem of a normalised Arabic word: one article prefix, a leading waw, and inflection suffixes.
 *
 * Source: the "light10" stemmer of Larkey, Ballesteros and Connell (SIGIR 2002, table 1).
 */
export function stem(word: string): string {
  let rest = word;
  if (rest.startsWith('و') && rest.length >= 4 && !PREFIXES.some((prefix) => rest.startsWith(prefix))) {
    rest = rest.slice(1);
  }
  const prefix = PREFIXES.find(
    (candidate) => rest.startsWith(candidate) && rest.length - candidate.length >= 2,
  );
  if (prefix !== undefined) rest = rest.slice(prefix.length);
  for (const suffix of SUFFIXES) {
    if (rest.endsWith(suffix) && rest.length - suffix.length >= 3) rest = rest.slice(0, -suffix.length);
  }
  return rest;
}

/** Written onto the word, which is then as good as seen without it. */
export const article = 'ال';

const CLITIC = /^(?:وب|ول|وك|فل|فب|[وفبكلس])(?=.{3})/;

/**
 * A normalised word without its leading conjunctions and prepositions (`بسعر` → `سعر`), at least three letters left.
 *
 * Only the vocabulary can tell whether those letters belong to the word; `undefined` when there are none.
 */
export function withoutClitic(word: string): string | undefined {
  const clitic = CLITIC.exec(word)?.[0];
  return clitic === undefined ? undefined : word.slice(clitic.length);
}
