import { isJsonObject, jsonList, jsonObjects } from '../../text/values/json-value.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { isProductItem, type SchemaItem } from './schema-item.ts';

/** What structured data says of the product that a page sells. */
export type ItemProduct = {
  title: string;
  description: string;
  brand?: string;
  categories: string[];
  gtin?: string;
  mpn?: string;
  attributes: Record<string, string | string[]>;
};

/** Properties of schema.org/Product that read as attributes. */
const attributeNames = [
  'color',
  'material',
  'size',
  'weight',
  'width',
  'height',
  'depth',
  'pattern',
  'model',
  'countryOfOrigin',
  'keywords',
] as const;

const mostAttributes = 60;
const longestValue = 400;

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** A value as text: a name, an amount with its unit, a plain value. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return htmlToText(value).replace(/\s+/gu, ' ').trim() || undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isJsonObject(value)) return undefined;
  const amount = textOf(first(value['value']));
  const unit = textOf(first(value['unitText'])) ?? unitOfCode(textOf(first(value['unitCode'])));
  if (amount !== undefined) return unit === undefined ? amount : `${amount} ${unit}`;
  return textOf(first(value['name']));
}

/** UN/CEFACT codes of the units that products are measured in. */
const unitCodes: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  LBR: 'lb',
  ONZ: 'oz',
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  INH: 'in',
  FOT: 'ft',
  LTR: 'l',
  MLT: 'ml',
  WTT: 'W',
  VLT: 'V',
  HUR: 'h',
  DAY: 'days',
};

function unitOfCode(code: string | undefined): string | undefined {
  return code === undefined ? undefined : (unitCodes[code.toUpperCase()] ?? code);
}

function texts(values: readonly unknown[] | undefined): string[] {
  const all = (values ?? []).flatMap((value) => textOf(value) ?? []);
  return [...new Set(all)].map((text) => text.slice(0, longestValue));
}

function addAttribute(
  attributes: ItemProduct['attributes'],
  name: string | undefined,
  values: readonly string[],
): void {
  if (name === undefined || name === '' || name.length > 80 || values.length === 0) return;
  if (Object.keys(attributes).length >= mostAttributes || attributes[name] !== undefined) return;
  attributes[name] = values.length === 1 ? values[0]! : [...values];
}

function attributesOf(
  item: SchemaItem,
  variants: readonly SchemaItem['properties'][],
): ItemProduct['attributes'] {
  const attributes: ItemProduct['attributes'] = {};
  for (const name of attributeNames) {
    const own = texts(item.properties[name]);
    const values = own.length > 0 ? own : [...new Set(variants.flatMap((variant) => texts(variant[name])))];
    addAttribute(attributes, name.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').toLowerCase(), values);
  }
  for (const property of jsonObjects(item.properties['additionalProperty'])) {
    const value = textOf({ ...property, name: undefined });
    addAttribute(
      attributes,
      textOf(first(property['name'])),
      value === undefined ? [] : [value.slice(0, longestValue)],
    );
  }
  return attributes;
}

function variantsOf(item: SchemaItem): SchemaItem['properties'][] {
  return jsonObjects(item.properties['hasVariant']).map((variant) =>
    Object.fromEntries(Object.entries(variant).map(([name, value]) => [name, jsonList(value)])),
  );
}

function gtinOf({ properties }: SchemaItem): string | undefined {
  for (const name of ['gtin', 'gtin13', 'gtin14', 'gtin12', 'gtin8', 'isbn']) {
    const [text] = texts(properties[name]);
    if (text !== undefined) return text.slice(0, 128);
  }
  return undefined;
}

/** The product of the page: the first item of a product type that has a name and offers, else the first with a name. */
export function productOfItems(items: readonly SchemaItem[]): ItemProduct | undefined {
  const named = items.filter((item) => isProductItem(item) && texts(item.properties['name']).length > 0);
  const item = named.find(({ properties }) => properties['offers'] ?? properties['hasVariant']) ?? named[0];
  if (!item) return undefined;
  const { properties } = item;
  const [brand] = texts(properties['brand'] ?? properties['manufacturer']);
  return {
    title: texts(properties['name'])[0]!.slice(0, 500),
    description: htmlToText(String(first(properties['description']) ?? '')).trim(),
    categories: texts(properties['category']).slice(0, 20),
    attributes: attributesOf(item, variantsOf(item)),
    brand: brand?.slice(0, 200),
    gtin: gtinOf(item),
    mpn: texts(properties['mpn'])[0]?.slice(0, 128),
  };
}
