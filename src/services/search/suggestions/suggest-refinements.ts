import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import type { UnderstoodSearch } from '../query/understand-search.ts';

const MOST_SUGGESTED = 3;
/** With this many matches a narrower question is worth offering. */
const MANY = 8;
const MOST_NAMES = 12;
const LONGEST_VALUE = 24;
const MOST_VALUES = 50;
const FEW_VALUES = 12;
/** Of longer lists a sample tells as well which field splits them. */
const MOST_READ = 300;

/**
 * Up to three narrower searches: the query with a value of the field that splits the matches most evenly (greatest
 * entropy × share of products that fill it). Empty when the list is short already.
 */
export function suggestRefinements(
  { index }: OpenCatalogue,
  { plan, kind }: UnderstoodSearch,
  total: number,
): string[] {
  const text = plan.interpretation.text;
  if (total < MANY || text === '' || kind === 'pick') return [];
  const { groups, filter } = plan;
  const request = { groups, ...(filter ? { filter } : {}) };
  const usedNames = new Set(plan.held.flatMap(({ tags }) => (tags ?? []).map((tag) => tag.split('=')[0]!)));
  // Catalogues have thousands of names; the first few are all that is looked at.
  const names = commonNames(index.tagNames())
    .slice(0, MOST_NAMES + usedNames.size)
    .filter((name) => !usedNames.has(name))
    .slice(0, MOST_NAMES);
  const sizes = index.facetSizes(request, names, MOST_VALUES, MOST_READ);
  const scored = names.map((name, i) => ({
    name,
    score: sizes[i]!.length < 2 ? 0 : split(sizes[i]!, total),
  }));
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  for (const { name } of best) {
    const valuesOf = (most: number) => index.facet(request, name, most, MOST_READ).values;
    const sayableOf = (values: ReturnType<typeof valuesOf>) =>
      values.filter(({ value }) => isSayable(value, text));
    // The commonest ones mostly can be said, and reading few takes less.
    const first = valuesOf(FEW_VALUES);
    const few = sayableOf(first);
    const hasMore = few.length < MOST_SUGGESTED && first.length === FEW_VALUES;
    const sayable = hasMore ? sayableOf(valuesOf(MOST_VALUES)) : few;
    if (sayable.length > 1) return sayable.slice(0, MOST_SUGGESTED).map(({ value }) => `${value} ${text}`);
  }
  return [];
}

/** How evenly values of these sizes split `total` products: their entropy × the share of products that have one. */
function split(sizes: readonly number[], total: number): number {
  const counted = sizes.reduce((sum, size) => sum + size, 0);
  const entropy = sizes.reduce((sum, size) => sum - (size / counted) * Math.log2(size / counted), 0);
  return entropy * Math.min(1, counted / total);
}

/** Brand and attributes, those that most products fill first; the index makes its list of names anew when it changes. */
const commonNames = oncePer((all: ReturnType<RetrievalIndex['tagNames']>) =>
  all
    .filter(({ name }) => name === 'brand' || name.startsWith('attr.'))
    .sort((a, b) => b.documents - a.documents || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name),
);

/** A value that makes another query of the text. */
function isSayable(value: string, text: string): boolean {
  return (
    value.length <= LONGEST_VALUE &&
    /^\p{L}[\p{L}\p{M} '-]+$/u.test(value) &&
    !text.toLowerCase().includes(value.toLowerCase())
  );
}
