import type {
  AttributeValue,
  Availability,
  Money,
  Product,
  Sale,
  Variant,
} from '../../engine/catalog/product.ts';

/** A sale in wire names. */
type SaleDocument = { price: Money; starts_at?: string; ends_at?: string };

/** A variant in wire names. */
export type VariantDocument = {
  variant_id: string;
  title?: string;
  url?: string;
  image_url?: string;
  price?: Money;
  list_price?: Money;
  sale?: SaleDocument;
  availability?: Availability;
  attributes: Record<string, AttributeValue>;
  sku?: string;
  gtin?: string;
  mpn?: string;
};

/** A product in wire names: what GET returns, and what a merge patch is applied to. */
export type ProductDocument = {
  product_id: string;
  title: string;
  description: string;
  url?: string;
  brand?: string;
  categories: string[];
  price?: Money;
  list_price?: Money;
  sale?: SaleDocument;
  availability: Availability;
  image_url?: string;
  image_urls?: string[];
  attributes: Record<string, AttributeValue>;
  variants: VariantDocument[];
  sku?: string;
  item_group_id?: string;
  gtin?: string;
  mpn?: string;
  rating?: { value: number; count: number };
  locale: string;
  created_at?: string;
  updated_at: string;
};

function withoutAbsent<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

function timeText(timeMs: number | undefined): string | undefined {
  return timeMs === undefined ? undefined : new Date(timeMs).toISOString();
}

function toSaleDocument(sale: Sale | undefined): SaleDocument | undefined {
  if (!sale) return undefined;
  const { price, startsAtMs, endsAtMs } = sale;
  return withoutAbsent({ price, starts_at: timeText(startsAtMs), ends_at: timeText(endsAtMs) });
}

function toVariantDocument(variant: Variant): VariantDocument {
  return withoutAbsent({
    variant_id: variant.variantId,
    title: variant.title,
    url: variant.url,
    image_url: variant.imageUrl,
    price: variant.price,
    list_price: variant.listPrice,
    sale: toSaleDocument(variant.sale),
    availability: variant.availability,
    attributes: variant.attributes,
    sku: variant.sku,
    gtin: variant.gtin,
    mpn: variant.mpn,
  });
}

/** Spells a product in wire names; absent fields are left out. */
export function toProductDocument(product: Product): ProductDocument {
  return withoutAbsent({
    product_id: product.productId,
    title: product.title,
    description: product.description,
    url: product.url,
    brand: product.brand,
    categories: product.categories,
    price: product.price,
    list_price: product.listPrice,
    sale: toSaleDocument(product.sale),
    availability: product.availability,
    image_url: product.imageUrl,
    image_urls: product.imageUrls,
    attributes: product.attributes,
    variants: product.variants.map(toVariantDocument),
    sku: product.sku,
    item_group_id: product.itemGroupId,
    gtin: product.gtin,
    mpn: product.mpn,
    rating: product.rating,
    locale: product.locale,
    created_at: timeText(product.createdAtMs),
    updated_at: new Date(product.updatedAtMs).toISOString(),
  });
}
