import type { CountId, MeasureId } from './concepts/attribute-concepts.ts';

/** What can be more or less of a thing. */
export type ComparedId = MeasureId | CountId;

/** How a language names measures and what has the most of one. */
export type MeasureWords = {
  /** Words of the names of attributes, separated by spaces, lower case without accents. */
  names: Readonly<Partial<Record<ComparedId, string>>>;
  /**
   * `wordings = measures;`: a comma between wordings; of the measures the first that a catalogue has is meant, `+` for the most and
   * `-` for the least; `bigness` stands for all that it may be measured by. A `~` stands for each of `endings`.
   */
  superlatives: string;
  endings?: readonly string[];
  /** What stands before a wording that ends with `~`, and the ending that it then has. */
  adverb?: readonly [before: string, ending: string];
  /** What makes a comparative of a folded superlative: a pattern and what replaces it. Left out where both are one word. */
  comparative?: readonly [RegExp, string];
};
