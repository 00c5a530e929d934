import { languageOf } from '../../language/locale-lookup.ts';
import type { IndexWord, RetrievalIndex } from '../../retrieval/types.ts';
import { type SpelledWord, type SpellingIndex, spellingSteps } from '../../text/spelling/spelling.ts';
import { type QueryVocabulary, vocabularySteps } from '../vocabulary/catalogue-vocabulary.ts';
import { type KinWords, kinWords } from '../words/kin-words.ts';

/** What understanding queries needs of one index beside the index itself; built once per version, never per request. */
export type QueryKnowledge = {
  vocabulary: QueryVocabulary;
  spelling: SpellingIndex;
  kin: KinWords;
  /** Tag names of the index, for combinations of options. */
  tagNames: ReadonlySet<string>;
  /** Kinds of things that it holds. */
  kinds: ReadonlySet<string>;
  /** Currencies of its prices, ISO 4217. */
  currencies: readonly string[];
};

/** Learns vocabulary and spelling from an index, in steps of well under a millisecond; linear in its tags and words. */
export function* knowledgeSteps(index: RetrievalIndex): Generator<void, QueryKnowledge> {
  const heads = new Map(index.tagValues('head').map(({ value, count }) => [value, count]));
  yield;
  const vocabulary = yield* vocabularySteps(index);
  const words = [...index.vocabulary()];
  yield;
  const listed = new Set(words.flatMap(({ word, term }) => [word, term]));
  const short = [...index.shortWords(LEAST_SHORT, listed)];
  yield;
  const brands = brandWords(index);
  yield;
  const spelling = yield* spellingSteps(usedWords([...words, ...short], { index, heads, brands }));
  return {
    vocabulary,
    spelling,
    kin: kinWords(words, languageOf(index.locale)),
    tagNames: new Set(index.tagNames().map(({ name }) => name)),
    kinds: new Set(index.tagValues('kind').map(({ value }) => value)),
    currencies: index.tagValues('currency').map(({ value }) => value),
  };
}

/** A short word that only texts hold may have been meant where so many products hold it. */
const LEAST_SHORT = 5;

/** How many products are of a brand with a word in its name. */
function brandWords(index: RetrievalIndex): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { value, count } of index.tagValues('brand'))
    for (const word of value.toLowerCase().split(/[^\p{L}\p{M}]+/u))
      counts.set(word, (counts.get(word) ?? 0) + count);
  return counts;
}

type Counts = {
  index: Pick<RetrievalIndex, 'titleFrequency'>;
  heads: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
};

/** Words with what products hold them as; lazily, since there are many. */
function* usedWords(words: readonly IndexWord[], { index, heads, brands }: Counts): Generator<SpelledWord> {
  for (const { word, term, documentFrequency } of words) {
    const [things, branded] = [heads.get(term) ?? 0, brands.get(word) ?? 0];
    const use = { titles: index.titleFrequency(term), things, brands: branded };
    yield { word, documentFrequency, use };
  }
}
