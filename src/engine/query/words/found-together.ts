import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';

/** What the products say of words beside each other. */
export type Together = {
  /** Of the best ones, those that hold all of the words in the title; at most `MOST_TITLES`. */
  titles: number;
  /** Products that hold all of the words in any text. */
  products: number;
  /** ln of how much oftener a word stands beside the others than by chance; 0 = as by chance. */
  lift: number;
};

type Counting = Pick<RetrievalIndex, 'search' | 'countUpTo' | 'documentCount' | 'documentFrequency'>;

/** What each title adds that holds the words together, on the scale of ln; a few say as much as many. */
const TITLES_TOGETHER = 3.5;
const TELLING_TITLES = 5;
/** What stands beside the others oftener than by chance is likelier by so much for each unit of that. */
const LIFTED = 1.5;
/** What no title holds with the others is less likely. */
export const APART = 1.2;

/** What words found together say for each other, in natural logarithms. */
export function evidenceTogether({ titles, lift }: Together): number {
  const inTitles = titles > 0 ? TITLES_TOGETHER * Math.log(1 + Math.min(titles, TELLING_TITLES)) : -APART;
  return Math.max(LIFTED * lift, -APART) + inTitles;
}

const MOST_TITLES = 10;
/** Keeps one product from saying much. */
const SMOOTHING = 0.05;
const ALL_WORDS = 0.999;

/** How many products hold all of the words. */
export function productsWith(groups: readonly TermGroup[], index: Counting): number {
  return index.countUpTo({ groups, minimumCoverage: ALL_WORDS }, Number.POSITIVE_INFINITY);
}

/** How many titles hold all of the words, of the best products; at most `MOST_TITLES`. */
export function titlesWith(groups: readonly TermGroup[], index: Counting): number {
  const { hits } = index.search({
    groups,
    limit: MOST_TITLES,
    minimumCoverage: ALL_WORDS,
    exactTotal: false,
  });
  return hits.filter(({ parts }) => parts.titleCoverage >= ALL_WORDS).length;
}

/** How often a word stands with the others of a query, of which `withOthers` products hold all. */
export function foundTogether(
  word: readonly TermGroup[],
  others: readonly TermGroup[],
  withOthers: number,
  index: Counting,
): Together {
  const groups = [...word, ...others];
  const products = productsWith(groups, index);
  const titles = products === 0 ? 0 : titlesWith(groups, index);
  const own = Math.min(...word.map(({ members }) => index.documentFrequency(members[0]?.term ?? '')));
  const expected = (own * withOthers) / Math.max(1, index.documentCount);
  return { titles, products, lift: Math.log((products + SMOOTHING) / (expected + SMOOTHING)) };
}

/** Half the logarithm of the odds: what is much less likely is still found, behind what is likelier. */
const BY_ODDS = 0.5;

/** What a reading of a mistyped word weighs beside the likeliest one, by how much less likely it is, in natural logarithms. */
export function weightBehind(behind: number): number {
  return Math.exp(-BY_ODDS * behind);
}
