import { leafOf } from '../catalog/category-path.ts';
import { piecesOf } from '../catalog/joined-names.ts';
import type { RetrievalIndex } from '../retrieval/types.ts';
import { queryTermGroups } from '../text/query-terms.ts';
import { type QueryVocabulary, vocabularySteps } from './catalogue-vocabulary.ts';
import { type SpellingIndex, spellingSteps } from './spelling.ts';
import { titleHeads } from './title-heads.ts';

/** What understanding queries needs of one index beside the index itself; built once per version, never per request. */
export type QueryKnowledge = {
  vocabulary: QueryVocabulary;
  spelling: SpellingIndex;
  /** Tag names of the index, for combinations of options. */
  tagNames: ReadonlySet<string>;
  /** Currencies of its prices, ISO 4217. */
  currencies: readonly string[];
  /** Index terms of what products, categories and brands are called by: heads of titles, words of names. */
  things: ReadonlySet<string>;
};

/** Learns vocabulary and spelling from an index, in steps of well under a millisecond; linear in its tags and words. */
export function* knowledgeSteps(index: RetrievalIndex): Generator<void, QueryKnowledge> {
  const heads = new Map(index.tagValues('head').map(({ value, count }) => [value, count]));
  yield;
  const vocabulary = yield* vocabularySteps(index);
  const words = [...index.vocabulary()];
  yield;
  const named = new Map(words.map(({ word, term }) => [word, heads.get(term) ?? 0]));
  const spelling = yield* spellingSteps(words, (word) => named.get(word) ?? 0);
  return {
    vocabulary,
    spelling,
    tagNames: new Set(index.tagNames().map(({ name }) => name)),
    currencies: index.tagValues('currency').map(({ value }) => value),
    things: new Set([...commonHeads(index, heads), ...departmentHeads(index), ...nameTerms(index, 'brand')]),
  };
}

/** A word that many products hold and hardly any are is no kind of product here: "laptop" among bags and coolers. */
const LEAST_HEAD_SHARE = 0.03;

function commonHeads(index: RetrievalIndex, heads: ReadonlyMap<string, number>): string[] {
  return [...heads]
    .filter(([term, count]) => count >= index.documentFrequency(term) * LEAST_HEAD_SHARE)
    .map(([term]) => term);
}

/** What departments are called by: the heads of their last names, each of joined ones (`Battery chargers` → charger). */
function departmentHeads(index: RetrievalIndex): string[] {
  return index
    .tagValues('category')
    .flatMap(({ value }) =>
      piecesOf(leafOf(value)).flatMap((name) => titleHeads(name, undefined, index.locale)),
    );
}

/** Terms of the words in the values of a tag. */
function nameTerms(index: RetrievalIndex, tagName: string): string[] {
  return index
    .tagValues(tagName)
    .flatMap(({ value }) => queryTermGroups(value, index.locale))
    .flatMap(({ members }) => members.slice(0, 1).map(({ term }) => term));
}

/** `knowledgeSteps` in one go. */
export function buildKnowledge(index: RetrievalIndex): QueryKnowledge {
  return runSteps(knowledgeSteps(index));
}

function runSteps<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
