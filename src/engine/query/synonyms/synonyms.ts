import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import type { TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { withTerms } from '../../text/terms/term-group.ts';
import { listIn } from '../../text/values/list-in.ts';
import { synonymGroups } from './lexicon.ts';

/** Weight of a built-in synonym: it finds what the catalogue calls otherwise, below what is named as asked. */
const BUILT_IN_WEIGHT = 0.7;

/** Another term for a term, with the weight of a match. */
type Synonym = { term: string; weight: number };

/** Other terms by the term that they stand for. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

/** Synonyms of the shipped lexicon in index terms of a locale; computed once per language. */
export function builtInSynonyms(locale: string): Synonyms {
  return synonymsIn(languageOf(locale));
}

const synonymsIn = kept(perLanguage, (language): Synonyms => {
  const map = new Map<string, Synonym[]>();
  for (const group of synonymGroups(language)) {
    const terms = group.flatMap((word) => termOf(word, language) ?? []);
    for (const term of terms)
      for (const other of terms)
        if (other !== term) addSynonym(map, term, { term: other, weight: BUILT_IN_WEIGHT });
  }
  return map;
});

function termOf(word: string, locale: string): string | undefined {
  const groups = queryTermGroups(word, locale);
  return groups.length === 1 ? groups[0]!.members[0]!.term : undefined;
}

function addSynonym(map: Map<string, Synonym[]>, term: string, synonym: Synonym): void {
  const list = listIn(map, term);
  const same = list.find((known) => known.term === synonym.term);
  if (same) same.weight = Math.max(same.weight, synonym.weight);
  else list.push(synonym);
}

/**
 * Adds the synonyms of each word to its group, where the index knows them; the group still counts once.
 *
 * `sources` in falling order of trust: the first that has a term for the word sets its weight.
 */
export function addSynonyms(
  groups: readonly TermGroup[],
  sources: readonly Synonyms[],
  isKnown: (term: string) => boolean,
): TermGroup[] {
  return groups.map((group) => {
    const found = group.members.flatMap(({ term }) => sources.flatMap((source) => source.get(term) ?? []));
    return withTerms(
      group,
      found.filter(({ term }) => isKnown(term)),
    );
  });
}
