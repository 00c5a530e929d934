import type { Dimension } from './dimension.ts';

/** What holds for something that shops state about products, whatever the language; what is left out does not hold. */
export type AttributeRow = {
  /** What its amounts measure. */
  dimension?: Dimension;
  /** What they may be given in besides. */
  otherDimension?: Dimension;
  /** The unit that shops give it in when they give none; without one, bare numbers are not compared. */
  bareUnit?: string;
  /** The unit of a column that tells it without any word of the column's name; a merchant's own after `~`. */
  toldBy?: string;
  /** Bigness is measured by it: the first that a catalogue has, in this order. */
  bigness?: number;
  /** Shoppers name its values without naming it: search reads them as conditions of this slot. */
  valueClass?: string;
  /** Its class is known by the first or last word of a longer name: "cable colour". */
  isNamedInPart?: true;
  /** Questions of one topic stand apart on a page; without one it is a topic of its own. */
  topic?: string;
  /** How much it matters when somebody thinks of buying, 0 to 1; given with the topic. */
  prior?: number;
  /** Characters that a value may have and still answer a question, where that is more than for others: it is a list. */
  longest?: number;
  /** How one asks for it where a product can be had in several, and how much that matters. */
  option?: { pattern: 'sizes' | 'colors'; prior: number };
  /** Said by feeds of everything; a no tells something only of what runs on electricity. */
  isOfElectric?: true;
  /** A 1 says nothing. */
  isIdleAtOne?: true;
};
