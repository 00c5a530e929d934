import { languageOf } from '../../language/locale-lookup.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import type { ParsedQuery } from '../read/parse-query.ts';
import { isHeadFirst } from './title-heads.ts';
import type { TranslatedWords } from './translate.ts';

/**
 * The word that says what is wanted: the last word before a "for" or "with", or the first one in
 * languages that put it first (`camera bag for women` → bag). Brands and yes/no attributes are no heads; `undefined` without words.
 */
function headWord(parsed: ParsedQuery, language: string): string | undefined {
  const stops = compiledLexicon(language).titleStops;
  const named = parsed.constraints.filter(
    ({ slot, operator, value }) =>
      operator === 'is' && (slot === 'brand' || (slot === 'attribute' && value === true)),
  );
  const stop = parsed.words.findIndex(({ key }, i) => i > 0 && stops.has(key));
  const all = stop < 0 ? parsed.words : parsed.words.slice(0, stop);
  const free = all.filter(({ start, end }) => !named.some((one) => one.start <= start && end <= one.end));
  // A wish and nothing else ("wireless") is what is looked for.
  const isBrandAlone = named.some(({ slot }) => slot === 'brand');
  const words = free.length > 0 || isBrandAlone ? free : all;
  return (isHeadFirst(language) ? words[0] : words.at(-1))?.text;
}

/** Index terms of the word that says what is wanted; where that was translated, those of the word for it. Empty without words. */
export function headTerms(
  parsed: ParsedQuery,
  language: string,
  locale: string,
  translations: readonly TranslatedWords[] = [],
): string[] {
  const head = headWord(parsed, language);
  if (head === undefined) return [];
  const translated = translations.find(({ from }) => from.includes(head.toLowerCase()))?.groups;
  const word = isHeadFirst(languageOf(locale)) ? translated?.[0] : translated?.at(-1);
  const groups = word ? [word] : queryTermGroups(head, locale);
  return groups.flatMap(({ members }) => members.map(({ term }) => term));
}
