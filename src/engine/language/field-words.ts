/**
 * What shops write into the fields and texts of products, as far as questions are made of them; patterns separated by `|` where
 * nothing else is said, those of all languages looked for at once.
 */
export type FieldWords = {
  /** Whole values. */
  yes?: string;
  no?: string;
  /** Whole values that say nothing. */
  empty?: string;
  /** Names of options that are sizes and colours, and what such a name holds where that is less than the name. */
  size?: string;
  sizePart?: string;
  color?: string;
  /** Ends the name of an attribute that says that a part comes with the product. */
  included?: string;
  /** Shows that a product runs on electricity. */
  electric?: string;
  /** Says what is so only today: stock, sales, delivery for nothing. */
  passing?: string;
  /** Last words of attribute names that are units: `word=sign`, separated by spaces. */
  units?: string;
  /** Words of attribute names that say nothing of what they mean, separated by spaces. */
  emptyNames?: string;
  /** Words of attribute names that speak of the feed and not of the product, separated by spaces. */
  notLabels?: string;
};
