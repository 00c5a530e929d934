import type { Voice } from '../../../say/voice.ts';
import type { PassageEvidence } from '../../passages/evidence.ts';
import type { BagOf, Piece, PieceKind, Said } from '../piece.ts';
import type { ReadProduct } from '../read-product.ts';

/** What the words of a piece stand in, and what they are about. */
export type PieceBags = Pick<Piece, 'own' | 'key' | 'passage' | 'before' | 'about'>;

/** What pieces of a product are cut and said with; `piece` knows the product. */
export type ProductTools = {
  bagOf: BagOf;
  voice: Voice;
  piece: (kind: PieceKind, text: string, bags: PieceBags, said: Said) => Piece;
};

/** The pieces of one kind that a product's record states. */
export type ProposeOfProduct = (read: ReadProduct, tools: ProductTools) => Piece[];

/** The pieces of one kind that a passage says. */
export type ProposeOfPassage = (passage: PassageEvidence, bagOf: BagOf, voice: Voice) => Piece[];

/** The pieces of one kind that the rows of a table, found with a message, say together. */
export type ProposeOfTable = (rows: readonly PassageEvidence[], bagOf: BagOf, voice: Voice) => Piece[];
