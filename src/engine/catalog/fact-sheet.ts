import { compareTexts } from '../text/values/compare-texts.ts';
import { minorDigits } from './minor-digits.ts';
import type { AttributeValue, Money, Product, Variant } from './product.ts';

/** One typed field of a product with the place of its line in the fact sheet (UTF-16, without the line feed). */
export type Fact = {
  path: string;
  value: string;
  start: number;
  end: number;
  variantId?: string;
};

/** A product's canonical text, so that typed fields can be cited like any other text. */
export type FactSheet = { text: string; facts: readonly Fact[] };

function moneyText(money: Money): string {
  const digits = minorDigits(money.currency);
  return `${(money.amount / 10 ** digits).toFixed(digits)} ${money.currency}`;
}

function valueText(value: AttributeValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const UNEVEN_SPACE = /\s{2}|[^\S ]|^ | $/u;

function oneLine(text: string): string {
  if (!UNEVEN_SPACE.test(text)) return text;
  return text.replace(/\s+/gu, ' ').trim();
}

function variantFields(variant: Variant): [string, string][] {
  const at = `variants.${variant.variantId}`;
  const fields: [string, string][] = Object.entries(variant.attributes).map(([name, value]) => [
    `${at}.attributes.${name}`,
    valueText(value),
  ]);
  if (variant.title !== undefined) fields.push([`${at}.title`, variant.title]);
  if (variant.price) fields.push([`${at}.price`, moneyText(variant.price)]);
  if (variant.listPrice) fields.push([`${at}.list_price`, moneyText(variant.listPrice)]);
  if (variant.availability && variant.availability !== 'unknown')
    fields.push([`${at}.availability`, variant.availability]);
  if (variant.gtin !== undefined) fields.push([`${at}.gtin`, variant.gtin]);
  if (variant.mpn !== undefined) fields.push([`${at}.mpn`, variant.mpn]);
  return fields;
}

function productFields(product: Product): [string, string][] {
  const fields: [string, string][] = [
    ['title', product.title],
    ...Object.entries(product.attributes).map(([name, value]): [string, string] => [
      `attributes.${name}`,
      valueText(value),
    ]),
    ...product.categories.map((category, i): [string, string] => [`categories.${i}`, category]),
  ];
  if (product.availability !== 'unknown') fields.push(['availability', product.availability]);
  if (product.description !== '') fields.push(['description', product.description]);
  if (product.brand !== undefined) fields.push(['brand', product.brand]);
  if (product.price) fields.push(['price', moneyText(product.price)]);
  if (product.listPrice) fields.push(['list_price', moneyText(product.listPrice)]);
  if (product.gtin !== undefined) fields.push(['gtin', product.gtin]);
  if (product.mpn !== undefined) fields.push(['mpn', product.mpn]);
  if (product.rating)
    fields.push(
      ['rating.value', String(product.rating.value)],
      ['rating.count', String(product.rating.count)],
    );
  return fields;
}

/**
 * The fact sheet of a product: one `path: value` line per field, sorted by path (code units), white space in values folded.
 *
 * Money is in major units with its ISO code. The result depends on nothing but the product.
 */
export function factSheet(product: Product): FactSheet {
  const all: (readonly [string, string, string | undefined])[] = [
    ...productFields(product).map(([path, value]) => [path, value, undefined] as const),
    ...product.variants.flatMap((v) =>
      variantFields(v).map(([path, value]) => [path, value, v.variantId] as const),
    ),
  ];
  all.sort(([a], [b]) => compareTexts(a, b));
  let text = '';
  const facts: Fact[] = [];
  for (const [rawPath, raw, variantId] of all) {
    const path = oneLine(rawPath);
    const value = oneLine(raw).normalize('NFC');
    if (text !== '') text += '\n';
    const start = text.length;
    text += `${path}: ${value}`;
    facts.push({ path, value, start, end: text.length, variantId });
  }
  return { text, facts };
}
