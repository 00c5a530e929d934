import type { Availability, Sale } from '../../catalog/product.ts';
import { anyOfAll } from '../../language/pack.ts';
import { withoutAbsent } from '../../text/values/without-absent.ts';
import type { ShopRow } from '../rows/shop-row.ts';

type Wire = Record<string, unknown>;
type Attributes = ShopRow['attributes'];

function wireSale(sale: Sale | undefined): Wire | undefined {
  if (!sale) return undefined;
  const { price, startsAtMs, endsAtMs } = sale;
  return withoutAbsent({
    price,
    starts_at: startsAtMs === undefined ? undefined : new Date(startsAtMs).toISOString(),
    ends_at: endsAtMs === undefined ? undefined : new Date(endsAtMs).toISOString(),
  });
}

function filled(attributes: Attributes): Attributes | undefined {
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}

/** A row as a product of its own, in wire names. */
export function toProductRecord(row: ShopRow): Wire {
  if (row.deleted)
    return { product_id: row.id, deleted: true, ...(row.locale ? { locale: row.locale } : {}) };
  const tags: Attributes = row.tags.length > 0 ? { tags: [...row.tags] } : {};
  return withoutAbsent({
    product_id: row.id,
    title: row.title,
    description: row.description,
    url: row.url,
    brand: row.brand,
    categories: row.categories.length > 0 ? row.categories : undefined,
    price: row.price,
    list_price: row.listPrice,
    sale: wireSale(row.sale),
    availability: row.availability,
    image_url: row.images[0],
    image_urls: row.images.length > 1 ? row.images : undefined,
    attributes: filled({ ...row.attributes, ...row.options, ...tags }),
    sku: row.sku === row.id ? undefined : row.sku,
    gtin: row.gtin,
    mpn: row.mpn,
    rating: row.rating,
    locale: row.locale,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  });
}

/** The words that all titles begin with, without what joins them to the rest; the first title when there are too few. */
function commonTitle(titles: readonly string[]): string | undefined {
  const [first, ...others] = titles;
  if (first === undefined) return undefined;
  let length = first.length;
  for (const title of others) {
    let same = 0;
    while (same < length && title[same] === first[same]) same++;
    length = same;
  }
  if (length === first.length) return first;
  const prefix = first
    .slice(0, length)
    .replace(/[^\s\-–—,/|(]*$/u, '')
    .replace(/[\s\-–—,/|(]+$/u, '');
  return prefix.length >= 3 ? prefix : first;
}

/** Values of each attribute over the rows that say something of it. */
function valuesByName(rows: readonly ShopRow[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const { attributes } of rows)
    for (const [name, value] of Object.entries(attributes)) {
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(JSON.stringify(value)));
    }
  return values;
}

/** Attribute names of which rows say different things; what only some say holds for all. */
function varyingNames(rows: readonly ShopRow[]): Set<string> {
  const differs = (name: string, values: ReadonlySet<string>) =>
    values.size > 1 || /^availability/.test(name);
  return new Set([...valuesByName(rows)].flatMap(([name, values]) => (differs(name, values) ? [name] : [])));
}

/** What variants are usually chosen by; a variant names it even where all have the same. */
const usualOption = new RegExp(`^(?:${anyOfAll('columns', ({ options }) => options)})$`);

function pick(attributes: Attributes, keep: (name: string) => boolean): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => keep(name)));
}

/** The row whose price is lowest; those that can be bought come first. */
function cheapest(rows: readonly ShopRow[]): ShopRow | undefined {
  const priced = rows.filter(({ price }) => price !== undefined);
  const canBuy = priced.filter(({ availability }) => availability !== 'out_of_stock');
  const amountOf = (row: ShopRow) => row.sale?.price.amount ?? row.price!.amount;
  return (canBuy.length > 0 ? canBuy : priced).reduce<ShopRow | undefined>(
    (best, row) => (!best || amountOf(row) < amountOf(best) ? row : best),
    undefined,
  );
}

function overallAvailability(rows: readonly ShopRow[]): Availability | undefined {
  const found = new Set(rows.map((row) => row.availability));
  const order: readonly Availability[] = [
    'in_stock',
    'preorder',
    'backorder',
    'out_of_stock',
    'discontinued',
  ];
  return order.find((word) => found.has(word));
}

/** Ids of the variants, each once: their own, else the product's with what they are chosen by or their place. */
function variantIds(rows: readonly ShopRow[], productId: string): string[] {
  const used = new Set<string>();
  return rows.map((row, i) => {
    const own = row.variantId ?? (row.id === productId ? undefined : row.id);
    const id = own !== undefined && !used.has(own) ? own : `${productId}-${i + 1}`;
    used.add(id);
    return id;
  });
}

/** Whether a variant's title says more than the product's and what it is chosen by, joined as Magento joins them: `Tee-XS-Blue`. */
function saysMore({ title, options, attributes }: ShopRow, productTitle: string | undefined): boolean {
  if (title === undefined || title === productTitle) return false;
  if (productTitle === undefined || !title.startsWith(`${productTitle}-`)) return true;
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set(
    [...Object.values(options), ...Object.values(attributes)].flatMap((value) => words(String(value))),
  );
  return words(title.slice(productTitle.length)).some((word) => !said.has(word));
}

function toVariantRecord(row: ShopRow, variantId: string, productTitle: string | undefined): Wire {
  return withoutAbsent({
    variant_id: variantId,
    title: saysMore(row, productTitle) ? row.title : undefined,
    url: row.url,
    image_url: row.variantImage,
    price: row.price,
    list_price: row.listPrice,
    sale: wireSale(row.sale),
    availability: row.availability,
    attributes: filled({ ...row.attributes, ...row.options }),
    sku: row.sku === undefined || row.sku === variantId ? undefined : row.sku,
    gtin: row.gtin,
    mpn: row.mpn,
  });
}

/** What a parent says that its variants are chosen by is theirs to say, one each. */
function parentAttributes(parent: ShopRow | undefined, isVarying: (name: string) => boolean): Attributes {
  if (!parent) return {};
  return pick({ ...parent.attributes, ...parent.options }, (name) => !isVarying(name));
}

/**
 * Rows of one product as one record: `parent` says what all have in common; without one it is taken from the variants
 * (common beginning of the titles, lowest price, attributes that do not vary). `images` are those of all its rows.
 */
export function toGroupRecord(
  groupId: string,
  parent: ShopRow | undefined,
  variants: readonly ShopRow[],
  images: readonly string[],
): Wire {
  const first = parent ?? variants[0]!;
  const varying = varyingNames(variants);
  const optionNames = new Set(variants.flatMap(({ options }) => Object.keys(options)));
  const isVarying = (name: string) => varying.has(name) || optionNames.has(name);
  const rows = [first, ...variants];
  const named = first.groupTitle ?? parent?.title;
  const title = named ?? commonTitle(variants.flatMap((row) => row.title ?? []));
  const said = Object.assign({}, ...variants.map(({ attributes }) => attributes).reverse()) as Attributes;
  const shared = pick(said, (name) => !varying.has(name));
  const best = cheapest(variants);
  const record = toProductRecord({
    ...first,
    id: groupId,
    sku: parent?.sku,
    title,
    description: rows.find(({ description }) => description !== undefined)?.description,
    brand: rows.find(({ brand }) => brand !== undefined)?.brand,
    categories: rows.find(({ categories }) => categories.length > 0)?.categories ?? [],
    images,
    price: best?.price ?? first.price,
    sale: best ? best.sale : first.sale,
    listPrice: best && best.sale === undefined ? (best.listPrice ?? parent?.listPrice) : parent?.listPrice,
    availability: overallAvailability(variants) ?? first.availability,
    attributes: { ...shared, ...parentAttributes(parent, isVarying) },
    options: {},
    ...(parent ? {} : { gtin: undefined, mpn: undefined }),
  });
  const isOwn = (name: string) => varying.has(name) || usualOption.test(name);
  const ids = variantIds(variants, groupId);
  const own = variants.map((row) => ({ ...row, attributes: pick(row.attributes, isOwn) }));
  return { ...record, variants: own.map((row, i) => toVariantRecord(row, ids[i]!, title)) };
}
