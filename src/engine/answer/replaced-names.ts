import { languageOf } from '../text/locale-lookup.ts';
import { opensWith } from './phrases.ts';
import { regionTerms } from './synonyms/region-names.ts';
import { type Understood, understand } from './understand.ts';

/** Languages that write every noun with a capital: there it marks no name. */
const capitalNouns = new Set(['de', 'lb']);

type Names = Record<'countries' | 'dates' | 'others', readonly string[]>;

const datesOf = new Map<string, ReadonlySet<string>>();

/** Names of days and months in a language, lower case. */
function dateNames(language: string): ReadonlySet<string> {
  let names = datesOf.get(language);
  if (names === undefined) {
    const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const days = Array.from({ length: 7 }, (_, i) => day.format(Date.UTC(2024, 0, 1 + i)));
    const months = Array.from({ length: 12 }, (_, i) => month.format(Date.UTC(2024, i, 1)));
    names = new Set([...days, ...months].map((name) => name.toLowerCase()));
    datesOf.set(language, names);
  }
  return names;
}

/** Terms of the countries, of days and months, and, where capitals tell, of the other names in a question. */
function namesIn({ text, content, language }: Understood): Names {
  const names = { countries: [] as string[], dates: [] as string[], others: [] as string[] };
  const isTold = !capitalNouns.has(languageOf(language));
  for (const { surface, members } of content) {
    const { term } = members[0]!;
    const isCapital = /^\p{Lu}/u.test(surface) && !text.trimStart().startsWith(surface);
    if (regionTerms(term, language, language) !== undefined) names.countries.push(term);
    else if (dateNames(languageOf(language)).has(surface.toLowerCase())) names.dates.push(term);
    else if (isTold && isCapital) names.others.push(term);
  }
  return names;
}

/**
 * Terms of names in earlier questions in whose place a question that goes on ("what about York?") puts another of the
 * same kind: a country for a country, a day for a day, another name for one.
 */
export function replacedNames(question: Understood, earlier: readonly string[]): ReadonlySet<string> {
  if (!opensWith(question.prepared, question.lexicon.ellipsis)) return new Set();
  const own = namesIn(question);
  const before = earlier.map((text) => namesIn(understand(text, question.language)));
  const kinds = (['countries', 'dates', 'others'] as const).filter((kind) => own[kind].length > 0);
  return new Set(kinds.flatMap((kind) => before.flatMap((names) => names[kind])));
}
