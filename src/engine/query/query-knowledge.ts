import type { RetrievalIndex } from '../retrieval/types.ts';
import { buildVocabulary, type QueryVocabulary } from './catalogue-vocabulary.ts';
import { buildSpelling, type SpellingIndex } from './spelling.ts';

/** What understanding queries needs of one index beside the index itself; built once per version, never per request. */
export type QueryKnowledge = {
  vocabulary: QueryVocabulary;
  spelling: SpellingIndex;
  /** Tag names of the index, for combinations of options. */
  tagNames: ReadonlySet<string>;
};

/** Learns vocabulary and spelling from an index; linear in its distinct tags and words. */
export function buildKnowledge(index: RetrievalIndex): QueryKnowledge {
  return {
    vocabulary: buildVocabulary(index),
    spelling: buildSpelling(index.vocabulary()),
    tagNames: new Set(index.tagNames().map(({ name }) => name)),
  };
}
