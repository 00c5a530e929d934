import { queryTermGroups } from '../text/query-terms.ts';
import type { ParsedQuery } from './parse-query.ts';
import { headStops, isHeadFirst } from './title-heads.ts';

/**
 * Index terms of the word that says what is wanted: the last word before a "for" or "with", or the first one in
 * languages that put it first (`camera bag for women` → bag). Brands are no heads. Empty without words.
 */
export function headTerms(parsed: ParsedQuery, language: string, locale: string): string[] {
  const stops = headStops(language);
  const named = parsed.constraints.filter(({ slot, operator }) => slot === 'brand' && operator === 'is');
  const stop = parsed.words.findIndex(({ key }, i) => i > 0 && stops.has(key));
  const words = (stop < 0 ? parsed.words : parsed.words.slice(0, stop)).filter(
    ({ start, end }) => !named.some((brand) => brand.start <= start && end <= brand.end),
  );
  const head = isHeadFirst(language) ? words[0] : words.at(-1);
  if (!head) return [];
  return queryTermGroups(head.text, locale).flatMap((group) => group.members.map(({ term }) => term));
}
