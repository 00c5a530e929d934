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

export type Variant = {
  variantId: string;
  title?: string;
  url?: string;
  imageUrl?: string;
  price?: Money;
  listPrice?: Money;
  availability?: Availability;
  attributes: Record<string, AttributeValue>;
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
  availability: Availability;
  imageUrl?: string;
  attributes: Record<string, AttributeValue>;
  variants: Variant[];
  gtin?: string;
  mpn?: string;
  rating?: { value: number; count: number };
  /** Epoch milliseconds at which the merchant first offered it: what "new" means. */
  createdAtMs?: number;
  /** Epoch milliseconds of the merchant's own last change. */
  updatedAtMs: number;
};

/** Whether it may be ordered (contract §6): all but what is known to be sold out or gone. */
export function isAvailable(availability: Availability): boolean {
  return availability !== 'out_of_stock' && availability !== 'discontinued';
}
