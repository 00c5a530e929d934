/**
 * What shops' pages show in a language: labels, buttons and headings around a product, questions, how a shop is reached.
 *
 * Patterns separated by `|`. They are tried on single short lines, so they name what is said and not how sentences are built; those
 * of all languages are tried at once, since a page may not say which it is in.
 */
export type PageWords = {
  /** Heads of lists of other products. */
  otherProducts?: string;
  /** Buttons that put the thing into a basket or buy it. */
  buying?: string;
  /** Buttons of a thing that can be ordered before it is there, and of one that is not there. */
  preordering?: string;
  notifying?: string;
  /** Before an amount that is no longer asked, or that somebody else asks; where words are not spaced, apart. */
  oldPrice?: string;
  oldPriceUnspaced?: string;
  /** Beside an amount that is not the price of the thing: savings, delivery, instalments, taxes, points, quantities. */
  otherAmount?: string;
  otherAmountUnspaced?: string;
  /** Right after such an amount: behind a slash, and as words. */
  perUnit?: string;
  amountAfter?: string;
  /** Before an amount that is what one pays today, and the verb that may follow. */
  currentPrice?: string;
  currentPriceUnspaced?: string;
  priceVerb?: string;
  /** Names of elements that hold a price, a stock, a number that the shop knows the thing by, an old price, other products. */
  priceNames?: string;
  stockNames?: string;
  skuNames?: string;
  oldPriceNames?: string;
  otherProductNames?: string;
  /** Names of elements that hold the pictures of the thing. */
  galleryNames?: string;
  /** Before the upper end of a range of prices. */
  upTo?: string;
  /** Labels of the number that the shop knows the thing by, with how sure they are: 0 is the surest. */
  skuLabels?: readonly (readonly [rank: number, pattern: string])[];
  /** Stands where there is no such number. */
  none?: string;
  /** Before what is said of stock. */
  stockLabel?: string;
  /** What lines say of stock. */
  stock?: Readonly<Partial<Record<'preorder' | 'backorder' | 'out_of_stock' | 'in_stock', string>>>;
  /** Begin a question in a list of questions. */
  questions?: string;
  /** Before a phone number. */
  phone?: string;
  /** Begin a line of opening hours; between two times, and behind one. */
  hours?: string;
  hoursTo?: string;
  clock?: string;
  /** Folders of pictures that only say the size. */
  imageSizes?: string;
  /** Steps of an address that do something, or belong to one visitor. */
  notVisited?: string;
  /** Steps that lead to pages without end, by date. */
  calendars?: string;
};
