import { saysOtherwise } from '../../knowledge/disputes.ts';
import type { Piece } from '../pieces/piece.ts';
import type { RankedPiece } from './rank-pool.ts';

const trustRank = ['review', 'crawled', 'catalog', 'policy'];
const LOOKED_AT = 40;

/** Whether two texts of different pages say the same with other numbers. */
function disputes(a: Piece, b: Piece): boolean {
  return a.place !== b.place && saysOtherwise(a.text, b.text);
}

/** The pieces without those that a text which is trusted more contradicts; of equal trust both stay, to be shown side by side. */
export function withoutDisputed(ranked: readonly RankedPiece[]): readonly RankedPiece[] {
  const near = ranked
    .slice(0, LOOKED_AT)
    .map(({ piece }) => ({ piece, rank: trustRank.indexOf(piece.trust) }))
    .filter(({ piece }) => piece.productId === undefined);
  const overruled = new Set(
    near
      .filter(({ piece, rank }) => near.some((other) => other.rank > rank && disputes(piece, other.piece)))
      .map(({ piece }) => piece),
  );
  return overruled.size === 0 ? ranked : ranked.filter(({ piece }) => !overruled.has(piece));
}
