import { headStart } from '../../text/compound-heads.ts';
import { foldAccents } from '../../text/fold.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { unitAfter } from '../../text/unit-names.ts';
import { wordFormsOf } from '../../text/word-forms.ts';
import { coloursOf } from '../colours.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { type QueryToken, scanQuery } from '../read/scan-query.ts';

/** Languages that put the thing first and what tells it apart after it (`housse d'ordinateur`). */
const HEAD_FIRST = new Set('fr es it pt ca gl ro ar he vi th id ms sw oc'.split(' '));
const MOST_HEADS = 6;
const BREAKS = new Set([
  ',',
  ';',
  ':',
  '(',
  ')',
  '[',
  ']',
  '|',
  '+',
  '"',
  '“',
  '”',
  '„',
  '«',
  '»',
  '/',
  '–',
  '—',
  '&',
  '.',
]);

/** Whether the thing comes first in the language's noun phrases. */
export function isHeadFirst(language: string): boolean {
  return HEAD_FIRST.has(language);
}

const stopCache = new Map<string, ReadonlySet<string>>();

/** Words after which a title or query no longer names the thing itself: for, with, compatible. */
export function headStops(language: string): ReadonlySet<string> {
  let stops = stopCache.get(language);
  if (!stops) {
    stops = new Set(lexiconOf(language).titleStops.map((word) => foldAccents(word)));
    stopCache.set(language, stops);
  }
  return stops;
}

/**
 * The index terms of the words that say what a product is: the heads of the noun phrases of its title, before any
 * "for" or "with", without brand, colours, numbers and units (`HP Notebook Battery 6 cells` → battery, cell); of
 * compounds also the thing they end with (`Regenjacke` → jacke).
 *
 * Measured on product search: a notebook ranks above a notebook sleeve for "notebook". At most six; empty when the
 * title is nothing but names and numbers.
 */
export function titleHeads(title: string, brand: string | undefined, locale: string): string[] {
  const language = languageOf(locale);
  const tokens = scanQuery(title.split('\n', 1)[0]!, locale);
  const brandWords = new Set(scanQuery(brand ?? '', locale).map((token) => token.key));
  const stops = headStops(language);
  const heads: string[] = [];
  let phrase: QueryToken[] = [];
  let depth = 0;
  const close = (): void => {
    const head = isHeadFirst(language) ? phrase[0] : phrase.at(-1);
    if (head && head.text.length > 1)
      for (const name of namesOf(head.text.normalize('NFKC'), language)) {
        const { term } = wordFormsOf(language)(name);
        if (!heads.includes(term)) heads.push(term);
      }
    phrase = [];
  };
  for (let i = 0; i < tokens.length && heads.length < MOST_HEADS; i++) {
    const token = tokens[i]!;
    if (stops.has(token.key)) break;
    if (token.key === '(' || token.key === '[') depth++;
    if (token.key === ')' || token.key === ']') depth = Math.max(0, depth - 1);
    if (depth > 0 || isBoundary(token, tokens[i - 1], brandWords, language)) close();
    else phrase.push(token);
  }
  close();
  return heads;
}

/** A word and, of a compound, the thing it ends with: a Regenjacke is a Jacke too. */
function namesOf(word: string, language: string): string[] {
  const at = headStart(word.toLowerCase(), language);
  return at === undefined ? [word] : [word, word.slice(at)];
}

function isBoundary(
  token: QueryToken,
  before: QueryToken | undefined,
  brandWords: ReadonlySet<string>,
  language: string,
): boolean {
  if (token.kind === 'number') return true;
  if (token.kind === 'sign') return BREAKS.has(token.key) || (token.key === '-' && token.spaced);
  if (/\d/u.test(token.key) || brandWords.has(token.key)) return true;
  // "6 sticks", "3 pages": how many, not what.
  if (before?.kind === 'number' && token.key.endsWith('s')) return true;
  return isPlain(token.key, language) ? false : before?.kind === 'number' || isColour(token.key, language);
}

/** Words that are no boundary by themselves, by language and word. */
const plainWords = new Map<string, Set<string>>();
const MOST_CACHED = 50_000;

/** Neither a colour nor a unit. */
function isPlain(word: string, language: string): boolean {
  let plain = plainWords.get(language);
  if (!plain || plain.size >= MOST_CACHED) {
    plain = new Set();
    plainWords.set(language, plain);
  }
  if (plain.has(word)) return true;
  if (isColour(word, language) || unitAfter(`1 ${word}`, 1, language) !== undefined) return false;
  plain.add(word);
  return true;
}

function isColour(word: string, language: string): boolean {
  return coloursOf(word).size > 0 || compiledLexicon(language).shades.has(word);
}
