import type { Product, Variant } from '../../../engine/catalog/product.ts';

function sharedVariant(own: Variant, source: Variant): Variant {
  return {
    variantId: own.variantId,
    title: own.title,
    url: own.url,
    imageUrl: source.imageUrl,
    price: source.price,
    listPrice: source.listPrice,
    sale: source.sale,
    availability: source.availability,
    sku: source.sku,
    attributes: own.attributes,
    gtin: source.gtin,
    mpn: source.mpn,
  };
}

/**
 * `own` with everything that all locales of a product share taken from `source`: prices, stock, images,
 * rating and identifiers, of the product and of the variants both have. Texts, addresses and attributes stay its own.
 */
export function withSharedFields(own: Product, source: Omit<Product, 'locale' | 'updatedAtMs'>): Product {
  const variants = new Map(source.variants.map((variant) => [variant.variantId, variant]));
  return {
    ...own,
    price: source.price,
    listPrice: source.listPrice,
    sale: source.sale,
    availability: source.availability,
    imageUrl: source.imageUrl,
    imageUrls: source.imageUrls,
    sku: source.sku,
    itemGroupId: source.itemGroupId,
    gtin: source.gtin,
    mpn: source.mpn,
    rating: source.rating,
    variants: own.variants.map((variant) => {
      const other = variants.get(variant.variantId);
      return other ? sharedVariant(variant, other) : variant;
    }),
  };
}
