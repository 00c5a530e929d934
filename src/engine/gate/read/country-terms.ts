import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { analyze } from '../../text/terms/analyze.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes out of use go by the names of their successors, so those in use that share one come first. */
const first = ['DE', 'RU', 'CZ', 'RS', 'TL', 'MM', 'YE'];

type Names = { codeOf: ReadonlyMap<string, string>; termsOf: ReadonlyMap<string, readonly string[]> };

/** Names of countries in a language by the data of Intl; a name of several words is not told from its first. */
const namesIn = kept(perLanguage, (language): Names => {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const termsOf = new Map<string, readonly string[]>();
  const codeOf = new Map<string, string>();
  for (const code of [...first, ...letters.flatMap((a) => letters.map((b) => a + b))]) {
    const name = display.of(code);
    if (name === undefined) continue;
    const terms = analyze(name, language).flatMap(({ term, weight }) => (weight === 1 ? [term] : []));
    termsOf.set(code, terms);
    if (terms.length === 1 && !codeOf.has(terms[0]!)) codeOf.set(terms[0]!, code);
  }
  return { codeOf, termsOf };
});

/** The name of the country that a term of one language names, in index terms of another; `undefined` for any other word. */
export function countryTerms(term: string, from: string, to: string): readonly string[] | undefined {
  const code = namesIn(languageOf(from)).codeOf.get(term);
  return code === undefined ? undefined : (namesIn(languageOf(to)).termsOf.get(code) ?? []);
}
