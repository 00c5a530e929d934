import type { Product } from '../../engine/catalog/product.ts';
import type { Constraint } from '../../engine/query/read/constraint.ts';
import type { TermGroup } from '../../engine/retrieval/types.ts';
import { analyze } from '../../engine/text/analyze.ts';
import type { Token } from '../../engine/text/types.ts';
import { oncePer } from '../../platform/cache/once-per.ts';
import { isKept } from '../catalog/find-products-at.ts';

export type Span = { start: number; end: number };

const MOST_REASONS = 6;
const MOST_SPANS = 20;
const DESCRIPTION_READ = 600;

/** Tokens of the title and of the beginning of the description; with `only` those of these terms. */
function tokensOf({ title, description, locale }: Product, only?: ReadonlyMap<string, number>) {
  const options = only ? { only } : {};
  return {
    title: analyze(title, locale, options),
    description: analyze(description.slice(0, DESCRIPTION_READ), locale, options),
  };
}

/** Products that come again and again are analysed once. */
const allTokensOf = oncePer((product: Product) => tokensOf(product));

/** The group of each term of a query; of a term in several groups the first. */
const groupsByTerm = oncePer((groups: readonly TermGroup[]): ReadonlyMap<string, number> => {
  const groupOf = new Map<string, number>();
  groups.forEach(({ members }, i) => {
    for (const { term } of members) if (!groupOf.has(term)) groupOf.set(term, i);
  });
  return groupOf;
});

/** Where a text has terms of the query; adds their groups to `found`. */
function spansOf(tokens: readonly Token[], groupOf: ReadonlyMap<string, number>, found: Set<number>): Span[] {
  const spans: Span[] = [];
  for (const { term, start, end } of tokens) {
    const group = groupOf.get(term);
    if (group === undefined) continue;
    found.add(group);
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else if (spans.length < MOST_SPANS) spans.push({ start, end });
  }
  return spans;
}

/**
 * Why a product is listed, in the shopper's own words: words of the query that its title or description holds, then
 * the conditions it meets; and where those words stand. At most six reasons.
 */
export function explainProduct(
  product: Product,
  groups: readonly TermGroup[],
  held: readonly Constraint[],
): { matchReasons: string[]; highlights: Record<string, Span[]> } {
  const groupOf = groupsByTerm(groups);
  const tokens = isKept(product) ? allTokensOf(product) : tokensOf(product, groupOf);
  const found = new Set<number>();
  const title = spansOf(tokens.title, groupOf, found);
  const description = spansOf(tokens.description, groupOf, found);
  const words = groups.flatMap(({ surface }, i) => (found.has(i) ? [surface.toLowerCase()] : []));
  const conditions = held
    .filter(({ surface, operator }) => surface !== '' && operator !== 'not')
    .map(({ surface }) => surface.toLowerCase());
  const highlights: Record<string, Span[]> = {};
  if (title.length > 0) highlights['title'] = title;
  if (description.length > 0) highlights['description'] = description;
  return { matchReasons: [...new Set([...words, ...conditions])].slice(0, MOST_REASONS), highlights };
}
