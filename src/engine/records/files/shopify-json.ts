import { isJsonObject, type JsonObject, jsonObjects } from '../../text/values/json-value.ts';

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join(', ');
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
}

/** Whether a record is a product as Shopify's `products.json` and Admin API have them: with options in its variants. */
export function isShopifyProduct(value: JsonObject): boolean {
  return (
    typeof value['handle'] === 'string' &&
    Array.isArray(value['variants']) &&
    jsonObjects(value['variants']).some((variant) => 'option1' in variant || 'price' in variant)
  );
}

/** Whether it may be bought, as the storefront says it. */
function stockOf(variant: JsonObject): Record<string, string> {
  const stock: Record<string, string> = {};
  if (typeof variant['available'] === 'boolean') stock['In Stock'] = String(variant['available']);
  if ('inventory_quantity' in variant) stock['Variant Inventory Qty'] = text(variant['inventory_quantity']);
  if ('inventory_management' in variant)
    stock['Variant Inventory Tracker'] = text(variant['inventory_management']);
  else if (typeof variant['inventory_quantity'] === 'number') stock['Variant Inventory Tracker'] = 'shopify';
  if ('inventory_policy' in variant) stock['Variant Inventory Policy'] = text(variant['inventory_policy']);
  return stock;
}

/**
 * A product of Shopify's `products.json` as the rows that its CSV export has for it: one per variant, then one per further
 * picture. `published_at: null` is unpublished.
 */
export function shopifyRows(product: JsonObject): Record<string, string>[] {
  const options = jsonObjects(product['options']).map(({ name }) => text(name));
  const images = jsonObjects(product['images']);
  const imageOf = (id: unknown) =>
    images.find((image) => image['id'] === id && id !== undefined && id !== null);
  const common: Record<string, string> = {
    Title: text(product['title']),
    'Body (HTML)': text(product['body_html'] ?? product['description']),
    Vendor: text(product['vendor']),
    Type: text(product['product_type'] ?? product['type']),
    Tags: text(product['tags']),
    Status: text(product['status']),
    Published: 'published_at' in product ? String(product['published_at'] !== null) : '',
    'Created At': text(product['created_at'] ?? product['published_at']),
  };
  const rows = jsonObjects(product['variants']).map((variant, i): Record<string, string> => {
    const row: Record<string, string> = {
      Handle: text(product['handle']),
      ...(i === 0 ? common : {}),
      'Variant SKU': text(variant['sku']),
      'Variant Price': text(variant['price']),
      'Variant Compare At Price': text(variant['compare_at_price']),
      'Variant Barcode': text(variant['barcode']),
      ...stockOf(variant),
    };
    options.forEach((name, at) => {
      row[`Option${at + 1} Name`] = name;
      row[`Option${at + 1} Value`] = text(variant[`option${at + 1}`]);
    });
    const image = isJsonObject(variant['featured_image'])
      ? variant['featured_image']
      : imageOf(variant['image_id']);
    if (image) row['Variant Image'] = text(image['src']);
    return row;
  });
  const pictures = images.length > 0 ? images : isJsonObject(product['image']) ? [product['image']] : [];
  pictures.forEach((image, i) => {
    const row = rows[i] ?? { Handle: text(product['handle']) };
    row['Image Src'] = text(image['src']);
    rows[i] = row;
  });
  return rows;
}
