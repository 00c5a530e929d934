import { decodeEntities, holdsReferences } from '../text/characters/decode-entities.ts';
import type { AttributeValue, Product } from './product.ts';

/** What a reference may stand for that no name holds: controls, and marks that turn the direction of text. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * A name or value without HTML's character references (`Salt &amp; Pepper`), which feeds leave in; white space that they
 * stood for is one space. Other text stays as it is, a bare `&` too.
 */
export function plainText(text: string): string {
  if (!holdsReferences(text)) return text;
  const plain = decodeEntities(text).replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  return plain === '' ? text : plain;
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
