/**
 * The words by which a language denies, limits and promises. Entries are phrases in lower case with straight apostrophes,
 * separated by `|`; a `*` stands for any letters (inflection). A list may be left out: that check then rests on what needs no words.
 */
export type GateWords = {
  /** Deny the clause they stand in. */
  negators?: string;
  /** Deny only the words right after them: "without sugar". */
  privatives?: string;
  /** Ends of words that deny their beginning, without star: "sugar-free" → `-free`. */
  privativeEndings?: string;
  /** A reply's first word. */
  yes?: string;
  no?: string;
  /** Words that say a thing and words that say its contrary, each pair one thing. */
  opposites?: readonly (readonly [plus: string, minus: string])[];
  /** The same of words that say when, where or in which state: their contrary does not deny the clause. */
  modifiers?: readonly (readonly [plus: string, minus: string])[];
  /** Bounds before an amount, and after it. */
  atMost?: string;
  atLeast?: string;
  orLess?: string;
  orMore?: string;
  /** Turn what follows into an exception or a condition, so that its yes or no is not the sentence's. */
  exceptions?: string;
  /** Limit the clause they stand in to some cases. */
  only?: string;
  /** Join words or clauses. */
  and?: string;
  /** Begin another clause wherever they stand. */
  joins?: string;
  /** Who acts, in a clause of its own. */
  pronouns?: string;
  /** The shop itself, as it is bought from: "from us". */
  us?: string;
  /** Begin another clause after a comma. */
  openers?: string;
  /** Days on which offices work, as counted: "working days". */
  workdays?: string;
  /** Every day, so that any day of the week is named by it. */
  everyDay?: string;
  /** What may stand between a bound and its number; as patterns of all languages together, like the three that follow. */
  beforeNumber?: string;
  /** After the hour of a time of day. */
  clock?: string;
  /** After the digits of an ordinal. */
  ordinalEndings?: string;
  /** What a language model is called, and what it is told. */
  machine?: string;
  /** Words of the clock. */
  noon?: string;
  midnight?: string;
  /** Names of months are verbs too, and nothing but the capital tells them apart ("may", "march"). */
  monthsNeedCapital?: true;
  /** How many letters of a weekday's name are its shortest form, where `Intl` has a longer one. */
  weekdayLetters?: number;
  /** Names of money that follow an amount: `euro*=EUR`. */
  money?: string;
  /** Numbers from zero on, separated by spaces, where the language's `numbers` have none. */
  numbers?: string;
  promises?: Readonly<Partial<Record<PromiseKind, string>>>;
  /** Calls on the shopper to do something outside the conversation. */
  calls?: Readonly<Partial<Record<CallKind, string>>>;
  /** Say that something is not known. */
  notStated?: string;
  /** Where a shop says things, and that it says them: denied of each other, something is not known. */
  sources?: string;
  tells?: string;
  /** The speaker, and what a speaker may be unable to see or do; denied, it is said of nobody else. */
  self?: string;
  knows?: string;
  /** Polite words that assert nothing; a sentence of these alone needs no evidence. */
  courtesy?: string;
  /** What a courtesy may speak of besides: the talk itself and who leads it. */
  talk?: string;
  /** Who speaks, and what no assistant can do for a shopper, though a shop may: said of itself it is false. */
  speaker?: string;
  acts?: string;
  /** Words that any shop's reply may use: they carry no fact of their own. */
  light?: string;
  /** Whose opinion a review is. */
  reviewers?: string;
  /** Addressed to a machine: text of a page that says so supports nothing. */
  orders?: string;
};

/** What a shop can be held to. */
export type PromiseKind =
  | 'free'
  | 'guarantee'
  | 'always'
  | 'forever'
  | 'all'
  | 'refund'
  | 'stock'
  | 'best'
  | 'safe'
  | 'soon';

/** What a shopper can be lured into. */
export type CallKind = 'pay' | 'contact' | 'leave' | 'install' | 'reveal';
