import type { Trust } from '../../knowledge/document.ts';
import type { Intents } from '../../meaning/intents/intents-of.ts';
import type { Claim, Support } from '../../say/answer.ts';
import type { TermBag } from '../asked/asked-words.ts';
import type { KindName } from './kinds/table.ts';

/** What a piece of evidence is: a stretch of a page, or something a product's record states. */
export type PieceKind = KindName;

/**
 * A cell as it is shown; the words that name it (those of its column in a row, of its row in a column) and the row that
 * states it. Its `id` is the same in its row and in its column.
 */
export type TableCell = { id: string; text: string; named: TermBag; support: Support };

/** A row or column as its first cell or its name, and the others. */
export type PieceTable = { head: string; cells: readonly TableCell[] };

/** What a piece is about by itself; a stretch of a page also with its whole passage, and by the headings above it. */
export type About = { own: Intents; passage?: Intents; under?: Intents };

/** One of several of which the same is said: how it is called, what is said, and how all of them are said together. */
export type Alike = {
  name: string;
  said: string;
  support: () => readonly Support[];
  together: (all: readonly Alike[], isBrief: boolean) => Claim;
};

/** How a piece is said: made only when it is shown, as few of the hundreds in a pool are. */
export type Said = {
  claims: () => readonly Claim[];
  /** The same without the product's name or what a list stands under, for where that was just said. */
  brief?: () => Claim;
  /** The same said as the answer to a yes/no question, where its polarity is known. */
  direct?: () => readonly Claim[];
  alike?: Alike;
};

/** What a piece is found and ranked by. */
export type PieceHead = {
  kind: PieceKind;
  /** As it is shown: the texts of its claims. */
  text: string;
  /** What names the list that it is an item of, the same for all items of it. */
  lead?: string | undefined;
  /** Of a table's row or column: what it begins with, and its cells. */
  table?: PieceTable | undefined;
  /** Its own words; those of what it stands under (headings, the product's title); those that name it (first cell, field). */
  own: TermBag;
  around: TermBag;
  key: TermBag;
  /** The words of the whole passage or text that it is a stretch of, and of the stretch before it there. */
  passage?: TermBag | undefined;
  before?: TermBag | undefined;
  /** Absent for a product as such. */
  about?: About | undefined;
  /** Document id or `product:<id>`. */
  place: string;
  /** Place and heading path. */
  section: string;
  /** `<documentId>#<locale>#<seq>` of a page's piece. */
  passageId?: string;
  productId?: string;
  /** Language tag of its text. */
  locale: string;
  trust: Trust;
};

/** The smallest thing a reply can show, with its proof. All kinds stand in one pool and are ranked by one model. */
export type Piece = PieceHead & Said;

/** Cuts a text into its terms; kept by text, since pages and products come again with every question. */
export type BagOf = (text: string) => TermBag;
