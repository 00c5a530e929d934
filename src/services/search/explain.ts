import type { Product } from '../../engine/catalog/product.ts';
import type { Constraint } from '../../engine/query/constraint.ts';
import type { TermGroup } from '../../engine/retrieval/types.ts';
import { analyze } from '../../engine/text/analyze.ts';
import type { Token } from '../../engine/text/types.ts';
import { ScanResistantCache } from '../../platform/cache/scan-resistant-cache.ts';

export type Span = { start: number; end: number };

const MOST_REASONS = 6;
const MOST_SPANS = 20;
const DESCRIPTION_READ = 600;

/** Products that are listed often, and copies that share a text, are analysed once. */
const MOST_TEXTS = 1_000;
const analysed = new ScanResistantCache<readonly Token[]>(MOST_TEXTS);

function tokensOf(text: string, locale: string): readonly Token[] {
  const key = `${locale}\n${text}`;
  const known = analysed.get(key);
  if (known !== undefined) return known;
  const tokens = analyze(text, locale);
  analysed.set(key, tokens);
  return tokens;
}

/** Which groups of the query have a term in a text, and where; offsets are UTF-16. */
function findTerms(
  text: string,
  locale: string,
  groups: readonly TermGroup[],
): { spans: Span[]; groups: Set<number> } {
  const groupOf = new Map<string, number>();
  groups.forEach((group, i) => {
    for (const { term } of group.members) if (!groupOf.has(term)) groupOf.set(term, i);
  });
  const spans: Span[] = [];
  const found = new Set<number>();
  for (const { term, start, end } of tokensOf(text, locale)) {
    const group = groupOf.get(term);
    if (group === undefined) continue;
    found.add(group);
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else if (spans.length < MOST_SPANS) spans.push({ start, end });
  }
  return { spans, groups: found };
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
  const title = findTerms(product.title, product.locale, groups);
  const description = findTerms(product.description.slice(0, DESCRIPTION_READ), product.locale, groups);
  const words = groups.flatMap(({ surface }, i) =>
    title.groups.has(i) || description.groups.has(i) ? [surface.toLowerCase()] : [],
  );
  const conditions = held
    .filter(({ surface, operator }) => surface !== '' && operator !== 'not')
    .map(({ surface }) => surface.toLowerCase());
  const highlights: Record<string, Span[]> = {};
  if (title.spans.length > 0) highlights['title'] = title.spans;
  if (description.spans.length > 0) highlights['description'] = description.spans;
  return { matchReasons: [...new Set([...words, ...conditions])].slice(0, MOST_REASONS), highlights };
}
