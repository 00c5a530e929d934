import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { without } from '../../text/characters/without.ts';
import { quantities } from '../../text/numbers/quantities.ts';
import { bestOf } from '../../text/values/best-of.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import { wordsOf } from '../../text/words/words-of.ts';
import type { TermBag } from '../asked/asked-words.ts';
import type { Asked } from '../asked/read-asked.ts';
import type { PoolProduct } from '../pool/product-features.ts';

/** Words on either side of a joining word among which the name of a thing stands. */
const LONGEST_NAME = 3;
/** A word that more of the titles hold than this names none of them. */
const MOST_OF_NAME = 3;
/** How fully a title must hold a word that names it. */
const NAMED = 0.6;
/** What being the same kind of thing counts in finding the pair, in words' weights: buggies are compared with buggies. */
const SAME_KIND = 2;

/** Two products that a message names, and whether the word between them leaves a choice ("or") or only joins them ("and"). */
export type NamedPair = { products: readonly [PoolProduct, PoolProduct]; isChoice: boolean };

/** Words between two things, by whether one is to be chosen. */
const joiningWords = kept(perLanguage, (language): ReadonlyMap<string, boolean> => {
  const { or = [], and = [] } = partOf(language, 'shopping') ?? {};
  const choosing = [...or, 'vs', 'versus', 'v'].map((word) => [word, true] as const);
  return new Map([...choosing, ...and.map((word) => [word, false] as const)]);
});

/** How much two products are the same kind of thing by what they are called and where they stand, 0 to 1. */
function likeness(a: PoolProduct, b: PoolProduct): number {
  const share = ({ terms }: TermBag, other: TermBag) => {
    const common = terms.filter((term) => other.terms.includes(term)).length;
    return common / Math.max(1, Math.min(terms.length, other.terms.length));
  };
  return (share(a.kind, b.kind) + share(a.title, b.title)) / 2;
}

/**
 * The two products that a message names on both sides of a word that joins them ("dart or flit", "aroma 3 und 7"), each by the
 * words of its title that stand nearest; `undefined` where it names no such two. `products` are likeliest first. Where two are
 * surely compared (`isCompared`), any function word may join them: "Unterschied BS 55 zu SB 60".
 */
export function namedPair(
  { text, language, matcher }: Asked,
  products: readonly PoolProduct[],
  isCompared: boolean,
): NamedPair | undefined {
  const joins = joiningWords(languageOf(language));
  const wordsIn = (part: string) => wordsOf(part, language).map((word) => word.toLowerCase());
  // Hardly a message joins two things, and numbers are slow to read.
  if (!isCompared && !wordsIn(text).some((word) => joins.has(word))) return undefined;
  // "2 kg or 7 kg" names no products.
  const tokens = wordsIn(without(text, quantities(text, language)));
  const indexOf = new Map(matcher.words.map(({ surface }, i) => [surface, i]));
  const isFunction = (word: string) => isStopWord(word, languageOf(language));
  const isTelling = (word: string) => !isFunction(word) && !joins.has(word);
  const holds = (product: PoolProduct, word: string) => matcher.one(indexOf.get(word) ?? -1, product.title);
  const weightOf = (word: string) => matcher.words[indexOf.get(word) ?? -1]?.weight ?? 0;
  const score = (product: PoolProduct, words: readonly string[]) =>
    words.reduce((sum, word) => sum + holds(product, word) * weightOf(word), 0);
  const namedBy = (word: string | undefined) =>
    word === undefined ? [] : products.filter((product) => holds(product, word) >= NAMED);
  for (const [at, token] of tokens.entries()) {
    const isChoice = joins.get(token) ?? (isCompared && isFunction(token) ? false : undefined);
    if (isChoice === undefined) continue;
    const before = tokens.slice(0, at).filter(isTelling).slice(-LONGEST_NAME);
    const following = tokens.slice(at + 1).filter(isTelling);
    const after = following.slice(0, LONGEST_NAME);
    const [left, right] = [namedBy(before.at(-1)), namedBy(after[0])];
    if (Math.min(left.length, right.length) > MOST_OF_NAME) continue;
    const pairs = left.flatMap((one) => right.map((other): NamedPair['products'] => [one, other]));
    const named = pairs.filter(
      ([one, other]) => score(one, before) > score(other, before) && score(other, after) > score(one, after),
    );
    const totalOf = ([one, other]: NamedPair['products']) =>
      score(one, before) + score(other, after) + SAME_KIND * likeness(one, other);
    const best = bestOf(named, totalOf, Number.NEGATIVE_INFINITY);
    if (best !== undefined) return { products: best, isChoice };
  }
  return undefined;
}
