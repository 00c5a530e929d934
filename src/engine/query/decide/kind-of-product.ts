import { CATEGORY_SEPARATOR, departmentsOf, leafOf, namedPaths } from '../../catalog/category-path.ts';
import { joinsThings } from '../../catalog/joined-names.ts';
import type { Product } from '../../catalog/product.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { tagOf } from '../../retrieval/fold-key.ts';
import type { Boost, Filter, HitView, RetrievalIndex } from '../../retrieval/types.ts';
import { allOf, anyOf, not, taggedAny } from '../conditions/to-filter.ts';
import { titleHeads } from '../words/title-heads.ts';
import { isBesides } from './named-departments.ts';

/** What a list is of, beside the words, and what of it is of the kind that is meant and not only near to it. */
export type WithinKind = { filter: Filter; ofKind: Filter; boosts: readonly Boost[] };

/** What a product is: what decides which others are of its kind. */
export type OfKind = Pick<Product, 'productId' | 'title' | 'brand' | 'categories' | 'locale' | 'price'>;

/** A product of the same department and one that is called the same are each worth more than any price is. */
const CALLED = 1;
const PLACED = 1;
const PRICED = 0.9;

/** A department of so many things is too wide to hold what stands for one of them. */
const MOST_AROUND = 40;

/**
 * What stands for a product, itself among them. `ofKind`: what stands in its innermost department or is called the same thing in the one
 * above; where a department joins several things or holds what goes with others, only what is called the same. `filter`: with it all of
 * the department above but accessories, unless that is wide. Nothing passes for a product that neither a department nor its title places.
 *
 * `boosts` order them by how much of the kind they are, then by how near their price is.
 */
export function kindOfProduct(
  product: OfKind,
  index: Pick<RetrievalIndex, 'tagValues' | 'locale' | 'countUpTo'>,
): WithinKind {
  const { title, brand, locale, price } = product;
  const heads = titleHeads(title, brand, locale);
  const paths = namedPaths(product.categories).map((path) => departmentsOf(path).join(CATEGORY_SEPARATOR));
  const outer = paths.map((path) => departmentsOf(path).slice(0, -1).join(CATEGORY_SEPARATOR));
  const above = outer.filter((path) => path !== '');
  const isBesideItself = paths.some(isBesides);
  const besides = isBesideItself ? [] : index.tagValues('category').map(({ value }) => value);
  const things = not(taggedAny('category', besides.filter(isBesides)));

  const called = taggedAny('head', heads);
  const isOneThing = (path: string) =>
    !isBesides(path) && !joinsThings(leafOf(path), languageOf(index.locale));
  const placed = taggedAny('category', paths.filter(isOneThing));
  const near = taggedAny('category', [...paths, ...above]);
  const kind = anyOf([placed, paths.length === 0 ? called : allOf([near, called])!]);

  const boosts: Boost[] = [
    { name: 'called', weight: CALLED, valueByTag: allOne(heads.map((head) => tagOf('head', head))) },
    { name: 'placed', weight: PLACED, valueByTag: allOne(paths.map((path) => tagOf('category', path))) },
    ...(price === undefined ? [] : [{ name: 'priced', weight: PRICED, value: nearnessTo(price.amount) }]),
  ];
  const ofKind = allOf([things, kind])!;
  const around = allOf([things, near])!;
  const isWide = index.countUpTo({ groups: [], filter: around }, MOST_AROUND) === MOST_AROUND;
  return { filter: isWide ? ofKind : anyOf([ofKind, around]), ofKind, boosts };
}

function allOne(tags: readonly string[]): ReadonlyMap<string, number> {
  return new Map(tags.map((tag) => [tag, 1]));
}

/** How near a price is to one, 1 the same; 0 for a product without. */
function nearnessTo(amount: number): (hit: HitView) => number {
  return (hit) => {
    const own = hit.number('price');
    const most = Math.max(own, amount);
    return most > 0 ? Math.min(own, amount) / most : 0;
  };
}
