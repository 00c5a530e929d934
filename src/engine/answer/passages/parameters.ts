/**
 * Constants of choosing sentences. Chosen by scans over the development half of a public passage set (12 languages)
 * and the demo shop's own question list (bench/calibration); docs/quality.md has the runs.
 */
export const passageParameters = {
  /** How many of the passages found are read sentence by sentence. */
  read: 4,
  /** BM25 over sentences. */
  k1: 0.3,
  b: 0.3,
  /** Occurrences that a word of the same family counts for where the word itself is missing. */
  kin: 0.4,
  /** Share of the passage's rank in the score of its sentences. */
  passage: 0.4,
  /** Credit, in idf, for a word that the nearest heading, or only a title or heading further up, holds. */
  nearestHeading: 0.5,
  furtherHeading: 0.1,
  /** Credit, in idf of the whole question, for a heading, or a title, that says the same as the question. */
  headingLikeness: 0.25,
  titleLikeness: 0.2,
  /** Credit, in idf of the whole question, for a heading that asks it in the same words (squared likeness). */
  sameQuestion: 1.5,
  /** Credit for the expected kind of answer. */
  type: 2.5,
  /** Share of the idf of words that only the sentence before has: after an opening pronoun, and otherwise. */
  leaning: 0.6,
  following: 0.2,
  /** Credit of the second sentence for each word of the question that the first lacks. */
  newWord: 2,
  /** Factors of the passage's rank. */
  rankHeading: 0.5,
  rankTitle: 0.8,
  rankQuestion: 1,
  /** Share of its weight that a heading keeps on a page about something else ("Returns" of the page on corporate orders). */
  rankRow: 0.85,
  rankAside: 0.6,
  /** What the beginning of a page gains where nothing but its topic is asked for ("What is your return policy?"). */
  rankOpening: 0.3,
};
