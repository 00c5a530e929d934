import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeValue, Product, Variant } from '../../src/engine/catalog/product.ts';
import type { ConstraintQuery, Gold } from './grammar.ts';
import { handWritten } from './hand-written.ts';

/** What a product truly is, in words of one kind for all shops, by name: what the shop is never shown and wishes are judged by. */
type Facts = ReadonlyMap<string, readonly string[]>;

/** A small invented shop: its records as the merchant wrote them, and the truth about each. */
export type CornerShop = {
  name: string;
  locale: string;
  currency: string;
  products: Product[];
  facts: ReadonlyMap<string, Facts>;
};

/** A wish with the products that it asks for, the leading one first. */
export type CornerWish = ConstraintQuery & { meets: readonly string[] };

const folder = join(import.meta.dirname, 'corner-shops');
const availabilities = { in: 'in_stock', out: 'out_of_stock', pre: 'preorder' } as const;

function readValue(text: string): AttributeValue {
  return /^\d+(\.\d+)?$/u.test(text) ? Number(text) : text;
}

function attributesOf(cell: string): Record<string, AttributeValue> {
  return Object.fromEntries(
    cell
      .split('; ')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), readValue(pair.slice(at + 1))];
      }),
  );
}

/** `Colour=Red,Blue x Size=38,39 !Red/39`: every combination, those after `!` sold out. */
function variantsOf(cell: string, productId: string): Variant[] {
  const [axes = '', ...soldOut] = cell.split(' !');
  let combinations: Record<string, string>[] = [{}];
  for (const axis of axes.split(' x ').filter(Boolean)) {
    const [name, values] = axis.trim().split('=') as [string, string];
    combinations = combinations.flatMap((known) =>
      values.split(',').map((value) => ({ ...known, [name]: value })),
    );
  }
  if (axes.trim() === '') return [];
  return combinations.map((attributes, i) => ({
    variantId: `${productId}-${i}`,
    attributes,
    availability: soldOut.includes(Object.values(attributes).join('/')) ? 'out_of_stock' : 'in_stock',
  }));
}

function loadShop(name: string): CornerShop {
  const [head, ...lines] = readFileSync(join(folder, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  const [, locale, currency] = head!.split(' ') as [string, string, string];
  const facts = new Map<string, Facts>();
  const products = lines.map((line, i): Product => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [productId, title, brand, path, price, stock, stars, description, own, variants, truth] =
      cells as string[] & { length: 11 };
    const [rating, count] = stars!.split('x').map(Number);
    const list = truth!.split(';').filter(Boolean);
    facts.set(
      productId!,
      new Map(list.map((fact) => [fact.split('=')[0]!, fact.split('=')[1]!.split(',')] as const)),
    );
    return {
      productId: productId!,
      locale,
      title: title!,
      description: description!,
      ...(brand === '' ? {} : { brand: brand! }),
      categories: [path!],
      price: { amount: Math.round(Number(price!.replace(',', '.')) * 100), currency },
      availability: availabilities[stock as keyof typeof availabilities],
      attributes: attributesOf(own!),
      variants: variantsOf(variants!, productId!),
      rating: { value: rating!, count: count! },
      updatedAtMs: i,
    };
  });
  return { name, locale, currency, products, facts };
}

/** All of the invented shops. */
export function loadCornerShops(): CornerShop[] {
  return readdirSync(folder).map((file) => loadShop(file.replace('.txt', '')));
}

/** The wishes of a file (`shop, locale, wish, conditions, ids`). */
export function loadCornerWishes(file: string): CornerWish[] {
  return handWritten(file).map(({ extra = '', ...query }) => ({
    ...query,
    meets: extra.split(' ').filter(Boolean),
  }));
}

function within(value: number, operator: Gold['operator'], bound: number): boolean {
  if (operator === 'lt') return value < bound;
  if (operator === 'lte') return value <= bound;
  if (operator === 'gt') return value > bound;
  return operator === 'gte' ? value >= bound : value === bound;
}

/** Whether a product breaks a condition, by its facts: what they do not state meets no wish and breaks no refusal. */
export function cornerBreaks(product: Product, facts: Facts, gold: Gold): boolean {
  const { slot, operator, value, truth } = gold;
  if (slot === 'price') return !within(product.price!.amount, operator, Number(value));
  if (slot === 'rating') return !within(product.rating!.value, operator, Number(value));
  if (slot === 'stock') return product.availability === 'out_of_stock';
  if (slot === 'brand') return (product.brand?.toLowerCase() === value) !== (operator === 'is');
  if (slot === 'sort' || slot === 'age' || (slot === 'attribute' && truth === undefined)) return false;
  const own = facts.get(truth?.fact ?? slot);
  const wanted = String(truth?.value ?? value);
  // Refused is what is nothing else: a lamp in black and in white is one that is not black.
  if (operator === 'not') return own?.every((entry) => entry === wanted) ?? false;
  if (own === undefined) return slot !== 'audience';
  if (slot !== 'attribute') return !own.includes(wanted);
  return !own.some((entry) => within(Number(entry), operator, Number(wanted)));
}
