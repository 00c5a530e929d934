/** What holds for a field, whatever its column is called. */
type FieldConcept = {
  /** May be read from a column that another field has too: the handle of an export names the product and groups its rows. */
  mayShare?: true;
  /** Is looked for among the columns that others have left: the price itself is more than what it was. */
  isLate?: true;
};

/** What a column of a shop's export can mean. */
const fields = {
  product_id: {},
  native_id: {},
  sku: { mayShare: true },
  item_group_id: { mayShare: true },
  parent: {},
  children: {},
  kind: {},
  title: {},
  group_title: {},
  description: {},
  short_description: {},
  url: {},
  image_url: {},
  more_images: { mayShare: true },
  variant_image: {},
  brand: {},
  categories: {},
  more_categories: {},
  tags: {},
  price: {},
  sale_price: { isLate: true },
  sale_starts: {},
  sale_ends: {},
  sale_period: {},
  discount_percent: {},
  discount_amount: {},
  list_price: { isLate: true },
  currency: {},
  availability: {},
  in_stock: {},
  quantity: {},
  tracked: {},
  backorders: {},
  purchasable: {},
  gtin: {},
  mpn: {},
  rating: {},
  rating_count: {},
  locale: {},
  created_at: {},
  updated_at: {},
  expires_at: {},
  deleted: {},
  status: {},
  published: {},
  visibility: {},
  searchable: {},
  store_view: {},
  variant_id: { mayShare: true },
  more_attributes: {},
  options: {},
} as const satisfies Readonly<Record<string, FieldConcept>>;

export type ShopField = keyof typeof fields;

/** What is known of every field, in the order in which they are read. */
export const fieldConcepts: Readonly<Record<ShopField, FieldConcept>> = fields;

/** What a column of a shop's export can mean, in this order. */
export const shopFields = Object.keys(fields) as readonly ShopField[];
