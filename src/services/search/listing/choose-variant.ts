import {
  type AttributeValue,
  isAvailable,
  type Product,
  type Variant,
} from '../../../engine/catalog/product.ts';
import { columnOrder, type SortOrder } from '../../../engine/query/decide/sort-order.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import { foldTag, tagOf } from '../../../engine/retrieval/fold-key.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { variantNumbers } from '../../indexing/to-index-document.ts';

/** The conditions of a search are asked of each product that it lists. */
const foldedTags = oncePer((tags: readonly string[]): ReadonlySet<string> => new Set(tags.map(foldTag)));

function hasOption(attributes: Readonly<Record<string, AttributeValue>>, tags: ReadonlySet<string>): boolean {
  return Object.entries(attributes).some(([name, value]) =>
    [value].flat().some((item) => tags.has(foldTag(tagOf(`attr.${name}`, String(item))))),
  );
}

function priceFits(variant: Pick<Variant, 'price'>, product: Product, held: readonly Constraint[]): boolean {
  const amount = (variant.price ?? product.price)?.amount;
  return held.every(({ slot, operator, value }) => {
    if (slot !== 'price' || amount === undefined) return true;
    const bound = Number(value);
    if (operator === 'lt') return amount < bound;
    if (operator === 'lte') return amount <= bound;
    return operator === 'gt' ? amount > bound : amount >= bound;
  });
}

/**
 * The variant that the conditions ask for: it has each option that variants of the product differ in, fits the price,
 * and one that can be ordered comes first. `undefined` when the conditions name no option and the product's own price fits them.
 */
export function chooseVariant(product: Product, held: readonly Constraint[]): Variant | undefined {
  const wanted = held
    .filter(({ operator, tags }) => operator === 'is' && tags?.some((tag) => tag.startsWith('attr.')))
    .map(({ tags }) => foldedTags(tags!))
    .filter((tags) => product.variants.some(({ attributes }) => hasOption(attributes, tags)));
  if (wanted.length === 0 && priceFits({}, product, held)) return undefined;
  const fitting = product.variants.filter(
    (variant) =>
      wanted.every((tags) => hasOption(variant.attributes, tags)) && priceFits(variant, product, held),
  );
  return fitting.find(({ availability }) => isAvailable(availability ?? product.availability)) ?? fitting[0];
}

/**
 * The option that costs least of those that can be bought, where the product's own price is higher: that is the price by which the
 * cheapest are told.
 */
function cheapestVariant(product: Product): Variant | undefined {
  let best: Variant | undefined;
  let least = product.price?.amount ?? Number.POSITIVE_INFINITY;
  for (const variant of product.variants) {
    const amount = variant.price?.amount ?? least;
    if (amount >= least || !isAvailable(variant.availability ?? product.availability)) continue;
    best = variant;
    least = amount;
  }
  return best;
}

/**
 * Of a list by an attribute, the variant that has the most or the least of it, and of the cheapest that which costs least; `undefined`
 * when no variant states it or the product itself does.
 */
export function variantOfExtreme(product: Product, sort: SortOrder): Variant | undefined {
  if (sort === 'price_asc') return cheapestVariant(product);
  if (!sort.includes(':') || product.variants.length === 0) return undefined;
  const { columns, direction } = columnOrder(sort as Exclude<SortOrder, 'relevance'>);
  let best: { variant: Variant; key: number } | undefined;
  for (const variant of product.variants) {
    const numbers = variantNumbers(product, variant);
    const filled = columns.find((column) => numbers[column] !== undefined);
    const value = filled === undefined ? undefined : numbers[filled];
    if (value !== undefined && (best === undefined || value * direction < best.key))
      best = { variant, key: value * direction };
  }
  return best?.variant;
}
