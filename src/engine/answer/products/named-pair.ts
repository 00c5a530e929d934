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
/** What it counts that both cost e times as much: what is named is a thing rather than a part of it that is called after it. */
const DEAR = 0.2;
/** From so much on they are so much the same that words which both hold name the one, and the other is told from it. */
const ALIKE = 0.5;
/** What it costs that words tell the two apart that nobody said: who says "mesa" means no "Mesa Big & Tall". */
const UNTOLD = 2;

/** Two products that a message names, and whether the word between them leaves a choice ("or") or only joins them ("and"). */
export type NamedPair = { products: readonly [PoolProduct, PoolProduct]; isChoice: boolean };

/** What a word between two things says: that one is to be chosen, that both are, or that the one stands against the other. */
type Joining = 'or' | 'and' | 'against';

const joiningWords = kept(perLanguage, (language): ReadonlyMap<string, Joining> => {
  const { or = [], and = [], against = [] } = partOf(language, 'shopping') ?? {};
  const entries = (words: readonly string[], joining: Joining) =>
    words.map((word) => [word, joining] as const);
  return new Map([
    ...entries(against, 'against'),
    ...entries(and, 'and'),
    ...entries([...or, 'vs', 'versus', 'v'], 'or'),
  ]);
});

/** What opens a choice between two that "and" joins: "between the tent and the tarp". */
const opensChoice = kept(perLanguage, (language): ReadonlySet<string> => {
  const { price, and = [] } = partOf(language, 'shopping') ?? {};
  return new Set(price?.between.flatMap(([open, join]) => (and.includes(join) ? [open] : [])));
});

/** How much two products are the same kind of thing by what they are called and where they stand, 0 to 1. */
function likeness(a: PoolProduct, b: PoolProduct): number {
  const share = ({ terms }: TermBag, other: TermBag) => {
    const common = terms.filter((term) => other.terms.includes(term)).length;
    return common / Math.max(1, Math.min(terms.length, other.terms.length));
  };
  return (share(a.kind, b.kind) + share(a.title, b.title)) / 2;
}

/** Share of the words of two titles that tell them apart and that a message does not say. */
function untold(a: TermBag, b: TermBag, said: ReadonlySet<string>): number {
  const all = new Set([...a.terms, ...b.terms]);
  const apart = [...all].filter((term) => a.terms.includes(term) !== b.terms.includes(term));
  return apart.filter((term) => !said.has(term)).length / Math.max(1, all.size);
}

/** What a product costs, in the smallest unit of its currency; 0 where it does not say. */
function priceOf({ view }: PoolProduct): number {
  return view.product.price?.amount ?? 0;
}

/**
 * Where a message may join two things: its words before and after, whether a word there leaves a choice, and whether that word or
 * those beside it may stand in any message, so that only things of a kind are surely joined.
 */
type Joint = { before: readonly string[]; after: readonly string[]; isChoice: boolean; isLoose: boolean };

/**
 * The two products that a message names on both sides of a word that joins them ("dart or flit", "aroma 3 und 7"), each by the
 * words of its title that stand nearest; `undefined` where it names no such two. One may be named by the words that both titles
 * hold ("mesa or mesa plus"): the other is told from it. `products` are likeliest first. Where two are surely compared
 * (`isCompared`), any function word may join them: "Unterschied BS 55 zu SB 60".
 */
export function namedPair(
  { text, language, matcher, terms }: Asked,
  products: readonly PoolProduct[],
  isCompared: boolean,
): NamedPair | undefined {
  const joins = joiningWords(languageOf(language));
  const openers = opensChoice(languageOf(language));
  const wordsIn = (part: string) => wordsOf(part, language).map((word) => word.toLowerCase());
  // Hardly a message joins two things, and numbers are slow to read.
  if (!isCompared && !wordsIn(text).some((word) => joins.has(word))) return undefined;
  // "2 kg or 7 kg" names no products.
  const tokens = wordsIn(without(text, quantities(text, language)));
  const indexOf = new Map(matcher.words.map(({ surface }, i) => [surface, i]));
  const isFunction = (word: string) => isStopWord(word, languageOf(language));
  const holds = (product: PoolProduct, word: string) => matcher.one(indexOf.get(word) ?? -1, product.title);
  const weightOf = (word: string) => matcher.words[indexOf.get(word) ?? -1]?.weight ?? 0;
  const score = (product: PoolProduct, words: readonly string[]) =>
    words.reduce((sum, word) => sum + holds(product, word) * weightOf(word), 0);
  const namedBy = (word: string | undefined) =>
    word === undefined ? [] : products.filter((product) => holds(product, word) >= NAMED);
  /** How many are named best by some words: what names more of them names none. */
  const bestNamed = (named: readonly PoolProduct[], words: readonly string[]) => {
    const scores = named.map((product) => score(product, words));
    return scores.filter((one) => one === Math.max(...scores)).length;
  };
  const pairAt = ({
    before,
    after,
    isChoice,
    isLoose,
  }: Joint): (NamedPair & { total: number }) | undefined => {
    const [left, right] = [namedBy(before.at(-1)), namedBy(after[0])];
    if (Math.min(bestNamed(left, before), bestNamed(right, after)) > MOST_OF_NAME) return undefined;
    const totalOf = ([one, other]: NamedPair['products']) =>
      score(one, before) +
      score(other, after) +
      SAME_KIND * likeness(one, other) +
      DEAR * Math.log(Math.max(1, Math.min(priceOf(one), priceOf(other)))) -
      UNTOLD * untold(one.title, other.title, terms);
    const pairs = left.flatMap((one) => right.map((other): NamedPair['products'] => [one, other]));
    const named = pairs.filter(([one, other]) => {
      const nearer = score(one, before) - score(other, before);
      const farther = score(other, after) - score(one, after);
      if (one === other || Math.min(nearer, farther) < 0) return false;
      const isTold = Math.min(nearer, farther) > 0 && !isLoose;
      return isTold || (Math.max(nearer, farther) > 0 && likeness(one, other) >= ALIKE);
    });
    const best = bestOf(named, totalOf, Number.NEGATIVE_INFINITY);
    return best && { products: best, isChoice, total: totalOf(best) };
  };
  /** The joint before the words from `at` on, with `skipped` words in it. */
  const jointAt = (
    at: number,
    skipped: number,
    isTelling: (word: string) => boolean,
  ): Pick<Joint, 'before' | 'after'> => ({
    before: tokens.slice(0, at).filter(isTelling).slice(-LONGEST_NAME),
    after: tokens
      .slice(at + skipped)
      .filter(isTelling)
      .slice(0, LONGEST_NAME),
  });
  const jointsOf = (
    isJoin: (word: string) => boolean,
    isTelling: (word: string) => boolean,
    isLoose: boolean,
  ): Joint[] =>
    tokens.flatMap((token, at) => {
      if (!isJoin(token)) return [];
      const joining = joins.get(token);
      const isBetween = joining === 'and' && tokens.slice(0, at).some((word) => openers.has(word));
      // "A spray against midges" stands against nothing that is bought.
      const isSure = joining === 'or' || isBetween || (isCompared && joining !== 'against');
      const isChoice = joining === 'or' || joining === 'against' || isBetween;
      return [{ ...jointAt(at, 1, isTelling), isChoice, isLoose: isLoose || !isSure }];
    });
  const isJoin = (word: string) => joins.has(word);
  const isTelling = (word: string) => !isFunction(word) && !isJoin(word);
  // "lumen s oder s pro": a name may be a word of any text.
  const isNaming = (word: string) => {
    const { length } = namedBy(word);
    return !isJoin(word) && (isTelling(word) || (length > 0 && length <= MOST_OF_NAME));
  };
  const ways = [() => [...jointsOf(isJoin, isTelling, false), ...jointsOf(isJoin, isNaming, true)]];
  if (isCompared) {
    ways.push(() => jointsOf(isFunction, isTelling, true));
    // "Unterschied Libelle Mauersegler"
    ways.push(() =>
      tokens.map((_, at) => ({ ...jointAt(at, 0, isTelling), isChoice: false, isLoose: true })),
    );
  }
  for (const joints of ways) {
    const found = joints().flatMap((joint) => pairAt(joint) ?? []);
    const best = bestOf(found, ({ total }) => total, Number.NEGATIVE_INFINITY);
    if (best !== undefined) return { products: best.products, isChoice: best.isChoice };
  }
  return undefined;
}
