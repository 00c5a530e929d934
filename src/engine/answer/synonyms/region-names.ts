import { analyze } from '../../text/analyze.ts';
import { languageOf } from '../../text/locale-lookup.ts';

/** Members of the European Union, ISO 3166. */
const union = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);
const UNION = 'EU';
/** How the Union is written short in one language or another. */
const unionInitials = ['eu', 'ue', 'ес', 'ab'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Names = { codeOf: ReadonlyMap<string, string>; termsOf: ReadonlyMap<string, readonly string[]> };
const kept = new Map<string, Names>();

function termsIn(text: string, language: string): string[] {
  return analyze(text, language).flatMap(({ term, weight }) => (weight === 1 ? [term] : []));
}

/** Names of countries in a language by the data of Intl; a name of several words is not told from its first. */
function namesIn(language: string): Names {
  let names = kept.get(language);
  if (names === undefined) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    const termsOf = new Map<string, readonly string[]>();
    const codeOf = new Map<string, string>();
    // Codes out of use go by the names of their successors, so the members come first.
    for (const code of [...union, ...letters.flatMap((a) => letters.map((b) => a + b))]) {
      const name = display.of(code);
      if (name === undefined) continue;
      const terms = termsIn(name, language);
      termsOf.set(code, terms);
      if (terms.length === 1 && !codeOf.has(terms[0]!)) codeOf.set(terms[0]!, code);
    }
    names = { codeOf, termsOf };
    kept.set(language, names);
  }
  return names;
}

/**
 * The country that a term of one language names, in index terms of another: its own name, and those of the European
 * Union where it is a member of it, which rules for the Union hold for. `undefined` for any other word.
 */
export function regionTerms(
  term: string,
  from: string,
  to: string,
): { own: readonly string[]; union: readonly string[] } | undefined {
  const code = namesIn(languageOf(from)).codeOf.get(term);
  if (code === undefined) return undefined;
  const { termsOf } = namesIn(languageOf(to));
  const isMember = union.has(code);
  return {
    own: termsOf.get(code) ?? [],
    union: isMember ? [...unionInitials, ...(termsOf.get(UNION) ?? [])] : [],
  };
}
