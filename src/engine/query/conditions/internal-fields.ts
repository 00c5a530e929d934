import { kept } from '../../../memo/kept.ts';
import { attributeWords } from '../vocabulary/attribute-class.ts';

/** Words in names of fields that are a shop's own business: addresses, identifiers, seller data, tags, times of a feed. */
const INTERNAL = new Set(
  (
    'url urls uri link href image images img thumbnail src slug handle id ids uuid guid sku skus asin ean gtin upc isbn13 barcode ' +
    'seller sellers vendor merchant supplier tag tags keyword keywords meta seo admin internal template published visibility ' +
    'timestamp created updated modified crawled imported tax taxable hs tariff gid etag checksum'
  ).split(' '),
);
/** Names of which such a word is a part and which shoppers do ask for. */
const ASKED = new Set(['seo', 'vendor', 'image', 'meta'].map((word) => `${word} type`));

const nameIsInternal: (name: string) => boolean = kept({ most: 10_000, longest: 200 }, (name) => {
  const words = attributeWords(name);
  if (name.startsWith('_') || ASKED.has(words.join(' '))) return name.startsWith('_');
  return INTERNAL.has(words.at(-1) ?? '') || INTERNAL.has(words[0] ?? '');
});

const ADDRESS = /^(?:https?:|www\.|data:|gid:\/\/|\/\/)\S/iu;
const UNIQUE = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/iu;

/**
 * Whether a field of a record is a shop's own business (an address, an identifier, seller data, tags): it is no facet, no
 * filter, no reason and no text to search.
 */
export function isInternalField(name: string, value: string | number | boolean): boolean {
  if (nameIsInternal(name)) return true;
  return typeof value === 'string' && (ADDRESS.test(value) || UNIQUE.test(value));
}

/** Last words of names of fields that hold what a shopper may type to find exactly one thing. */
const IDENTIFYING = new Set('sku skus asin ean gtin upc mpn barcode isbn isbn13'.split(' '));

/** Whether a field holds an identifier of the thing itself: a stock keeping unit, a part number, a bar code. */
export const isIdentifierName: (name: string) => boolean = kept({ most: 10_000, longest: 200 }, (name) =>
  IDENTIFYING.has(attributeWords(name).at(-1) ?? ''),
);
