import type { Claim } from '../../say/answer.ts';
import type { WordMatcher } from '../asked/asked-words.ts';
import type { Piece } from './piece.ts';

/** A shorter piece is shown whole, in UTF-16 units. */
const LONG = 80;
/** Share of a message's words from which a cell is asked for. */
const LEAST_SHARE = 0.1;
/** Of the best cell's share, from which another cell is asked for too. */
const LEAST_OF_BEST = 0.6;

/**
 * The piece narrowed by the first of the matchers that names some of its cells: the message's own, then those of what was
 * said before.
 */
export function narrowPiece(piece: Piece, matchers: readonly WordMatcher[]): Piece {
  for (const matcher of matchers) {
    const narrow = narrowBy(piece, matcher);
    if (narrow !== piece) return narrow;
  }
  return piece;
}

/**
 * A long row or column of a table with only the cells that the message names, where it names some and not all: of the opening
 * hours of five shops, those of the one that was asked for. Any other piece as it is.
 */
function narrowBy(piece: Piece, matcher: WordMatcher): Piece {
  const { cells, head } = piece.table ?? { cells: [], head: '' };
  if (piece.text.length < LONG) return piece;
  const shares = cells.map(({ named }) => matcher.share(named));
  const most = Math.max(0, ...shares);
  const kept = cells.filter((_, i) => shares[i]! >= LEAST_OF_BEST * most);
  const [claim] = piece.claims();
  if (claim === undefined || most < LEAST_SHARE || kept.length === cells.length) return piece;
  const text = tableText(head, kept);
  const support = [...new Set(kept.map((cell) => cell.support))];
  const narrow: Claim = { ...claim, text, support };
  return { ...piece, text, claims: () => [narrow], table: { head, cells: kept } };
}

/** The first cell or the column's name, then the others: "Charge – Ireland: €4; France: €9". */
export function tableText(head: string, cells: readonly { text: string }[]): string {
  const said = cells.map(({ text }) => text).join('; ');
  return [head, said].filter((part) => part !== '').join(' – ');
}
