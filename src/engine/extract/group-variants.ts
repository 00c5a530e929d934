import type { ShopRow } from './row-to-record.ts';

type Wire = Record<string, unknown>;

function withoutAbsent(record: Wire): Wire {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** A row as a product of its own, in wire names. */
export function toProductRecord(row: ShopRow): Wire {
  if (row.deleted)
    return { product_id: row.id, deleted: true, ...(row.locale ? { locale: row.locale } : {}) };
  return withoutAbsent({
    product_id: row.id,
    title: row.title,
    description: row.description,
    url: row.url,
    brand: row.brand,
    categories: row.categories.length > 0 ? row.categories : undefined,
    price: row.price,
    list_price: row.listPrice,
    availability: row.availability,
    image_url: row.image,
    attributes: Object.keys(row.attributes).length > 0 ? row.attributes : undefined,
    gtin: row.gtin,
    mpn: row.mpn,
    rating: row.rating,
    locale: row.locale,
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

/** Attribute names whose value is not the same in all rows. */
function varyingNames(rows: readonly ShopRow[]): Set<string> {
  const names = new Set(rows.flatMap((row) => Object.keys(row.attributes)));
  const same = (name: string) =>
    new Set(rows.map((row) => JSON.stringify(row.attributes[name] ?? null))).size === 1;
  return new Set([...names].filter((name) => !same(name)));
}

/** What variants are usually chosen by; a variant names it even where all have the same. */
const usualOption =
  /^(?:colou?r|size|farbe|gr(?:ö|oe)(?:ß|ss)e|talla|taille|couleur|colore|taglia|maat|kleur)$/;

function pick(attributes: ShopRow['attributes'], keep: (name: string) => boolean): ShopRow['attributes'] {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => keep(name)));
}

function lowest(rows: readonly ShopRow[]): ShopRow['price'] {
  return rows.reduce<ShopRow['price']>(
    (best, { price }) => (price && (!best || price.amount < best.amount) ? price : best),
    undefined,
  );
}

function overallAvailability(rows: readonly ShopRow[]): string | undefined {
  const found = new Set(rows.map((row) => row.availability));
  return ['in_stock', 'preorder', 'backorder', 'out_of_stock', 'discontinued'].find((word) =>
    found.has(word),
  );
}

function toVariantRecord(
  row: ShopRow,
  productId: string,
  at: number,
  productTitle: string | undefined,
): Wire {
  return withoutAbsent({
    variant_id: row.variantId ?? (row.id === productId ? `${productId}-${at + 1}` : row.id),
    title: row.title === productTitle ? undefined : row.title,
    url: row.url,
    image_url: row.image,
    price: row.price,
    list_price: row.listPrice,
    availability: row.availability,
    attributes: Object.keys(row.attributes).length > 0 ? row.attributes : undefined,
    gtin: row.gtin,
    mpn: row.mpn,
  });
}

/**
 * Rows of one product as one record: `parent` says what all have in common; without one it is taken from the variants
 * (common beginning of the titles, lowest price, attributes that do not vary).
 */
export function toGroupRecord(
  groupId: string,
  parent: ShopRow | undefined,
  variants: readonly ShopRow[],
): Wire {
  const first = parent ?? variants[0]!;
  const varying = varyingNames(variants);
  const titles = variants.flatMap((row) => row.title ?? []);
  const title = parent?.title ?? commonTitle(titles);
  const shared = pick(variants[0]?.attributes ?? {}, (name) => !varying.has(name));
  const record = toProductRecord({
    ...first,
    id: groupId,
    title,
    description: first.description ?? variants[0]?.description,
    brand: first.brand ?? variants[0]?.brand,
    categories: first.categories.length > 0 ? first.categories : (variants[0]?.categories ?? []),
    image: first.image ?? variants[0]?.image,
    price: lowest(variants) ?? first.price,
    listPrice: parent?.listPrice,
    availability: overallAvailability(variants) ?? first.availability,
    attributes: { ...shared, ...pick(parent?.attributes ?? {}, (name) => !varying.has(name)) },
    ...(parent ? {} : { gtin: undefined, mpn: undefined }),
  });
  const isOwn = (name: string) => varying.has(name) || usualOption.test(name);
  const own = variants.map((row) => ({ ...row, attributes: pick(row.attributes, isOwn) }));
  return { ...record, variants: own.map((row, i) => toVariantRecord(row, groupId, i, title)) };
}
