import type { AskingWords } from './asking-words.ts';
import type { CatalogueWords } from './catalogue-words.ts';
import type { ColumnWords } from './column-words.ts';
import type { FaqWords } from './faq-words.ts';
import type { FieldWords } from './field-words.ts';
import type { GateWords } from './gate-words.ts';
import type { Labels } from './labels.ts';
import type { MeasureWords } from './measure-words.ts';
import type { PageWords } from './page-words.ts';
import type { PlaceWords } from './place-words.ts';
import type { SaidWords } from './said-words.ts';
import type { ShoppingWords } from './shopping-words.ts';
import type { SpelledNumbers } from './spelled-numbers.ts';
import type { TalkWords } from './talk-words.ts';
import type { TextWords } from './text-words.ts';
import type { VisitWords } from './visit-words.ts';

/**
 * Lines of half a megabyte that are gone through once, when the language is learned: in a function, so that only a process that
 * learns the language makes a string of them, and can drop it afterwards.
 */
type LongList = () => string;

/** What the engine may know of one language, part by part; each is one file of the language's folder, named as here. */
export type LanguageParts = {
  /** The small words of any text. */
  text: TextWords;
  /** Stem of a word in normal form, or of the stem that Snowball's stemmer of the language leaves, where it has one. */
  stem: (word: string) => string;
  /** How shoppers ask, and what they call things: read by answering. */
  asks: AskingWords;
  /** What is said beside a matter, and of who answers and how the shop is reached. */
  talk: TalkWords;
  /** How it is asked where the shop can be visited, and what streets are called. */
  visit: VisitWords;
  /** What the engine says. */
  says: SaidWords;
  /** How questions about products are worded, and which a text answers. */
  faqs: FaqWords;
  /** What shoppers and shops call the same thing: see `thesaurus/thesaurus.ts`. A `LongList`, as the next two. */
  concepts: LongList;
  /** What people type who want nothing of a shop, beside what those type who do. */
  elsewhere: LongList;
  /** What shoppers want to know or have done: see `intents/intent-model.ts`. */
  intents: LongList;
  /** Kinds of products with what people say who need one: see `needs/kind-lists.ts`. */
  kinds: LongList;
  /** What shops' pages show around a product. */
  pages: PageWords;
  /** What places are called. */
  places: PlaceWords;
  /** How sentences deny, limit and promise: read by the gate between a model and a shopper. */
  gate: GateWords;
  /** Words of what we put onto a shop's pages. */
  labels: Labels;
  /** What shoppers type into a search field: prices, colours, sizes. */
  shopping: ShoppingWords;
  /** Words of attribute names and values. */
  catalogue: CatalogueWords;
  /** What shops write into the fields of products. */
  fields: FieldWords;
  /** What shops write into the tables that they export. */
  columns: ColumnWords;
  /** What can be more or less of a thing. */
  measures: MeasureWords;
  /** Numbers written as words. */
  numbers: SpelledNumbers;
};

/**
 * One language: its subtag, others under which it is asked for (`nb` for `no`), and the parts that it has; whoever asks for a part
 * says what happens where it is missing.
 */
export type Language = { tag: string; otherTags?: readonly string[] } & Readonly<Partial<LanguageParts>>;
