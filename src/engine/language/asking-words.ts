/**
 * The words by which a language shows what a question is about. Entries are phrases in lower case separated by `|`;
 * a `*` at an end stands for any letters there (inflection).
 */
export type Lexicon = {
  greeting: string;
  thanks: string;
  /** "Ok", "never mind": by itself it ends a talk, with more behind it it begins what follows. */
  acknowledged?: string;
  bye: string;
  /** "What do you sell?", and what may stand beside it: "here", "exactly". */
  range: string;
  rangeBeside?: string;
  /** "What can you do?" */
  capabilities: string;
  /** Wants a person. */
  human: string;
  /** Asks about an order already placed. */
  order: string;
  price: string;
  stock: string;
  /** Asks whether it exists in a size, colour or model. Read only as words that the language has. */
  variant: string;
  /** Shop topics: delivery, returns, payment, warranty, privacy, stores. */
  policy: string;
  compare: string;
  /** Wants to be shown products. */
  search: string;
  pronouns: string;
  /** Openers of an incomplete question: "and", "what about". */
  ellipsis: string;
  /** First, second, third, fourth and last: read only as words that the language has. */
  ordinals?: string;
  /** Any word that makes it a question. */
  question: string;
  /** Openers of questions that want a yes or a no. */
  yesNo: string;
  when: string;
  where: string;
  who: string;
  howMany: string;
  negation: string;
};

/** How a language uses words that may or may not stand for something said; forms in lower case, separated by spaces. */
export type PronounUse = {
  /** Articles where a noun follows. */
  articles?: string;
  /** Relative pronouns after a comma, or after the word they belong to. */
  relative?: string;
  /** Followed by a noun they point with it ("this coalition"), which the question may well mean by itself. */
  demonstrative?: string;
  /** As they are written where they address the shop, inside a sentence: German "Sie". */
  address?: string;
  /** Phrases in which they stand for nothing, separated by `|`. */
  idle?: string;
  /** A relative clause may follow its noun without a comma. */
  relativeWithoutComma?: true;
  /** Adjectives behind the verb look like those before a noun, so that a single word behind a pronoun may be the predicate. */
  soleWordIsPredicate?: true;
};

/** The lists of phrases, separated by `|` as in a lexicon, that a language may lack. */
export type PhraseLists = {
  /** Asks for a reason. */
  why?: string;
  /** Anger at the assistant or the shop. */
  complaint?: string;
  /** Wants to know how the shop is reached. */
  reaching?: string;
  /** Want to know that too where they are all that is said: "phone", "your email". */
  contact?: string;
  /** Compares by price, where the price words do not say it. */
  cheaper?: string;
  /** Only ask ("how long", "what kind"): after the answer's kind has been read from them they match nothing. */
  asking?: string;
};

/** The lists of words in lower case, separated by white space, that a language may lack. */
export type WordLists = {
  /** Stand for anything ("much", "thing"): they match nothing in particular. */
  placeholders?: string;
  /**
   * Tell a story around a question ("I bought them three weeks ago and still …") or stand in any. A shop's few pages
   * hardly hold them, which would make them look rare and telling.
   */
  everyday?: string;
};

/**
 * What a sentence holds that answers a question for a time, a number or an amount of money; patterns separated by `|`, those of all
 * languages looked for at once, since a quotation may be in another language than the question.
 */
export type AnswerSigns = {
  /** Behind a number. */
  time?: string;
  /** Behind the hour of a time of day. */
  clock?: string;
  /** Without any number too. */
  timeAlone?: string;
  /** Numbers as words; letters that are digits, one behind the other. */
  number?: string;
  numeral?: string;
  /** That nothing has to be paid: as a whole word, and as any letters of one. */
  moneyWord?: string;
  money?: string;
};

/** All words of one language by which answering reads questions and pages. */
export type AskingWords = PhraseLists &
  WordLists & {
    shows: Lexicon;
    /** Yes-or-no questions are marked at their end or inside: `yesNo` counts wherever it stands. */
    yesNoInside?: true;
    /** Words change their endings so much that `everyday` holds one form of many. */
    inflected?: true;
    /** Say which kind of thing would answer; phrases as in a lexicon. */
    asksFor: { money: string; phone: string; email: string; hours: string };
    holds?: AnswerSigns;
    pronounUse?: PronounUse;
    /** Single words that shoppers and shops use for the same thing: one group per line, words separated by commas. */
    synonyms?: string;
    /**
     * What shops state about products, one attribute per line: `id = name, name | label`. The first name is the canonical
     * one; the ids are the same in all languages.
     */
    attributes: string;
  };
