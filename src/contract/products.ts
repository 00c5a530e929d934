import {
  AvailabilityStatus,
  Locale,
  Money,
  nullable,
  ProductId,
  Rating,
  Time,
  Url,
  VariantId,
} from './fields.ts';
import { listPageOf, listParameters } from './lists.ts';
import { Type } from './type.ts';

const text = Type.String({ maxLength: 2_000 });
const AttributeValue = Type.Union([text, Type.Number(), Type.Boolean(), Type.Array(text, { maxItems: 50 })]);
const Attributes = Type.Record(Type.String(), AttributeValue, {
  maxProperties: 200,
  propertyNames: { maxLength: 80 },
});

const title = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const code = Type.String({ maxLength: 500 });

const Sale = Type.Object(
  {
    price: Money,
    starts_at: Type.Optional(Time),
    ends_at: Type.Optional(Time),
  },
  {
    title: 'Sale',
    description:
      'A reduced price. Between its dates, by the server’s clock, it is the price, and the price is the list price.',
  },
);
const ImageUrls = Type.Array(Url, {
  maxItems: 20,
  description: 'All pictures; the first is the one of `image_url`.',
});

/** One form a product is sold in. */
export const Variant = Type.Object(
  {
    variant_id: VariantId,
    title: Type.Optional(Type.String({ maxLength: 500 })),
    url: Type.Optional(Url),
    image_url: Type.Optional(Url),
    price: Type.Optional(Money),
    list_price: Type.Optional(Money),
    sale: Type.Optional(Sale),
    availability: Type.Optional(AvailabilityStatus),
    attributes: Type.Optional(Attributes),
    sku: Type.Optional(code),
    gtin: Type.Optional(code),
    mpn: Type.Optional(code),
  },
  { title: 'Variant' },
);

const optionalMembers = {
  description: Type.String({ maxLength: 50_000, description: 'HTML is reduced to its visible text.' }),
  url: Url,
  brand: Type.String({ maxLength: 200 }),
  categories: Type.Array(Type.String({ maxLength: 300 }), {
    maxItems: 20,
    description: 'Paths such as "A > B".',
  }),
  price: Money,
  list_price: Money,
  sale: Sale,
  availability: AvailabilityStatus,
  image_url: Url,
  image_urls: ImageUrls,
  attributes: Attributes,
  variants: Type.Array(Variant, { maxItems: 500 }),
  sku: code,
  item_group_id: code,
  gtin: code,
  mpn: code,
  rating: Rating,
  created_at: { ...Time, description: 'When it was first offered: what "new" means.' },
  updated_at: Time,
};

const o = optionalMembers;

/** A catalogue record in one locale. An absent price means "price on request", never 0. */
export const Product = Type.Object(
  {
    product_id: ProductId,
    title,
    description: Type.Optional(o.description),
    url: Type.Optional(o.url),
    brand: Type.Optional(o.brand),
    categories: Type.Optional(o.categories),
    price: Type.Optional(o.price),
    list_price: Type.Optional(o.list_price),
    sale: Type.Optional(o.sale),
    availability: Type.Optional({ ...o.availability, default: 'unknown' }),
    image_url: Type.Optional(o.image_url),
    image_urls: Type.Optional(o.image_urls),
    attributes: Type.Optional(o.attributes),
    variants: Type.Optional(o.variants),
    sku: Type.Optional(o.sku),
    item_group_id: Type.Optional(o.item_group_id),
    gtin: Type.Optional(o.gtin),
    mpn: Type.Optional(o.mpn),
    rating: Type.Optional(o.rating),
    locale: Type.Optional({ ...Locale, description: 'Default: the company’s.' }),
    created_at: Type.Optional(o.created_at),
    updated_at: Type.Optional(o.updated_at),
    deleted: Type.Optional(Type.Boolean({ description: 'true in a bulk request: removes this id.' })),
  },
  {
    title: 'Product',
    examples: [
      {
        product_id: 'NP-1042',
        title: 'Trailhead 2 Hiking Boot',
        description: 'Mid-cut boot with a seam-sealed waterproof membrane.',
        url: 'https://northpeak.example/p/trailhead-2',
        brand: 'Northpeak',
        categories: ['Footwear > Hiking boots'],
        price: { amount: 13_900, currency: 'USD' },
        list_price: { amount: 15_900, currency: 'USD' },
        availability: 'in_stock',
        image_url: 'https://northpeak.example/i/np-1042.jpg',
        attributes: { waterproof: true, weight_g: 540, color: ['moss', 'slate'] },
        variants: [
          {
            variant_id: 'NP-1042-42',
            title: 'EU 42',
            price: { amount: 13_900, currency: 'USD' },
            availability: 'out_of_stock',
            attributes: { size: '42' },
          },
        ],
        gtin: '04012345678901',
        mpn: 'TH2-M',
        rating: { value: 4.6, count: 212 },
        locale: 'en',
        updated_at: '2026-11-21T08:00:00Z',
      },
    ],
  },
);

/** JSON Merge Patch (RFC 7396): members given replace, `null` removes, `attributes` are merged name by name. */
export const ProductPatch = Type.Object(
  {
    title: Type.Optional(title),
    description: Type.Optional(nullable(o.description)),
    url: Type.Optional(nullable(o.url)),
    brand: Type.Optional(nullable(o.brand)),
    categories: Type.Optional(nullable(o.categories)),
    price: Type.Optional(nullable(o.price)),
    list_price: Type.Optional(nullable(o.list_price)),
    sale: Type.Optional(nullable(o.sale)),
    availability: Type.Optional(nullable(o.availability)),
    image_url: Type.Optional(nullable(o.image_url)),
    image_urls: Type.Optional(nullable(o.image_urls)),
    attributes: Type.Optional(
      nullable(Type.Record(Type.String(), nullable(AttributeValue), { propertyNames: { maxLength: 80 } })),
    ),
    variants: Type.Optional(nullable(o.variants)),
    sku: Type.Optional(nullable(o.sku)),
    item_group_id: Type.Optional(nullable(o.item_group_id)),
    gtin: Type.Optional(nullable(o.gtin)),
    mpn: Type.Optional(nullable(o.mpn)),
    rating: Type.Optional(nullable(o.rating)),
    locale: Type.Optional(Locale),
    created_at: Type.Optional(nullable(o.created_at)),
    updated_at: Type.Optional(o.updated_at),
  },
  {
    title: 'ProductPatch',
    examples: [{ price: { amount: 12_900, currency: 'USD' }, availability: 'in_stock' }],
  },
);

/** A product as it is read: what was stored, its fact sheet (the text answers cite) and that text's hash. */
export const StoredProduct = Type.Object(
  {
    product_id: ProductId,
    title: Type.String(),
    description: Type.Optional(Type.String()),
    url: Type.Optional(Type.String()),
    brand: Type.Optional(Type.String()),
    categories: Type.Optional(Type.Array(Type.String())),
    price: Type.Optional(Money),
    list_price: Type.Optional(Money),
    sale: Type.Optional(Sale),
    availability: AvailabilityStatus,
    image_url: Type.Optional(Type.String()),
    image_urls: Type.Optional(Type.Array(Type.String())),
    attributes: Type.Optional(Type.Record(Type.String(), AttributeValue)),
    variants: Type.Optional(Type.Array(Variant)),
    sku: Type.Optional(Type.String()),
    item_group_id: Type.Optional(Type.String()),
    gtin: Type.Optional(Type.String()),
    mpn: Type.Optional(Type.String()),
    rating: Type.Optional(Rating),
    locale: Type.String(),
    created_at: Type.Optional(Time),
    updated_at: Time,
    fact_sheet: Type.Optional(Type.String()),
    hash: Type.Optional(Type.String()),
  },
  { title: 'StoredProduct' },
);

export const ProductsBody = Type.Object(
  { products: Type.Array(Product, { maxItems: 10_000 }) },
  { title: 'ProductsBody' },
);

export const ProductPatchItem = Type.Object(
  { product_id: ProductId, ...ProductPatch.properties },
  { title: 'ProductPatchItem' },
);

export const ProductPatchesBody = Type.Object(
  { products: Type.Array(ProductPatchItem, { maxItems: 10_000 }) },
  { title: 'ProductPatchesBody' },
);

export const ProductParams = Type.Object({ product_id: ProductId });

export const ProductQuery = Type.Object({
  locale: Type.Optional(Locale),
  hash: Type.Optional(
    Type.String({ pattern: '^sha256:[0-9a-f]{64}$', description: 'An older version that an answer cited.' }),
  ),
});

export const ProductDeleteQuery = Type.Object({ locale: Type.Optional(Locale) });

export const ProductsQuery = Type.Object({ locale: Type.Optional(Locale), ...listParameters });

export const ProductList = listPageOf(StoredProduct);
