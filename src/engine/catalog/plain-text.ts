import { decodeHTMLStrict } from 'entities';
import type { AttributeValue, Product } from './product.ts';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iu;
/** Feeds encode what is encoded already. */
const MOST_TIMES = 2;
/** What a reference may stand for that no name holds: controls, and marks that turn the direction of text. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * A name or value without HTML's character references (`Salt &amp; Pepper`), which feeds leave in; white space that they
 * stood for is one space. Other text stays as it is, a bare `&` too.
 */
export function plainText(text: string): string {
  if (!ENTITY.test(text)) return text;
  let decoded = text;
  for (let i = 0; i < MOST_TIMES && ENTITY.test(decoded); i++) decoded = decodeHTMLStrict(decoded);
  const plain = decoded.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  return plain === '' ? text : plain;
}

/** Whether any of a text may have to be read by `plainText`: a quick look at a whole record. */
export function holdsReferences(text: string): boolean {
  return ENTITY.test(text);
}

function plainAttributes(attributes: Product['attributes']): Product['attributes'] {
  const plain = (value: AttributeValue): AttributeValue => {
    if (typeof value === 'string') return plainText(value);
    return Array.isArray(value) ? value.map(plainText) : value;
  };
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, plain(value)]));
}

type Named = Pick<Product, 'title' | 'brand' | 'categories' | 'attributes' | 'variants'>;

/** A product whose title, brand, categories and values, and those of its variants, are read by `plainText`. */
export function withPlainNames<P extends Named>(product: P): P {
  const { title, brand, categories, attributes, variants } = product;
  return {
    ...product,
    title: plainText(title),
    ...(brand === undefined ? {} : { brand: plainText(brand) }),
    categories: categories.map(plainText),
    attributes: plainAttributes(attributes),
    variants: variants.map((variant) => ({
      ...variant,
      ...(variant.title === undefined ? {} : { title: plainText(variant.title) }),
      attributes: plainAttributes(variant.attributes),
    })),
  };
}
