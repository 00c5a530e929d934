import type { ShopField } from './concepts/shop-fields.ts';

/** A field of a table of texts: of questions and answers, of pages. */
export type TextField = 'document_id' | 'title' | 'content' | 'url' | 'locale' | 'trust' | 'content_type';

/**
 * What shops write into the tables that their systems export: names of columns and what stands in the cells. Exports mix languages, so
 * those of all are looked for at once. Patterns are separated by `|`, words by spaces, all in lower case.
 */
export type ColumnWords = {
  /**
   * Names of columns as `columnKey` spells them, the surest first. A number is the place of the name behind it among those of all
   * languages, from 0.
   */
  names?: Readonly<Partial<Record<ShopField, string>>>;
  /** Patterns in a name that is none of these: such a column is looked at for what it holds. */
  likeNames?: Readonly<Partial<Record<ShopField, string>>>;
  /** Patterns in names of prices: of what is to be paid today, and of others. */
  paidPrice?: string;
  otherPrice?: string;
  /** Names of columns of tables of texts, the surest first. */
  texts?: Readonly<Partial<Record<TextField, string>>>;
  /** Elements of feeds that are one record each; words. */
  records?: string;
  /** Names of attributes that variants are usually chosen by; patterns of the whole name. */
  options?: string;
  /** Ends of names of attributes whose numbers are names: a size 42 is not 42 of anything. Patterns. */
  nominal?: string;
  /** Whole cells; words. Only a switch is on or off. */
  yes?: string;
  no?: string;
  on?: string;
  off?: string;
  /** Patterns of what a cell says of stock. */
  stock?: Readonly<
    Partial<Record<'discontinued' | 'preorder' | 'backorder' | 'out_of_stock' | 'in_stock', string>>
  >;
  /** Whole cells: that stock is not counted, and that more is sold than there is; patterns. */
  uncounted?: string;
  soldBeyond?: string;
  /** Whole cells that say why a thing is not sold; patterns. */
  status?: Readonly<Partial<Record<'draft' | 'archived' | 'hidden' | 'unpublished', string>>>;
  /** Whole names of what begins a trail of categories without being one; beginnings of names of what holds all categories. Patterns. */
  startPage?: string;
  rootCategory?: string;
};
