/** How a language spells numbers up to the thousands; words separated by spaces. */
export type SpelledNumbers = {
  /** Zero to nineteen. */
  ones: string;
  /** Twenty to ninety. */
  tens: string;
  /** `word=value`. */
  others?: string;
  /** Words inside a number: `a hundred and fifty`. */
  and: string;
  /** `a` of `a hundred`. */
  leading?: string;
  /** Words for one that are articles too: numbers only before a unit. */
  articles: string;
  /** The article is one only after a bound: "over a metre", but a cup holder and a pair of socks. */
  boundArticles?: boolean;
  /** What joins the two numbers of a range. */
  joins: string;
  minus: string;
  /** `and a half`, separated by commas. */
  halves: string;
  /** What any of the halves holds. */
  half: string;
  /** Eighty is four twenties, seventy sixty-ten. */
  byTwenties?: boolean;
  /** Reads numbers written in one word, given the values of single words. */
  compound?: (values: ReadonlyMap<string, number>) => (word: string) => number | undefined;
};
