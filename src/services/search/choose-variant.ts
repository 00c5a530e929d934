import {
  type AttributeValue,
  isAvailable,
  type Product,
  type Variant,
} from '../../engine/catalog/product.ts';
import type { Constraint } from '../../engine/query/read/constraint.ts';
import { foldTag, tagOf } from '../../engine/retrieval/fold-key.ts';

function hasOption(attributes: Readonly<Record<string, AttributeValue>>, tags: ReadonlySet<string>): boolean {
  return Object.entries(attributes).some(([name, value]) =>
    [value].flat().some((item) => tags.has(foldTag(tagOf(`attr.${name}`, String(item))))),
  );
}

function priceFits(variant: Variant, product: Product, held: readonly Constraint[]): boolean {
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
 * and one that can be ordered comes first. `undefined` when the conditions name no option.
 */
export function chooseVariant(product: Product, held: readonly Constraint[]): Variant | undefined {
  const wanted = held
    .filter(({ operator, tags }) => operator === 'is' && tags?.some((tag) => tag.startsWith('attr.')))
    .map(({ tags }) => new Set(tags!.map(foldTag)))
    .filter((tags) => product.variants.some(({ attributes }) => hasOption(attributes, tags)));
  if (wanted.length === 0) return undefined;
  const fitting = product.variants.filter(
    (variant) =>
      wanted.every((tags) => hasOption(variant.attributes, tags)) && priceFits(variant, product, held),
  );
  return fitting.find(({ availability }) => isAvailable(availability ?? product.availability)) ?? fitting[0];
}
