import type { Money } from '../../catalog/product.ts';
import { anyOfAll } from '../../language/pack.ts';
import { type JsonObject, jsonList, jsonObjects } from '../../text/values/json-value.ts';
import { itemMoney, itemStock, itemText as text } from './item-values.ts';
import { isProductItem, type SchemaItem } from './schema-item.ts';

/** What a page asks for the thing it sells, and what it is called in the shop's books. */
export type PageOffer = {
  price?: Money;
  listPrice?: Money;
  availability?: string;
  sku?: string;
  images: string[];
  rating?: { value: number; count: number };
  /** The way to the page: its departments, outermost first. */
  trail?: string[];
};

/** Offers in the order of the page: those of the product, of an aggregate, of its variants. */
function offersOf(properties: JsonObject): JsonObject[] {
  const own = jsonObjects(properties['offers']);
  const inner = own.flatMap((offer) => jsonObjects(offer['offers']));
  const variants = jsonObjects(properties['hasVariant']).flatMap(offersOf);
  return [...own, ...inner, ...variants];
}

function specsOf(offer: JsonObject): JsonObject[] {
  return jsonObjects(offer['priceSpecification']);
}

function moneyOf(offer: JsonObject, ownCurrency: string): Money | undefined {
  const specs = specsOf(offer).filter((spec) => !/List|Strikethrough/i.test(text(spec['priceType']) ?? ''));
  for (const from of [offer, ...specs]) {
    const currency = text(from['priceCurrency']) ?? text(offer['priceCurrency']) ?? ownCurrency;
    const money = itemMoney(text(from['price'] ?? from['lowPrice']), currency.toUpperCase());
    if (money) return money;
  }
  return undefined;
}

function listPriceOf(offer: JsonObject, ownCurrency: string): Money | undefined {
  const spec = specsOf(offer).find((each) => /List|Strikethrough/i.test(text(each['priceType']) ?? ''));
  return spec && moneyOf({ ...spec, priceSpecification: undefined }, ownCurrency);
}

function ratingOf(properties: JsonObject): PageOffer['rating'] {
  const [rating] = jsonObjects(properties['aggregateRating']);
  if (!rating) return undefined;
  const best = Number(text(rating['bestRating']) ?? 5) || 5;
  const value = (Number(text(rating['ratingValue'])?.replace(',', '.')) * 5) / best;
  const count = Number(text(rating['ratingCount'] ?? rating['reviewCount'])?.replace(/\D/g, '') ?? 0);
  return value > 0 && value <= 5 ? { value: Math.round(value * 100) / 100, count: count || 0 } : undefined;
}

/** The first step of a way: no department. */
const startPage = new RegExp(`^(?:${anyOfAll('columns', (words) => words.rootCategory)})`, 'i');

/** Departments of a breadcrumb list, without the start page and the page itself. */
function trailOf(items: readonly SchemaItem[]): string[] | undefined {
  const crumbs = items.find(({ types }) => types.includes('BreadcrumbList'));
  const names = jsonObjects(crumbs?.properties['itemListElement'])
    .sort((a, b) => Number(text(a['position']) ?? 0) - Number(text(b['position']) ?? 0))
    .flatMap((element) => text(element['name']) ?? text(jsonList(element['item'])[0]) ?? []);
  const departments = names.filter((name, i) => !(i === 0 && startPage.test(name)));
  return departments.length > 1 ? departments.slice(0, -1) : undefined;
}

/** The item of the page's product: the first that is offered, else the first. */
export function offeredItem(items: readonly SchemaItem[]): SchemaItem | undefined {
  const products = items.filter(isProductItem);
  return products.find(({ properties }) => offersOf(properties).length > 0) ?? products[0];
}

/** The offer of the page's product by its structured data; `undefined` when it has none. */
export function offerOfItems(items: readonly SchemaItem[], ownCurrency: string): PageOffer | undefined {
  const item = offeredItem(items);
  if (!item) return undefined;
  const { properties } = item;
  const offers = offersOf(properties);
  const prices = offers.flatMap((offer) => moneyOf(offer, ownCurrency) ?? []);
  const price = prices.reduce<Money | undefined>(
    (low, money) => (!low || money.amount < low.amount ? money : low),
    undefined,
  );
  const words = offers.flatMap((offer) => itemStock(offer['availability']) ?? []);
  const usual = offers.flatMap((offer) => listPriceOf(offer, ownCurrency) ?? [])[0];
  return {
    images: jsonList(properties['image']).flatMap((image) => text(image) ?? []),
    price,
    listPrice: usual && price && usual.amount > price.amount ? usual : undefined,
    availability: words.includes('in_stock') ? 'in_stock' : words[0],
    sku: [properties['sku'], properties['productID'], ...offers.map((offer) => offer['sku'])]
      .map(text)
      .find(Boolean),
    rating: ratingOf(properties),
    trail: trailOf(items),
  };
}
