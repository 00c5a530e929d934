/** The small words of a language, by which any text of it is cut into words, numbers and sentences. */
export type TextWords = {
  /** Function words, separated by white space. */
  stopWords?: string;
  /** A short message is told to be of this language by its stop words; left out where they are words of other languages too. */
  toldByStopWords?: true;
  /** A full stop does not end a sentence after these; lower case without the last stop, separated by spaces. */
  abbreviations?: string;
  /** The abbreviation of "and so on", which does end a sentence where another begins. */
  andSoOn?: string;
  /** Names of units: `id=word|word;`; a `~` marks words that must touch the number, being common words too. */
  units?: string;
  /** Names of things that end compounds in shops, singular and plural: what a "Regenjacke" is. */
  heads?: string;
  /** Between the two ends of a range: "2 to 4"; separated by `|`. */
  to?: string;
  /** Before the end of a range of numbers or times, and between its two ends; patterns separated by `|`, of all languages together. */
  until?: string;
  rangeAnd?: string;
  /** Between the parts of one quantity: "2 lb and 3 oz". */
  and?: string;
  /** How letters with marks are typed without them: `ae=ä`, separated by spaces. */
  digraphs?: string;
  /** Keys of the Latin layout, and what the same keys type in the layout of this language. */
  keyboard?: readonly [latin: string, own: string];
  /** What goes before a name or an order of the shopper's own, separated by `|`. */
  personal?: string;
  /** Nouns have a capital wherever they stand, which tells them from verbs and adjectives. */
  nounsAreCapitalised?: true;
  /** Noun phrases begin with the thing and go on with what tells it apart (`housse d'ordinateur`); elsewhere they end with it. */
  headComesFirst?: true;
  /** Words are written together from several (`Regenjacke`). */
  isCompounding?: true;
  /** One consonant may be a word (`d'eau`); elsewhere it is a unit or part of a name. */
  consonantsAreWords?: true;
  /** The locale whose rules make lower case, where I is not the capital of i: `toLowerCase` knows none. */
  lowerCaseLocale?: string;
  /** Shoppers leave apostrophes out, so that phrases are compared without ("dont"); elsewhere one parts two words. */
  apostrophesAreDropped?: true;
  /** An apostrophe parts a name from its endings, which belong to no stem. */
  apostropheBeforeSuffixes?: true;
  /** What an apostrophe follows where words are elided before a vowel, a word of its own each in queries; a pattern. */
  elisions?: string;
  /** Words take several endings one after the other, so that what the stemmer leaves is cut too. */
  stemsAreTruncated?: true;
  /** Stems begin with the letter that the word begins with; elsewhere they lose prefixes, accents or the dot of an i. */
  stemsKeepFirstLetter?: true;
  /** Short words that are written onto the one behind them. */
  proclitics?: Proclitics;
  /** `Intl.Segmenter` has rules for its sentences that others do not share: a mark of its own ends questions. */
  hasOwnSentenceMarks?: true;
};

/** The words that are written onto others, which only a vocabulary can tell from the letters of a word. */
export type Proclitics = {
  /** A normal word without those that it may begin with; `undefined` where there are none. */
  without: (word: string) => string | undefined;
  /** Written onto words too: one that is known with it is known. */
  article: string;
};
