import type { Product } from '../../src/engine/catalog/product.ts';
import { coloursOf, materialsOf } from '../../src/engine/query/vocabulary/value-meaning.ts';
import { names, values } from './bazaar-words.ts';
import type { Gold } from './grammar.ts';

function within(value: number, { operator, value: bound }: Gold): boolean {
  const limit = Number(bound);
  if (operator === 'lt') return value < limit;
  if (operator === 'lte') return value <= limit;
  return operator === 'gt' ? value > limit : value >= limit;
}

/** What a record of the bazaar says under a name, in whichever language it is written. */
function valuesOf(product: Product, name: keyof typeof names): string[] {
  const of = (attributes: Product['attributes']): string[] =>
    [...new Set(names[name])].flatMap((word) => [attributes[word] ?? []].flat().map(String));
  return [...of(product.attributes), ...product.variants.flatMap(({ attributes }) => of(attributes))];
}

/** Whether a record of the bazaar breaks a condition; quantities and ages are left to the tests of the parser. */
export function bazaarBreaks(product: Product, gold: Gold): boolean {
  const { slot, operator, value } = gold;
  const isWanted = operator === 'is';
  if (slot === 'price') return product.price === undefined || !within(product.price.amount, gold);
  if (slot === 'stock') return product.availability !== 'in_stock';
  if (slot === 'rating') return product.rating === undefined || !within(product.rating.value, gold);
  if (slot === 'brand') return (product.brand?.toLowerCase() === value) !== isWanted;
  if (slot === 'size') return !valuesOf(product, 'size').some((own) => own.toLowerCase() === value);
  if (slot === 'color')
    return (
      valuesOf(product, 'color').some((own) => coloursOf(own).has(value as never)) !== isWanted &&
      (isWanted || valuesOf(product, 'color').every((own) => coloursOf(own).has(value as never)))
    );
  if (slot === 'material')
    return valuesOf(product, 'material').some((own) => materialsOf(own).has(value as never)) !== isWanted;
  if (slot !== 'audience') return false;
  const wanted: readonly string[] = values[value as 'men'];
  const kids = value === 'kids' ? [...values.boys, ...values.girls] : [];
  const young = ['kids', 'boys', 'girls'].includes(String(value))
    ? [...wanted, ...kids, ...values.kids]
    : wanted;
  return !valuesOf(product, 'gender').some((own) => young.includes(own));
}
