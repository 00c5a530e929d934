import type { AttributeValue, Availability, Money, Product, Variant } from '../../engine/catalog/product.ts';

/** A variant in wire names. */
export type VariantDocument = {
  variant_id: string;
  title?: string;
  url?: string;
  image_url?: string;
  price?: Money;
  list_price?: Money;
  availability?: Availability;
  attributes: Record<string, AttributeValue>;
  gtin?: string;
  mpn?: string;
};

/** A product in wire names (contract §7): what GET returns, and what a merge patch is applied to. */
export type ProductDocument = {
  product_id: string;
  title: string;
  description: string;
  url?: string;
  brand?: string;
  categories: string[];
  price?: Money;
  list_price?: Money;
  availability: Availability;
  image_url?: string;
  attributes: Record<string, AttributeValue>;
  variants: VariantDocument[];
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

function toVariantDocument(variant: Variant): VariantDocument {
  return withoutAbsent({
    variant_id: variant.variantId,
    title: variant.title,
    url: variant.url,
    image_url: variant.imageUrl,
    price: variant.price,
    list_price: variant.listPrice,
    availability: variant.availability,
    attributes: variant.attributes,
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
    availability: product.availability,
    image_url: product.imageUrl,
    attributes: product.attributes,
    variants: product.variants.map(toVariantDocument),
    gtin: product.gtin,
    mpn: product.mpn,
    rating: product.rating,
    locale: product.locale,
    created_at: product.createdAtMs === undefined ? undefined : new Date(product.createdAtMs).toISOString(),
    updated_at: new Date(product.updatedAtMs).toISOString(),
  });
}
