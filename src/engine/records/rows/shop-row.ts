import type { Availability, Money, Sale } from '../../catalog/product.ts';
import type { DecimalMark } from '../cells/parse-price.ts';
import type { CellNote, LeftOut } from '../source-record.ts';

/** A row read as far as it goes alone; which rows are variants of one product is decided by what else the table holds. */
export type ShopRow = {
  line: number;
  id: string | undefined;
  sku: string | undefined;
  /** The product it is a form of, as the row names it: an id, or the parent's SKU. */
  group: string | undefined;
  variantId: string | undefined;
  deleted: boolean;
  /** The shop does not sell it: a draft, archived, unpublished, expired. */
  leftOut: LeftOut | undefined;
  /** The shop does not list it by itself; as a variant it may be sold all the same. */
  isHidden: boolean;
  /** Only further pictures or settings of the product before it. */
  saysNothing: boolean;
  title: string | undefined;
  groupTitle: string | undefined;
  description: string | undefined;
  url: string | undefined;
  images: readonly string[];
  /** The picture of this form alone. */
  variantImage: string | undefined;
  brand: string | undefined;
  categories: readonly string[];
  tags: readonly string[];
  price: Money | undefined;
  sale: Sale | undefined;
  listPrice: Money | undefined;
  availability: Availability | undefined;
  gtin: string | undefined;
  mpn: string | undefined;
  rating: { value: number; count: number } | undefined;
  locale: string | undefined;
  createdAt: string | undefined;
  updatedAt: string | undefined;
  attributes: Record<string, string | number | boolean | string[]>;
  /** What the variant is chosen by. */
  options: Record<string, string | number | boolean | string[]>;
  notes: readonly CellNote[];
};

/** What reading rows depends on besides the columns. */
export type RowSettings = {
  ownCurrency: string;
  nowMs: number;
  decimalMark?: DecimalMark | undefined;
  /** Where the shop lies, for addresses that begin at its root. */
  origin?: string | undefined;
  /** The address of a product's page, with column names in braces: `https://shop.example/products/{handle}`. */
  urlPattern?: string | undefined;
};

/** What rows before the current one said: exports name a product's options and id in its first row only. */
export type RowMemory = {
  optionNames: Map<string, string>;
  productId: string | undefined;
  /** How the stock of the product and its variants is counted. */
  tracked: string | undefined;
};

/** Nothing said yet. */
export function emptyRowMemory(): RowMemory {
  return { optionNames: new Map(), productId: undefined, tracked: undefined };
}
