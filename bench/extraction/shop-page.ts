/** What a reader of the page would write down; `null` where the page does not say it. */
export type ExpectedProduct = {
  name: string;
  /** Decimal text of what one pays now, the lowest of a "from" price. */
  price: string | null;
  currency: string | null;
  availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | null;
  sku: string | null;
  /** File names of the product's own pictures, without size suffixes and queries. */
  images: readonly string[];
};

/** One page in the manner of a shop system; without `expected` it is a page that sells no single product. */
export type ShopPage = {
  /** Template it was written after, `shopify-dawn`. */
  system: string;
  url: string;
  html: string;
  expected: ExpectedProduct | undefined;
};

/** Joins the pieces of a template that are there. */
export function join(...pieces: readonly (string | false | undefined)[]): string {
  return pieces.filter((piece) => piece !== undefined && piece !== false).join('\n');
}
