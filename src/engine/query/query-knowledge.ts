import type { RetrievalIndex } from '../retrieval/types.ts';
import { languageOf } from '../text/locale-lookup.ts';
import { wordFormsOf } from '../text/word-forms.ts';
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
  const forms = wordFormsOf(languageOf(index.locale));
  const heads = new Map(index.tagValues('head').map(({ value, count }) => [value, count]));
  return {
    vocabulary: buildVocabulary(index),
    spelling: buildSpelling(index.vocabulary(), (word) => heads.get(forms(word).term) ?? 0),
    tagNames: new Set(index.tagNames().map(({ name }) => name)),
  };
}
