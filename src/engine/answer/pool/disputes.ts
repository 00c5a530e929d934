import type { Piece } from './piece.ts';
import type { RankedPiece } from './rank-pool.ts';

const trustRank = ['review', 'crawled', 'catalog', 'policy'];
const NUMBER = /\p{Nd}+/gu;
/** Share of words that two statements about the same have in common. */
const SAME_WORDS = 0.8;
const LOOKED_AT = 40;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu));
}

/** Whether two texts of pages say the same with other numbers: "within 30 days", "within 60 days". */
function disputes(a: Piece, b: Piece): boolean {
  if (a.productId !== undefined || b.productId !== undefined || a.place === b.place) return false;
  const [numbers, others] = [a.text.match(NUMBER) ?? [], b.text.match(NUMBER) ?? []];
  if (numbers.length === 0 || numbers.join(' ') === others.join(' ')) return false;
  const [words, rest] = [wordsOf(a.text), wordsOf(b.text)];
  const common = [...words].filter((word) => rest.has(word)).length;
  return common >= SAME_WORDS * Math.max(words.size, rest.size);
}

/** The pieces without those that a text which is trusted more contradicts; of equal trust both stay, to be shown side by side. */
export function withoutDisputed(ranked: readonly RankedPiece[]): readonly RankedPiece[] {
  const near = ranked.slice(0, LOOKED_AT).map(({ piece }) => piece);
  const rank = ({ trust }: Piece) => trustRank.indexOf(trust);
  const isOverruled = (piece: Piece) =>
    near.some((other) => rank(other) > rank(piece) && disputes(piece, other));
  return ranked.filter(({ piece }, i) => i >= LOOKED_AT || !isOverruled(piece));
}
