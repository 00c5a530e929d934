import type { Messages } from './answer-messages.ts';
import type { SearchMessages } from './search-messages.ts';

/** What the engine says by itself in a language; all else in a reply is quoted or a typed field. */
export type SaidWords = {
  answers: Messages;
  /** Without it a search speaks the next language of the request that has it, at last English. */
  search?: SearchMessages;
  /** How a sentence of a merchant names a stock. */
  availability: Readonly<
    Record<'in_stock' | 'out_of_stock' | 'preorder' | 'backorder' | 'discontinued', string>
  >;
  /** Left out where they are “…”. */
  quotationMarks?: readonly [open: string, close: string];
  /** States a yes/no attribute of a product in a plain sentence; `undefined` for a label whose grammar it cannot tell. */
  propertySentence?: (product: string, label: string, isTrue: boolean) => string | undefined;
  /** Between two sentences; left out where it is a space. */
  space?: '';
  /** Left out where it is `.`. */
  fullStop?: string;
  /** A space stands between a number and its percent sign. */
  spaceBeforePercent?: true;
};
