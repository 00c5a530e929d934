import { keptByLanguage } from '../../memo/kept.ts';
import { type AttributeValue, isAvailable, type Product, type Variant } from '../catalog/product.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { tagOf } from '../retrieval/fold-key.ts';
import { readNumber } from '../text/numbers/number-form.ts';
import { quantities } from '../text/numbers/quantities.ts';
import { baseUnitOf } from '../text/numbers/units.ts';
import { isInternalField } from './conditions/internal-fields.ts';
import { combinationTag, mostColumn, OWN_UNIT } from './tag-names.ts';
import { stemKey } from './tokens/phrase-key.ts';
import { attributeClass } from './vocabulary/attribute-class.ts';
import { titleHeads } from './words/title-heads.ts';

/** Attributes of variants that are combined; more would make the number of combinations explode. */
const MOST_COMBINED = 3;
/** Tags of variants per product; beyond that, filters on several options fall back to one option at a time. */
const MOST_VARIANT_TAGS = 600;

/**
 * Tags that only search needs, beside those of the facets:
 * `head=<term>` (what the product is), `variant.<a>+<b>=<x>+<y>` (options found together in one variant),
 * `sold_out.<names>=<values>` (options and combinations that no available variant has), and sizes given as numbers.
 */
export function documentTags(product: Product): string[] {
  const heads = titleHeads(product.title, product.brand, product.locale).map((term) => tagOf('head', term));
  return [...heads, ...numericSizes(product), ...variantTags(product.variants, product.availability)];
}

function valuesOf(value: AttributeValue | undefined): readonly (string | number | boolean)[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function numericSizes(product: Product): string[] {
  const tags = new Set<string>();
  for (const attributes of [product.attributes, ...product.variants.map((variant) => variant.attributes)])
    for (const [name, value] of Object.entries(attributes))
      if (typeof value === 'number' && attributeClass(name) === 'size')
        tags.add(tagOf(`attr.${name}`, String(value)));
  return [...tags];
}

function variantTags(variants: readonly Variant[], availability: Product['availability']): string[] {
  const names = [...new Set(variants.flatMap((variant) => Object.keys(variant.attributes)))].sort();
  if (names.length === 0) return [];
  const combined = names.slice(0, MOST_COMBINED);
  const all = new Set<string>();
  const available = new Set<string>();
  for (const variant of variants)
    for (const options of combinations(variant, combined)) {
      const key = JSON.stringify(options);
      all.add(key);
      if (isAvailable(variant.availability ?? availability)) available.add(key);
    }
  const tags: string[] = [];
  for (const key of all) {
    const options = JSON.parse(key) as [string, string][];
    if (options.length > 1) tags.push(combinationTag('variant', options));
    if (!available.has(key)) tags.push(combinationTag('sold_out', options));
  }
  return tags.slice(0, MOST_VARIANT_TAGS);
}

/** Every non-empty subset of a variant's options, one value of each. */
function combinations(variant: Variant, names: readonly string[]): [string, string][][] {
  let found: [string, string][][] = [[]];
  for (const name of names) {
    const values = valuesOf(variant.attributes[name]).map(String);
    found = [
      ...found,
      ...found.flatMap((options) => values.map((v): [string, string][] => [...options, [name, v]])),
    ];
  }
  return found.filter((options) => options.length > 0);
}

/**
 * Numeric columns of attributes that are written as a quantity (`"1.5 kg"`): `attr.<name>@<base unit>` in that unit; in a
 * unit of the merchant's own (`"84 dB"`, `"9 Sprossen"`) `attr.<name>@~<unit>`, which is only compared with itself.
 * Values that hold anything beside one quantity and a remark in brackets (`"250 g (M)"`) give none; of several values the least counts, and the most is in
 * `mostColumn`.
 */
export function documentColumns(product: Product): Record<string, number> {
  const columns: Record<string, number> = {};
  for (const attributes of [product.attributes, ...product.variants.map((variant) => variant.attributes)])
    for (const [name, value] of Object.entries(attributes))
      for (const item of valuesOf(value)) {
        if (typeof item !== 'string' || !/\p{Nd}/u.test(item) || item.length > 40) continue;
        if (isInternalField(name, item)) continue;
        const measured = measuredIn(item, product.locale);
        if (!measured) continue;
        const column = `${tagOf(`attr.${name}`, '').slice(0, -1)}@${measured.unit}`;
        addToColumn(columns, column, measured.value);
      }
  return columns;
}

/** Adds one of the values of an attribute to its columns. */
export function addToColumn(columns: Record<string, number>, column: string, value: number): void {
  const least = columns[column];
  if (least === undefined || value === least) {
    columns[column] = value;
    return;
  }
  const most = columns[mostColumn(column)] ?? least;
  columns[column] = Math.min(least, value);
  columns[mostColumn(column)] = Math.max(most, value);
}

const NUMBER_AND_WORD = /^([\p{Nd}.,]+)\s?(\p{L}{2,20})$/u;

/** The same sizes and weights come again with other products. */
const measuredIn = keptByLanguage({ most: 20_000, longest: 40 }, readMeasure);

const REMARK = /\s*\([^()]*\)$/u;

function readMeasure(given: string, locale: string): { value: number; unit: string } | undefined {
  const item = given.trim().replace(REMARK, '');
  const [quantity, ...others] = quantities(item, locale);
  if (quantity && others.length === 0 && item.length === quantity.end - quantity.start)
    return { value: quantity.base, unit: baseUnitOf(quantity.dimension) };
  const [, digits, word] = quantity ? [] : (NUMBER_AND_WORD.exec(item) ?? []);
  const number = digits === undefined ? undefined : readNumber(digits, 0, languageOf(locale));
  if (number?.value === undefined || number.end !== digits!.length) return undefined;
  return { value: Number(number.value), unit: OWN_UNIT + stemKey(word!, languageOf(locale)) };
}
