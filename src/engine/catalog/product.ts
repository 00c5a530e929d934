/** Money in integer minor units of an ISO 4217 currency. */
export type Money = { amount: number; currency: string };

export type Availability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | 'discontinued';

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

/** One catalogue record in one locale. An absent price means "price on request", never 0. */
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
  /** Epoch milliseconds of the merchant's own last change. */
  updatedAtMs: number;
};

/** Whether a shopper can order it now (contract §6: in_stock, preorder and backorder are). */
export function isAvailable(availability: Availability): boolean {
  return availability === 'in_stock' || availability === 'preorder' || availability === 'backorder';
}
