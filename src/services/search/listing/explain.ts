import type { Product } from '../../../engine/catalog/product.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import type { TermGroup } from '../../../engine/retrieval/types.ts';
import { analyze } from '../../../engine/text/terms/analyze.ts';
import type { Token } from '../../../engine/text/terms/types.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { isKept } from '../../catalog/find-products-at.ts';

export type Span = { start: number; end: number };

const MOST_REASONS = 6;
const MOST_SPANS = 20;
const DESCRIPTION_READ = 600;

/** Terms of a text in order, each with its start and end in `places`: a sixth of what its tokens take. */
type PlacedTerms = { terms: readonly string[]; places: Uint32Array };

function placed(tokens: readonly Token[]): PlacedTerms {
  return {
    terms: tokens.map(({ term }) => term),
    places: Uint32Array.from(tokens.flatMap(({ start, end }) => [start, end])),
  };
}

/** Terms of the title and of the beginning of the description; with `only` those of these terms. */
function termsOf({ title, description, locale }: Product, only?: ReadonlyMap<string, number>) {
  const options = only ? { only } : {};
  return {
    title: placed(analyze(title, locale, options)),
    description: placed(analyze(description.slice(0, DESCRIPTION_READ), locale, options)),
  };
}

/** Products that come again and again are analysed once. */
const allTermsOf = oncePer((product: Product) => termsOf(product));

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
  { terms, places }: PlacedTerms,
  groupOf: ReadonlyMap<string, number>,
  found: Set<number>,
): Span[] {
  const spans: Span[] = [];
  for (const [i, term] of terms.entries()) {
    const group = groupOf.get(term);
    if (group === undefined) continue;
    found.add(group);
    const [start, end] = [places[2 * i]!, places[2 * i + 1]!];
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
  const read = isKept(product) ? allTermsOf(product) : termsOf(product, groupOf);
  const found = new Set<number>();
  const title = spansOf(read.title, groupOf, found);
  const description = spansOf(read.description, groupOf, found);
  const words = groups.flatMap(({ surface }, i) => (found.has(i) ? [surface.toLowerCase()] : []));
  const conditions = held
    .filter(({ surface, operator }) => surface !== '' && operator !== 'not')
    .map(({ surface }) => surface.toLowerCase());
  const highlights: Record<string, Span[]> = {};
  if (title.length > 0) highlights['title'] = title;
  if (description.length > 0) highlights['description'] = description;
  return { matchReasons: [...new Set([...words, ...conditions])].slice(0, MOST_REASONS), highlights };
}
