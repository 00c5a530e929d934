import type { Product } from '../src/engine/catalog/product.ts';
import { queryTermGroups } from '../src/engine/text/terms/query-terms.ts';
import { loadBazaar } from './constraints/bazaar.ts';
import { languages } from './constraints/bazaar-words.ts';
import { type Shop, searchShop } from './engine-search.ts';
import { buildShop } from './shop-index.ts';

/** A catalogue, its language, and the names of its departments; what the last part of a name has is asked for. */
type Source = { name: string; locale: string; products: readonly Product[] };

/** One kind of thing taken out of its shop, and whether search said that it is gone, and that it was there before. */
type Held = { shop: string; asked: string; removed: number; said: boolean; denied: boolean };

const LEAST_PRODUCTS = 3;
/** Kinds are taken out a few at a time, each with others that share no word with it: an index is dear to build. */
const TOGETHER = 10;

function termsOf(text: string, locale: string): string[] {
  return queryTermGroups(text, locale).map(({ members }) => members[0]!.term);
}

/** Names of leaf categories that at least three products carry; of joined names (`A & B`) the first. */
function kindsOf({ products, locale }: Source): string[] {
  const counts = new Map<string, number>();
  for (const { categories } of products)
    for (const path of new Set(categories)) {
      const leaf = path
        .split(' > ')
        .at(-1)!
        .split(/\s*[&(]/u)[0]!
        .trim()
        .toLowerCase();
      counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
    }
  return [...counts]
    .filter(
      ([leaf, count]) => count >= LEAST_PRODUCTS && termsOf(leaf, locale).length > 0 && !NO_KIND.has(leaf),
    )
    .map(([leaf]) => leaf)
    .sort();
}

/** Departments of the public catalogues that are no kind of thing but an occasion or a rest. */
const NO_KIND = new Set(
  'system,number,frame,collections,new luma yoga collection,performance fabrics,erin recommends,eco friendly,women sale,men sale,negative storage page,spares and accessories'.split(
    ',',
  ),
);

/** Whether a product is of the kind or names it in its title. */
function isOfKind(product: Product, kind: string, locale: string): boolean {
  if (product.categories.some((path) => path.split(' > ').at(-1)!.toLowerCase().startsWith(kind)))
    return true;
  const title = new Set(
    queryTermGroups(product.title, locale).flatMap(({ members }) => members.map(({ term }) => term)),
  );
  return termsOf(kind, locale).every((term) => title.has(term));
}

/** Whether search says that the thing is not there. */
export function isSaidAbsent(shop: Shop, text: string, locale = 'en'): boolean {
  const { plan } = searchShop(shop, text, { limit: 1, locale });
  return plan.notCarried.length > 0 || plan.total === 0;
}

function heldOutOf(source: Source): Held[] {
  const { name, products, locale } = source;
  const kinds = kindsOf(source);
  const whole = buildShop(products, undefined, locale);
  const results: Held[] = [];
  for (let i = 0; i * TOGETHER < kinds.length; i++) {
    const rounds = Math.ceil(kinds.length / TOGETHER);
    const chosen = kinds.filter((_, at) => at % rounds === i);
    const isGone = (product: Product): boolean => chosen.some((kind) => isOfKind(product, kind, locale));
    const rest = products.filter((product) => !isGone(product));
    const shop = buildShop(rest, undefined, locale);
    for (const asked of chosen)
      results.push({
        shop: name,
        asked,
        removed: products.filter((product) => isOfKind(product, asked, locale)).length,
        said: isSaidAbsent(shop, asked, locale),
        denied: isSaidAbsent(whole, asked, locale),
      });
  }
  return results;
}

/**
 * Takes every kind of thing out of a shop with all products that name it in their titles, and asks for it: the shop
 * truly lacks it then, however often other texts mention it. The same words asked of the whole shop must not be denied.
 */
export function heldOutCategories(icecat: readonly Product[], luma: readonly Product[]) {
  const sources: Source[] = [
    { name: 'icecat-chorus', locale: 'en', products: icecat },
    { name: 'magento-luma', locale: 'en', products: luma },
    ...languages.map((locale) => ({ name: `bazaar ${locale}`, locale, products: loadBazaar(locale) })),
  ];
  const held = sources.flatMap(heldOutOf);
  const share = (list: readonly Held[], key: 'said' | 'denied'): number =>
    list.filter((one) => one[key]).length / list.length;
  return {
    asked: held.length,
    said: share(held, 'said'),
    falselyDenied: share(held, 'denied'),
    byShop: Object.fromEntries(
      sources.map(({ name }) => {
        const own = held.filter(({ shop }) => shop === name);
        return [name, { asked: own.length, said: share(own, 'said'), falselyDenied: share(own, 'denied') }];
      }),
    ),
    missed: held
      .filter(({ said }) => !said)
      .map(({ shop, asked, removed }) => `${shop}: ${asked} (${removed} removed)`),
    denied: held.filter(({ denied }) => denied).map(({ shop, asked }) => `${shop}: ${asked}`),
  };
}
