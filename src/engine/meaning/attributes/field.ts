import type { Fact, FactSheet } from '../../catalog/fact-sheet.ts';
import type { AttributeValue, Product } from '../../catalog/product.ts';
import { nameWords } from './name-words.ts';
import { unitSuffix } from './unit-suffix.ts';

/** One typed field of a product that a question can ask for. */
export type Field = {
  /** The attribute's own name, `brand`, `rating` or `category`. */
  name: string;
  /** Words of the name without its unit, lower case. */
  words: readonly string[];
  kind: 'boolean' | 'number' | 'list' | 'text';
  value: AttributeValue;
  /** Unit sign taken from the name, e.g. `g` of `weight_g`. */
  unit?: string;
  /** Lines of the fact sheet that state it. */
  facts: readonly Fact[];
  /** Gathered from the variants, which alone say what can be had. */
  ofVariants?: true;
};

/** Names that no shopper asks for: ids, images, internal marks. */
const internalName =
  /(^|_)(id|ids|uuid|sku_internal|image|images|img|thumbnail|url|urls|slug|hash|internal|sort|position|asin)(_|$)/u;

function kindOf(value: AttributeValue): Field['kind'] {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value)) return 'list';
  return value === 'true' || value === 'false' ? 'boolean' : 'text';
}

function wordsAndUnit(name: string, value: AttributeValue): { words: readonly string[]; unit?: string } {
  // "built_in: true" ends in no unit: only a number has one.
  if (typeof value !== 'number' && !/^[-+−]?\d/u.test(String(value))) return { words: nameWords(name) };
  const all = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const suffix = unitSuffix(all);
  if (suffix === undefined) return { words: nameWords(name) };
  return { words: nameWords(all.slice(0, all.length - suffix.words).join(' ')), unit: suffix.unit };
}

function attributeField(name: string, value: AttributeValue, facts: readonly Fact[]): Field {
  const { words, unit } = wordsAndUnit(name, value);
  return { name, words, kind: kindOf(value), value, facts, unit };
}

function ownFields(product: Product, factAt: ReadonlyMap<string, Fact>): Field[] {
  const fields: Field[] = [];
  const brand = factAt.get('brand');
  if (product.brand !== undefined && brand)
    fields.push({ name: 'brand', words: ['brand'], kind: 'text', value: product.brand, facts: [brand] });
  const ratingValue = factAt.get('rating.value');
  const ratingCount = factAt.get('rating.count');
  if (product.rating && ratingValue && ratingCount)
    fields.push({
      name: 'rating',
      words: ['rating'],
      kind: 'text',
      value: `${product.rating.value} (${product.rating.count})`,
      facts: [ratingValue, ratingCount],
    });
  for (const name of ['gtin', 'mpn']) {
    const fact = factAt.get(name);
    if (fact) fields.push({ name, words: [name], kind: 'text', value: fact.value, facts: [fact] });
  }
  return fields;
}

/** Values of one attribute over all variants as one list field, where the product itself does not carry it. */
function variantFields(product: Product, factAt: ReadonlyMap<string, Fact>): Field[] {
  const byName = new Map<string, { values: string[]; facts: Fact[] }>();
  for (const variant of product.variants) {
    for (const [name, value] of Object.entries(variant.attributes)) {
      if (product.attributes[name] !== undefined) continue;
      const fact = factAt.get(`variants.${variant.variantId}.attributes.${name}`);
      if (!fact) continue;
      const entry = byName.get(name) ?? { values: [], facts: [] };
      for (const text of Array.isArray(value) ? value : [String(value)]) {
        if (entry.values.includes(text)) continue;
        entry.values.push(text);
        entry.facts.push(fact);
      }
      byName.set(name, entry);
    }
  }
  return [...byName].map(([name, { values, facts }]) => ({
    ...attributeField(name, values, facts),
    ofVariants: true,
  }));
}

/**
 * The askable fields of a product: attributes, brand, rating, codes, and what only its variants state, in name order.
 *
 * Each carries the lines of `sheet` that prove it; internal names (ids, images) are left out.
 */
export function fieldsOf(product: Product, sheet: FactSheet): Field[] {
  const factAt = new Map(sheet.facts.map((fact) => [fact.path, fact]));
  const fields = ownFields(product, factAt);
  for (const [name, value] of Object.entries(product.attributes)) {
    const fact = factAt.get(`attributes.${name}`);
    if (fact && !internalName.test(name)) fields.push(attributeField(name, value, [fact]));
  }
  fields.push(...variantFields(product, factAt));
  return fields.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
