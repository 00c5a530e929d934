import { kept, keptByLanguage, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { phraseOf, type TermPhrase } from '../thesaurus.ts';
import { kindLines } from './kind-lists.ts';

type Name = { kind: string; phrase: TermPhrase };

/** The names of a language's kinds by their first term. */
const namesIn = kept(perLanguage, (language): ReadonlyMap<string, readonly Name[]> => {
  const all = kindLines(language).flatMap(({ kind, names }) =>
    names.map((name): Name => ({ kind, phrase: phraseOf(name, language) })),
  );
  return Map.groupBy(
    all.filter(({ phrase }) => phrase.length > 0),
    ({ phrase }) => phrase[0]!,
  );
});

/** Products share their categories. */
const categoryTerms = keptByLanguage({ most: 5_000, longest: 500 }, phraseOf);

/**
 * The kinds that a product is of, by its title and its categories; none where its language has no list. The first call for
 * a language reads its names, some 50 ms.
 */
export function kindsOf(title: string, categories: readonly string[], locale: string): string[] {
  const language = languageOf(locale);
  const names = namesIn(language);
  if (names.size === 0) return [];
  const inTitle = new Set(phraseOf(title, language));
  const said = new Set([...inTitle, ...categoryTerms(categories.join('\n'), language)]);
  // A department says what a thing is only together with its title.
  const isNamed = ({ phrase }: Name): boolean =>
    phrase.every((term) => said.has(term)) && phrase.some((term) => inTitle.has(term));
  const named = [...said].flatMap((term) => (names.get(term) ?? []).filter(isNamed));
  return [...new Set(named.map(({ kind }) => kind))];
}
