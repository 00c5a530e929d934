import type { Trust } from '../../knowledge/document.ts';
import type { Claim, Support } from '../answer.ts';
import type { TermBag } from './asked-words.ts';

/** What a piece of evidence is: a stretch of a page, or something a product's record states. */
export type PieceKind =
  | 'sentence'
  | 'item'
  | 'row'
  | 'column'
  | 'field'
  | 'boolean'
  | 'description'
  | 'price'
  | 'stock'
  | 'variant'
  | 'options'
  | 'product';

/**
 * A cell as it is shown; the words that name it (those of its column in a row, of its row in a column) and the row that
 * states it. Its `id` is the same in its row and in its column.
 */
export type TableCell = { id: string; text: string; named: TermBag; support: Support };

/** The smallest thing a reply can show, with its proof. All kinds stand in one pool and are ranked by one model. */
export type Piece = {
  kind: PieceKind;
  /** As it is shown: the texts of `claims`. */
  text: string;
  claims: readonly Claim[];
  /** The same without the product's name, for where that was just said. */
  brief?: Claim;
  /** Of a table's row or column: what it begins with, and its cells. */
  table?: { head: string; cells: readonly TableCell[] };
  /** The same said as the answer to a yes/no question, where its polarity is known. */
  direct?: readonly Claim[];
  /** Its own words; those of what it stands under (headings, the product's title); those that name it (first cell, field). */
  own: TermBag;
  around: TermBag;
  key: TermBag;
  /** The words of the whole passage or text that it is a stretch of, and of the stretch before it there. */
  passage?: TermBag;
  before?: TermBag;
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

/** Cuts a text into its terms; kept by text, since pages and products come again with every question. */
export type BagOf = (text: string) => TermBag;
