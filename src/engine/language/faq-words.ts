/** How a language asks for what shops state; the questions of FAQs are made of it. */
export type FaqWords = {
  /**
   * `@product = …` and `@<pattern or topic> = question; question` lines, then `concept = name, name | question; question` lines;
   * read by `faq/phrasebook.ts`.
   */
  phrasebook: string;
  /** Ends of yes/no labels that are qualities ("…proof"), so that one asks "is it" and not "does it have". */
  qualities?: RegExp;
  /**
   * Words by which a sentence of a text shows what it states, and the questions that it then answers, one cue a line: `topic prior
   * :: pattern :: question; question`; read by `faq/cue.ts`. Without them nothing is asked of texts.
   */
  cues?: string;
  /**
   * What a question calls a product by its title and the names of its categories, and whether that stands for many. Without it, or
   * where it gives nothing, the product is `@product`: most grammars need the gender of the name.
   */
  spokenName?: (
    title: string,
    categories: readonly string[],
  ) => { text: string; isPlural: boolean } | undefined;
  /** The name of a thing that one can have, with the article that such a question needs. */
  withIndefiniteArticle?: (noun: string) => string;
  /** Names of others' inventions keep their own spelling inside a question ("Wi-Fi"). */
  properNamesAreSpelled?: true;
  /** Adjectives stand before their noun, so that several words which end in a quality are one quality. */
  adjectivesPrecedeNouns?: true;
};
