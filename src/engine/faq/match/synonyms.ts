import { kept, perLanguage } from '../../../memo/kept.ts';
import { askingWordsOf } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { entriesOf } from '../../text/phrases/entries.ts';
import { analyze } from '../../text/terms/analyze.ts';
import { type TermGroup, withTerms } from '../../text/terms/term-group.ts';

/** What another word for the same counts, beside the shopper's own. */
const SYNONYM_WEIGHT = 0.6;

/** Terms of a group by each of its terms. */
const synonymsOf = kept(perLanguage, (language): ReadonlyMap<string, string[]> => {
  const byTerm = new Map<string, string[]>();
  for (const group of entriesOf(askingWordsOf(language)?.synonyms ?? '', '\n')) {
    const terms = entriesOf(group, ',').flatMap(
      (word) => analyze(word, language).find(({ weight }) => weight === 1)?.term ?? [],
    );
    for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), ...terms]);
  }
  return byTerm;
});

/**
 * Adds other words for the same thing to each group (weight .6); the shopper's own word stays first. Languages without a
 * list come back unchanged.
 */
export function expandSynonyms(groups: readonly TermGroup[], locale: string): TermGroup[] {
  const byTerm = synonymsOf(languageOf(locale));
  return groups.map((group) => {
    const others = group.members.flatMap(({ term }) => byTerm.get(term) ?? []);
    return withTerms(
      group,
      others.map((term) => ({ term, weight: SYNONYM_WEIGHT })),
    );
  });
}
