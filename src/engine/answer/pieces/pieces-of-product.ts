import type { Voice } from '../../say/voice.ts';
import type { ProductTools } from './kinds/proposing.ts';
import { kindsOfProduct } from './kinds/table.ts';
import type { BagOf, Piece } from './piece.ts';
import type { ReadProduct } from './read-product.ts';

/** Everything a product's record states, as pieces of equal rank: what each row of the table of kinds proposes. */
export function piecesOfProduct(read: ReadProduct, bagOf: BagOf, voice: Voice): Piece[] {
  const { product } = read.view;
  const place = `product:${product.productId}`;
  const shared = {
    around: read.title,
    place,
    section: place,
    productId: product.productId,
    locale: product.locale,
    trust: 'catalog' as const,
  };
  const piece: ProductTools['piece'] = (kind, text, bags, said) => ({
    ...shared,
    kind,
    text,
    ...bags,
    ...said,
  });
  return kindsOfProduct.flatMap(({ propose }) => propose(read, { bagOf, voice, piece }));
}
