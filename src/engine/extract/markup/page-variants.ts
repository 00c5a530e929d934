import type { Money } from '../../catalog/product.ts';
import { isJsonObject, type JsonObject, jsonList, jsonObjects } from '../../text/values/json-value.ts';
import { withoutAbsent } from '../../text/values/without-absent.ts';
import { itemMoney, itemStock, itemText } from './item-values.ts';
import type { SchemaItem } from './schema-item.ts';

/** One of several forms in which a page sells its product. */
export type PageVariant = {
  /** Its sku, else the shop's own id of it. */
  variantId: string;
  title?: string;
  sku?: string;
  gtin?: string;
  price?: Money;
  availability?: string;
  attributes: Record<string, string>;
  image?: string;
};

const mostVariants = 100;
const longestValue = 200;
const optionNames = ['color', 'size', 'material', 'pattern', 'model', 'weight'];

function text(value: unknown): string | undefined {
  return itemText(value)?.slice(0, longestValue);
}

function variantOf(id: string | undefined, given: Omit<PageVariant, 'variantId'>): PageVariant[] {
  const variantId = given.sku ?? id;
  return variantId === undefined || variantId.length > 128 ? [] : [{ variantId, ...withoutAbsent(given) }];
}

function attributesOf(given: JsonObject, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = text(given[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Variants of structured data: `hasVariant` of a group, or several offers with numbers of their own. */
function ofItem({ properties }: SchemaItem, ownCurrency: string): PageVariant[] {
  const read = (given: JsonObject, offer: JsonObject): PageVariant[] => {
    const currency = text(offer['priceCurrency'])?.toUpperCase() ?? ownCurrency;
    const extra = jsonObjects(given['additionalProperty']).flatMap((each) => {
      const [name, value] = [text(each['name']), text(each['value'])];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    });
    return variantOf(text(given['@id']) ?? text(given['url']), {
      title: text(given['name']),
      sku: text(given['sku']) ?? text(offer['sku']),
      gtin: text(given['gtin13'] ?? given['gtin'] ?? given['gtin12'] ?? offer['gtin13'] ?? offer['gtin']),
      price: itemMoney(text(offer['price'] ?? offer['lowPrice']), currency),
      availability: itemStock(offer['availability']),
      attributes: { ...attributesOf(given, optionNames), ...Object.fromEntries(extra) },
      image: itemText(given['image']),
    });
  };
  const group = jsonObjects(properties['hasVariant']);
  if (group.length > 0) return group.flatMap((given) => read(given, jsonObjects(given['offers'])[0] ?? {}));
  const offers = jsonObjects(properties['offers']);
  return offers.every((offer) => text(offer['sku']) !== undefined)
    ? offers.flatMap((offer) => read(offer, offer))
    : [];
}

/** A price of a shop's own data: whole numbers beside a `handle` (Shopify) or `salePrice` (Squarespace) are minor units. */
function dataPrice(variant: JsonObject, isMinor: boolean, currency: string): Money | undefined {
  const onSale = variant['onSale'] === true && typeof variant['salePrice'] === 'number';
  const amount = onSale ? variant['salePrice'] : (variant['display_price'] ?? variant['price']);
  if (isMinor && Number.isInteger(amount))
    return (amount as number) > 0 ? { amount: amount as number, currency } : undefined;
  return itemMoney(
    typeof amount === 'number' ? String(amount) : typeof amount === 'string' ? amount : undefined,
    currency,
  );
}

/** Variants of the data a shop leaves in its page for scripts (Shopify, WooCommerce, Squarespace and what is written like them). */
function ofData(product: JsonObject, variants: readonly JsonObject[], currency: string): PageVariant[] {
  // Shopify leaves the names of options as texts, or as objects with a name.
  const names = jsonList(product['options']).flatMap((option) => text(option) ?? []);
  const isMinor = product['handle'] !== undefined || variants.some((variant) => 'salePrice' in variant);
  return variants.flatMap((variant) => {
    const named = isJsonObject(variant['attributes']) ? variant['attributes'] : {};
    const options = names.flatMap((name, i) => {
      const value = text(variant[`option${i + 1}`]);
      return value === undefined || value === 'Default Title' ? [] : [[name, value] as const];
    });
    const given = Object.entries(named).flatMap(([name, value]) => {
      const shown = text(value);
      return shown === undefined ? [] : [[name.replace(/^attribute_(?:pa_)?/, ''), shown] as const];
    });
    const flag = variant['available'] ?? variant['is_in_stock'];
    return variantOf(text(variant['id'] ?? variant['variation_id']), {
      title: text(variant['title']),
      sku: text(variant['sku']),
      price: dataPrice(variant, isMinor, currency),
      availability: typeof flag === 'boolean' ? (flag ? 'in_stock' : 'out_of_stock') : undefined,
      attributes: Object.fromEntries([...options, ...given]),
      image: itemText(isJsonObject(variant['image']) ? variant['image']['url'] : variant['featured_image']),
    });
  });
}

/** A product's data as a shop leaves it in its page, with its variants. */
export type ProductData = { product: JsonObject; variants: readonly JsonObject[] };

/**
 * The variants a page sells, by its structured data, else by the data it leaves for scripts; empty when there are fewer than two.
 * Each id once; at most 100. Amounts without a currency are in `ownCurrency`.
 */
export function pageVariants(
  item: SchemaItem | undefined,
  data: ProductData | undefined,
  ownCurrency: string,
): PageVariant[] {
  const told = item ? ofItem(item, ownCurrency) : [];
  const all = told.length > 1 ? told : data ? ofData(data.product, data.variants, ownCurrency) : [];
  const byId = new Map(all.map((variant) => [variant.variantId, variant]));
  return byId.size > 1 ? [...byId.values()].slice(0, mostVariants) : [];
}
