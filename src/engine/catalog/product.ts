/** Money in integer minor units of an ISO 4217 currency. */
export type Money = { amount: number; currency: string };

export type Availability =
  | 'in_stock'
  | 'out_of_stock'
  | 'preorder'
  | 'backorder'
  | 'discontinued'
  | 'unknown';

export type AttributeValue = string | number | boolean | string[];

/** A reduced price and when it is in force (epoch milliseconds, both ends included); without a bound it has none. */
export type Sale = { price: Money; startsAtMs?: number; endsAtMs?: number };

export type Variant = {
  variantId: string;
  title?: string;
  url?: string;
  imageUrl?: string;
  price?: Money;
  listPrice?: Money;
  sale?: Sale;
  availability?: Availability;
  attributes: Record<string, AttributeValue>;
  sku?: string;
  gtin?: string;
  mpn?: string;
};

/** One catalogue record in one locale. An absent price is not stated: nothing is said about it. */
export type Product = {
  productId: string;
  locale: string;
  title: string;
  description: string;
  url?: string;
  brand?: string;
  categories: string[];
  price?: Money;
  listPrice?: Money;
  sale?: Sale;
  availability: Availability;
  imageUrl?: string;
  /** All pictures, `imageUrl` first. */
  imageUrls?: string[];
  attributes: Record<string, AttributeValue>;
  variants: Variant[];
  sku?: string;
  /** What the merchant's other systems call the product and its kin. */
  itemGroupId?: string;
  gtin?: string;
  mpn?: string;
  rating?: { value: number; count: number };
  /** Epoch milliseconds at which the merchant first offered it: what "new" means. */
  createdAtMs?: number;
  /** Epoch milliseconds of the merchant's own last change. */
  updatedAtMs: number;
};

/** Whether it may be ordered: all but what is known to be sold out or gone. */
export function isAvailable(availability: Availability): boolean {
  return availability !== 'out_of_stock' && availability !== 'discontinued';
}
