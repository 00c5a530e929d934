import { CATEGORY_SEPARATOR, departmentsOf, leafOf } from '../../catalog/category-path.ts';
import { fact } from '../../say/claims.ts';
import { formatList } from '../../say/format.ts';
import type { Voice } from '../../say/voice.ts';
import type { Saying } from '../compose-answer.ts';
import { factSupport, type ProductView } from '../product-view.ts';

/** Departments that a reply names. */
const MOST_NAMED = 8;

/** A department by its path, and how many products stand in it. */
type Counted = { value: string; count: number };

/**
 * The departments by which a shop is told in a sentence, of the most products first: the outermost ones, below a root that holds all
 * of them its own.
 */
export function outermostDepartments(counted: readonly Counted[]): string[] {
  const below = (root: string) =>
    counted.filter(({ value }) => {
      const isWithin = root === '' || value.startsWith(root);
      return isWithin && !value.slice(root.length).includes(CATEGORY_SEPARATOR);
    });
  let found = below('');
  while (found.length === 1) {
    const next = below(`${found[0]!.value}${CATEGORY_SEPARATOR}`);
    if (next.length === 0) break;
    found = next;
  }
  return found
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_NAMED)
    .map(({ value }) => value);
}

/** What a shop sells, by departments that products state; `undefined` where none does. */
export function composeRange(
  departments: readonly { path: string; view: ProductView }[],
  locale: string,
  voice: Voice,
): Saying | undefined {
  const stated = departments.flatMap(({ path, view }) => {
    const name = leafOf(path);
    const found = view.sheet.facts.find(
      (one) => one.path.startsWith('categories.') && departmentsOf(one.value).includes(name),
    );
    return found === undefined ? [] : [{ name, support: factSupport(view, found) }];
  });
  if (stated.length === 0) return undefined;
  const names = stated.map(({ name }) => name);
  const support = stated.map((each) => each.support);
  const claim = fact(voice, 'range', { list: formatList(names, voice.locale) }, support);
  return { route: 'range', claims: [claim], quotedLocale: locale, products: [] };
}
