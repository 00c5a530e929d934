import { saysOtherwise } from '../../knowledge/disputes.ts';
import type { Piece } from './piece.ts';
import type { RankedPiece } from './rank-pool.ts';

const trustRank = ['review', 'crawled', 'catalog', 'policy'];
const LOOKED_AT = 40;

/** Whether two texts of different pages say the same with other numbers. */
function disputes(a: Piece, b: Piece): boolean {
  if (a.productId !== undefined || b.productId !== undefined || a.place === b.place) return false;
  return saysOtherwise(a.text, b.text);
}

/** The pieces without those that a text which is trusted more contradicts; of equal trust both stay, to be shown side by side. */
export function withoutDisputed(ranked: readonly RankedPiece[]): readonly RankedPiece[] {
  const near = ranked.slice(0, LOOKED_AT).map(({ piece }) => piece);
  const rank = ({ trust }: Piece) => trustRank.indexOf(trust);
  const isOverruled = (piece: Piece) =>
    near.some((other) => rank(other) > rank(piece) && disputes(piece, other));
  return ranked.filter(({ piece }, i) => i >= LOOKED_AT || !isOverruled(piece));
}
