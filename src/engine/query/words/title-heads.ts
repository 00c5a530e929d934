import { keptByLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { traitByTag } from '../../language/pack.ts';
import { unitAfter } from '../../text/numbers/unit-names.ts';
import { headStart } from '../../text/stems/compound-heads.ts';
import { wordFormsOf } from '../../text/words/word-forms.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { type QueryToken, scanQuery } from '../tokens/scan-query.ts';
import { coloursOf } from '../vocabulary/value-meaning.ts';

const headComesFirst = traitByTag('text', ({ headComesFirst }) => headComesFirst);
/** Languages with that trait which have no folder to name it. */
const ALSO_HEAD_FIRST = new Set('ca gl id ms sw oc'.split(' '));
const MOST_HEADS = 6;
const BREAKS = new Set(',;:()[]|+"“”„«»/–—&.');

/** Whether the thing comes first in the language's noun phrases. */
export function isHeadFirst(language: string): boolean {
  return headComesFirst.has(language) || ALSO_HEAD_FIRST.has(language);
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
  const stops = compiledLexicon(language).titleStops;
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

/** Neither a colour nor a unit. */
const isPlain: (word: string, language: string) => boolean = keptByLanguage(
  { most: 50_000, longest: 40 },
  (word, language) => !isColour(word, language) && unitAfter(`1 ${word}`, 1, language) === undefined,
);

function isColour(word: string, language: string): boolean {
  return coloursOf(word).size > 0 || compiledLexicon(language).shades.has(word);
}
