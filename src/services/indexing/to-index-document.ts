import { CATEGORY_SEPARATOR, departmentsOf, namedPaths } from '../../engine/catalog/category-path.ts';
import { joinsThings } from '../../engine/catalog/joined-names.ts';
import {
  type AttributeValue,
  isAvailable,
  type Product,
  type Variant,
} from '../../engine/catalog/product.ts';
import type { Trust } from '../../engine/knowledge/document.ts';
import { kindsOf } from '../../engine/meaning/needs/kinds-of-things.ts';
import { isIdentifierName, isInternalField } from '../../engine/query/conditions/internal-fields.ts';
import { addToColumn, documentColumns, documentTags } from '../../engine/query/document-tags.ts';
import { columnName, tagOf } from '../../engine/retrieval/fold-key.ts';
import type { IndexDocument } from '../../engine/retrieval/types.ts';
import { renderAnswer } from '../../engine/say/render.ts';
import { readProductRecord } from '../catalog/stored-product.ts';
import type { FaqAnswer } from '../faq-lookup/faq-types.ts';
import { readFaqAnswer, readVariants } from '../faq-lookup/stored-answer.ts';

/** A stored record on its way into an index, as SQL holds it: plain values, so that a worker can be sent it. */
export type IndexRow =
  | { kind: 'product'; productId: string; record: string }
  | {
      kind: 'passage';
      documentId: string;
      seq: number;
      headingPath: string;
      title: string;
      text: string;
      trust: Trust;
    }
  | {
      kind: 'faq';
      faqId: number;
      productId: string | undefined;
      urlKey: string | undefined;
      origin: string;
      question: string;
      answer: string;
      variants: string;
    };

/** Id of a passage in its index. */
export function passageId(documentId: string, seq: number): string {
  return `${documentId}#${seq}`;
}

/** What a passage id stands for. */
export function parsePassageId(id: string): { documentId: string; seq: number } {
  const cut = id.lastIndexOf('#');
  return { documentId: id.slice(0, cut), seq: Number(id.slice(cut + 1)) };
}

/** A record as its index takes it; `undefined` for a product that cannot be read, which the index then does without. */
export function toIndexDocument(row: IndexRow): IndexDocument | undefined {
  if (row.kind === 'passage') return passageToIndexDocument(row);
  if (row.kind === 'faq') return faqToIndexDocument(row);
  const product = readProductRecord(undefined, row);
  return product && productToIndexDocument(product);
}

function passageToIndexDocument(row: Extract<IndexRow, { kind: 'passage' }>): IndexDocument {
  return {
    id: passageId(row.documentId, row.seq),
    fields: { heading: row.headingPath, title: row.title, body: row.text },
    // Finds the passages of a document that is written again or deleted.
    exactIds: [row.documentId],
    tags: [tagOf('document', row.documentId), tagOf('trust', row.trust)],
    numbers: {},
  };
}

function faqToIndexDocument(row: Extract<IndexRow, { kind: 'faq' }>): IndexDocument {
  const variants = readVariants({ column: 'faq.variants', id: row.faqId }, row.variants);
  const answer = readFaqAnswer({ column: 'faq.answer', id: row.faqId }, row.answer);
  const tags = [tagOf('origin', row.origin)];
  // One that is about a product stands on its page too, but is asked wherever the product is meant.
  if (row.productId !== undefined) tags.push(tagOf('product', row.productId));
  else tags.push(row.urlKey === undefined ? 'about=shop' : tagOf('url_key', row.urlKey));
  return {
    id: String(row.faqId),
    fields: {
      question: row.question,
      variants: variants.join('\n'),
      answer: answer === undefined ? '' : answerText(answer),
    },
    exactIds: [],
    tags,
    numbers: {},
  };
}

function answerText(answer: FaqAnswer): string {
  if (answer.kind === 'written') return answer.text;
  return answer.kind === 'stored' ? renderAnswer(answer.answer.claims).resultText : '';
}

/**
 * The span of a product's prices, in minor units: over the variants that can be bought when any has a price, else its own.
 * `undefined` is "price on request".
 */
export function priceRange(product: Product): { min: number; max: number; currency: string } | undefined {
  const own = product.price === undefined ? [] : [product.price];
  const canBuy = product.variants.filter(({ availability }) =>
    isAvailable(availability ?? product.availability),
  );
  // What a shopper can buy decides, where that is anything.
  const ofVariants = (canBuy.length > 0 ? canBuy : product.variants).flatMap(({ price }) =>
    price === undefined ? [] : [price],
  );
  const prices = ofVariants.length > 0 ? ofVariants : own;
  const [first] = prices;
  if (first === undefined) return undefined;
  const amounts = prices.map(({ amount }) => amount);
  return { min: Math.min(...amounts), max: Math.max(...amounts), currency: first.currency };
}

/** A product with its variants as one document: text by field, facets as tags, sizes and prices as numbers. */
export function productToIndexDocument(product: Product): IndexDocument {
  const { title, description, brand = '', categories, variants } = product;
  const variantTitles = variants.flatMap((variant) => (variant.title === undefined ? [] : [variant.title]));
  const attributes = attributeValues(product, variants);
  return {
    id: product.productId,
    fields: {
      title: [title, ...new Set(variantTitles)].join('\n'),
      brand,
      categories: namedPaths(categories).map(searchableCategory).join('\n'),
      description,
      attributes: attributeLines(attributes).join('\n'),
    },
    exactIds: identifiers(product, variants),
    tags: [...tags(product, attributes), ...documentTags(product), ...kindTags(product)],
    numbers: { ...numbers(product), ...attributeNumbers(attributes), ...documentColumns(product) },
  };
}

/** Kinds of things as tags, for those who say what they need instead of what it is called. */
function kindTags({ title, categories, locale }: Product): string[] {
  return kindsOf(title, categories.map(searchableCategory), locale).map((kind) => tagOf('kind', kind));
}

/**
 * A category path as it is searched: without parents that join two things, since a product below them is one of both
 * (`Jackets & Clothing > Skirts` is no jacket).
 */
function searchableCategory(path: string): string {
  const parts = departmentsOf(path);
  return parts.filter((part, i) => i === parts.length - 1 || !joinsThings(part)).join(CATEGORY_SEPARATOR);
}

/** Distinct values per attribute name, over the product and its variants. */
type AttributeValues = Map<string, Set<string | number | boolean>>;

function attributeValues(product: Product, variants: readonly Variant[]): AttributeValues {
  const values: AttributeValues = new Map();
  for (const attributes of [product.attributes, ...variants.map((variant) => variant.attributes)])
    for (const [name, value] of Object.entries(attributes)) {
      const known = values.get(name) ?? new Set();
      for (const item of listOf(value)) if (!isInternalField(name, item)) known.add(item);
      if (known.size > 0) values.set(name, known);
    }
  return values;
}

function listOf(value: AttributeValue): readonly (string | number | boolean)[] {
  return Array.isArray(value) ? value : [value];
}

/** "name value" per value; a name written_like_this or likeThis is words to a reader. */
function attributeLines(attributes: AttributeValues): string[] {
  return [...attributes].flatMap(([name, values]) => {
    const words = name.replaceAll('_', ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
    return [...values].map((value) => `${words} ${value}`);
  });
}

function identifiers(product: Product, variants: readonly Variant[]): string[] {
  const all = [product.productId, product.sku, product.gtin, product.mpn, ...statedIdentifiers(product)];
  for (const variant of variants)
    all.push(variant.variantId, variant.sku, variant.gtin, variant.mpn, ...statedIdentifiers(variant));
  return [...new Set(all.filter((identifier) => identifier !== undefined))];
}

/** What attributes state as an identifier: no text to search, but found when it is typed. */
function statedIdentifiers({ attributes }: Pick<Product, 'attributes'>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    isIdentifierName(name) ? listOf(value).map(String) : [],
  );
}

function tags(product: Product, attributes: AttributeValues): string[] {
  const { brand, categories, availability } = product;
  const all = [tagOf('availability', availability), tagOf('avail', String(isAvailable(availability)))];
  if (brand !== undefined && brand !== '') all.push(tagOf('brand', brand));
  for (const category of namedPaths(categories))
    for (const path of categoryPaths(category)) all.push(tagOf('category', path));
  const currency = priceRange(product)?.currency;
  if (currency !== undefined)
    all.push(tagOf('currency', currency), tagOf('sale', String(isReduced(product))));
  for (const [name, values] of attributes)
    for (const value of values) if (typeof value !== 'number') all.push(tagOf(`attr.${name}`, String(value)));
  return all;
}

/** Whether a list price above the price is stated, of the product or of a variant. */
function isReduced(product: Product): boolean {
  return [product, ...product.variants].some(
    ({ price, listPrice }) =>
      price !== undefined && listPrice !== undefined && listPrice.amount > price.amount,
  );
}

/** Every prefix of a category path, each with its parts trimmed: `A > B` is `A` and `A > B`. */
function categoryPaths(category: string): string[] {
  const parts = departmentsOf(category);
  return parts.map((_, i) => parts.slice(0, i + 1).join(CATEGORY_SEPARATOR));
}

const DECIMAL = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

function numbers(product: Product): Record<string, number> {
  const columns: Record<string, number> = { updated_at: product.updatedAtMs };
  if (product.createdAtMs !== undefined) columns['created_at'] = product.createdAtMs;
  const range = priceRange(product);
  if (range !== undefined) {
    columns['price'] = range.min;
    columns['price_max'] = range.max;
  }
  if (product.rating !== undefined) {
    columns['rating'] = product.rating.value;
    columns['rating_count'] = product.rating.count;
  }
  return columns;
}

/** Columns of attributes that are numbers; of several values (variants) the least, and the most beside it. */
function attributeNumbers(attributes: AttributeValues): Record<string, number> {
  const columns: Record<string, number> = {};
  for (const [name, values] of attributes)
    for (const value of values) {
      const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
      if (typeof number === 'number') addToColumn(columns, columnName(`attr.${name}`), number);
    }
  return columns;
}

/** What a variant itself has in the numeric columns of attributes. */
export function variantNumbers(product: Product, variant: Variant): Record<string, number> {
  const alone = { ...product, attributes: {}, variants: [variant] };
  return { ...attributeNumbers(attributeValues(alone, [variant])), ...documentColumns(alone) };
}
