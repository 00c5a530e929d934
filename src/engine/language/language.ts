import type { AskingWords } from './asking-words.ts';
import type { FaqWords } from './faq-words.ts';
import type { GateWords } from './gate-words.ts';
import type { Labels } from './labels.ts';
import type { MeasureWords } from './measure-words.ts';
import type { SaidWords } from './said-words.ts';
import type { ShoppingWords } from './shopping-words.ts';
import type { SpelledNumbers } from './spelled-numbers.ts';

/** What the engine may know of one language, part by part; each is one file of the language's folder, named as here. */
export type LanguageParts = {
  /** How shoppers ask, and what they call things: read by answering. */
  asks: AskingWords;
  /** What the engine says. */
  says: SaidWords;
  /** How questions about products are worded, and which a text answers. */
  faqs: FaqWords;
  /** How sentences deny, limit and promise: read by the gate between a model and a shopper. */
  gate: GateWords;
  /** Words of what we put onto a shop's pages. */
  labels: Labels;
  /** What shoppers type into a search field: prices, colours, sizes. */
  shopping: ShoppingWords;
  /** What can be more or less of a thing. */
  measures: MeasureWords;
  /** Numbers written as words. */
  numbers: SpelledNumbers;
};

/** One language: its subtag, and the parts that it has. `pack.ts` says what happens where one is missing. */
export type Language = { tag: string } & Readonly<Partial<LanguageParts>>;
