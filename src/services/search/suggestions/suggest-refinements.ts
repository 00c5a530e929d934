import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import type { UnderstoodSearch } from '../query/understand-search.ts';

const MOST_SUGGESTED = 3;
/** With this many matches a narrower question is worth offering. */
const MANY = 8;
const MOST_NAMES = 12;
const LONGEST_VALUE = 24;
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
  let best: { score: number; values: string[] } = { score: 0, values: [] };
  for (const name of names) {
    const { values } = index.facet(request, name, 50, MOST_READ);
    const counted = values.reduce((sum, { count }) => sum + count, 0);
    const entropy = values.reduce(
      (sum, { count }) => sum - (count / counted) * Math.log2(count / counted),
      0,
    );
    const score = entropy * Math.min(1, counted / total);
    if (values.length < 2 || score <= best.score) continue;
    const sayable = values.map(({ value }) => value).filter((value) => isSayable(value, text));
    if (sayable.length > 1) best = { score, values: sayable };
  }
  return best.values.slice(0, MOST_SUGGESTED).map((value) => `${value} ${text}`);
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
