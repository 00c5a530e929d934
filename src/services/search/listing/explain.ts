import type { Product } from '../../../engine/catalog/product.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import type { TermGroup } from '../../../engine/retrieval/types.ts';
import type { Span } from '../../../engine/text/characters/span.ts';
import { analyze } from '../../../engine/text/terms/analyze.ts';
import { oncePer } from '../../../memo/once-per.ts';

const MOST_REASONS = 6;
const MOST_SPANS = 20;
const DESCRIPTION_READ = 600;

/** The group of each term of a query; of a term in several groups the first. */
const groupsByTerm = oncePer((groups: readonly TermGroup[]): ReadonlyMap<string, number> => {
  const groupOf = new Map<string, number>();
  groups.forEach(({ members }, i) => {
    for (const { term } of members) if (!groupOf.has(term)) groupOf.set(term, i);
  });
  return groupOf;
});

/** Where a text has terms of the query; adds their groups to `found`. */
function spansOf(
  text: string,
  locale: string,
  groupOf: ReadonlyMap<string, number>,
  found: Set<number>,
): Span[] {
  const spans: Span[] = [];
  for (const { term, start, end } of analyze(text, locale, { only: groupOf })) {
    found.add(groupOf.get(term)!);
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else if (spans.length < MOST_SPANS) spans.push({ start, end });
  }
  // A copy holds no room for more, as a list does that grew: these lists are kept by the thousand.
  return spans.slice();
}

/**
 * Why a product is listed, in the shopper's own words: words of the query that its title or description holds, then
 * the conditions it meets; and where those words stand. At most six reasons.
 */
export function explainProduct(
  { title: named, description: told, locale }: Product,
  groups: readonly TermGroup[],
  held: readonly Constraint[],
): { matchReasons: string[]; highlights: Record<string, Span[]> } {
  const groupOf = groupsByTerm(groups);
  const found = new Set<number>();
  const title = spansOf(named, locale, groupOf, found);
  const description = spansOf(told.slice(0, DESCRIPTION_READ), locale, groupOf, found);
  const words = groups.flatMap(({ surface }, i) => (found.has(i) ? [surface.toLowerCase()] : []));
  const conditions = held
    .filter(({ surface, operator }) => surface !== '' && operator !== 'not')
    .map(({ surface }) => surface.toLowerCase());
  const highlights: Record<string, Span[]> = {};
  if (title.length > 0) highlights['title'] = title;
  if (description.length > 0) highlights['description'] = description;
  return { matchReasons: [...new Set([...words, ...conditions])].slice(0, MOST_REASONS), highlights };
}
