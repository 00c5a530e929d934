import type { Product } from '../../src/engine/catalog/product.ts';

/** A product as one line of an import file. */
export function wireProductLine(product: Product, domain: string): string {
  const {
    productId,
    title,
    description,
    brand,
    categories,
    price,
    availability,
    attributes,
    gtin,
    mpn,
    locale,
  } = product;
  // Names beyond the limit would be refused; the shop's own exporter would shorten them too.
  const kept = Object.entries(attributes)
    .slice(0, 200)
    .map(([name, value]) => [name.slice(0, 80), typeof value === 'string' ? value.slice(0, 2_000) : value]);
  return JSON.stringify({
    product_id: productId,
    title: title.slice(0, 500),
    description: description.slice(0, 50_000),
    url: `https://${domain}/p/${encodeURIComponent(productId)}`,
    ...(brand === undefined ? {} : { brand }),
    categories,
    ...(price ? { price } : {}),
    availability,
    attributes: Object.fromEntries(kept),
    ...(gtin === undefined ? {} : { gtin }),
    ...(mpn === undefined ? {} : { mpn }),
    locale,
  });
}
