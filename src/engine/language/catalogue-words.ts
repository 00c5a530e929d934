import type { CountId, MeasureId } from './concepts/attribute-concepts.ts';

/**
 * The words of attribute names and values, which catalogues mix: those of all languages are looked for at once, but for
 * `synonyms`. Lists are lower case without accents, separated by spaces, where nothing else is said.
 */
export type CatalogueWords = {
  /** Words for a measure in names of attributes and in queries. */
  quantities?: Readonly<Partial<Record<MeasureId, string>>>;
  /** Words for a counted thing, as catalogues and shoppers write them. */
  counted?: Readonly<Partial<Record<CountId, string>>>;
  /** In names of attributes: say that a number is not about the product itself. */
  notItself?: string;
  /** The same, unless what is measured is named: the torque asked for is the `max_torque` that is given. */
  utmost?: string;
  /** In names of attributes: say how many something is for. */
  howMany?: string;
  /** Ends compounds that say the same; a pattern. */
  countingEnding?: string;
  /** In names of yes/no attributes: only say that the thing is there. */
  presence?: string;
  /** Before a part that is there or not: "with battery". */
  beforeParts?: string;
  /** After a number that is no price. */
  notPrices?: string;
  /** Units as patterns, beside those of the text words. */
  unitWords?: string;
  /** Of whom or of which system a size is. */
  worn?: string;
  /** Sizes that fit all, separated by `|`. */
  oneSize?: string;
  /** Ages as values: between two, before the least, and what months begin with; patterns separated by `|`. */
  ages?: { to: string; from: string; month: string };
  sons?: string;
  daughters?: string;
  nor?: string;
  /** Openers of a refinement that only add a condition; with their accents. */
  joining?: string;
  /** After words for a low or high price: an order of the list is meant ("cheapest first"). */
  first?: string;
  /** Join the parts of a name; with their accents. */
  inNames?: string;
  /** Join two things in the name of a department. */
  and?: string;
  /** The same, where other languages have the word for something else. */
  ownAnd?: string;
  or?: string;
  /** In names of departments: what goes with things and is none of them; patterns separated by `|`, without accents. */
  besides?: string;
  /** Single words that shops use for the same thing: groups parted by `;`, words by spaces; with their accents. */
  synonyms?: string;
};
