import type { Product } from '../../engine/catalog/product.ts';
import type { Constraint } from '../../engine/query/constraint.ts';
import type { TermGroup } from '../../engine/retrieval/types.ts';
import { analyze } from '../../engine/text/analyze.ts';
import { oncePer } from '../../platform/cache/once-per.ts';
import { isKept } from '../catalog/find-products-at.ts';

export type Span = { start: number; end: number };

const MOST_REASONS = 6;
const MOST_SPANS = 20;
const DESCRIPTION_READ = 600;

/** Index terms of a text, in order, and where each stands: `places[2i] … places[2i + 1]`, UTF-16. */
type TextTerms = { terms: readonly string[]; places: Uint32Array };

function termsOf(text: string, locale: string, only?: ReadonlyMap<string, number>): TextTerms {
  const tokens = analyze(text, locale, only ? { only } : {});
  const places = new Uint32Array(2 * tokens.length);
  const terms = tokens.map(({ term, start, end }, i) => {
    places[2 * i] = start;
    places[2 * i + 1] = end;
    return term;
  });
  return { terms, places };
}

/** Those of the title and of the beginning of the description; with `only` no others. */
function termsOfTexts({ title, description, locale }: Product, only?: ReadonlyMap<string, number>) {
  return {
    title: termsOf(title, locale, only),
    description: termsOf(description.slice(0, DESCRIPTION_READ), locale, only),
  };
}

/** Products that come again and again are analysed once. */
const allTermsOf = oncePer((product: Product) => termsOfTexts(product));

/** The group of each term of a query; of a term in several groups the first. */
const groupsByTerm = oncePer((groups: readonly TermGroup[]): ReadonlyMap<string, number> => {
  const groupOf = new Map<string, number>();
  groups.forEach(({ members }, i) => {
    for (const { term } of members) if (!groupOf.has(term)) groupOf.set(term, i);
  });
  return groupOf;
});

/** Which groups of the query have a term in a text, and where. */
function findTerms(
  { terms, places }: TextTerms,
  groupOf: ReadonlyMap<string, number>,
): { spans: Span[]; groups: Set<number> } {
  const spans: Span[] = [];
  const groups = new Set<number>();
  for (let i = 0; i < terms.length; i++) {
    const group = groupOf.get(terms[i]!);
    if (group === undefined) continue;
    groups.add(group);
    const [start, end] = [places[2 * i]!, places[2 * i + 1]!];
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else if (spans.length < MOST_SPANS) spans.push({ start, end });
  }
  return { spans, groups };
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
  const terms = isKept(product) ? allTermsOf(product) : termsOfTexts(product, groupOf);
  const title = findTerms(terms.title, groupOf);
  const description = findTerms(terms.description, groupOf);
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
