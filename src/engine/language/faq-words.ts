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
};
