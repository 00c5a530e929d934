import type { Piece } from '../pieces/piece.ts';
import type { RankedPiece, RankedPool } from '../pool/rank-pool.ts';

type Matcher = RankedPool['asked']['matcher'];

/** From here on a word is said as it was asked, accents and endings aside. */
const SAID = 0.8;

/** Whether a message says every word of a name. */
function isSaid(name: Piece['key'], matcher: Matcher): boolean {
  const said = matcher.match(name).exact.filter((share) => share >= SAID).length;
  return said > 0 && said >= name.words;
}

/** Whether a message says the first cell of any row that a piece tells of. */
function isOfSaidRow({ kind, key, table }: Piece, matcher: Matcher): boolean {
  if (kind !== 'column') return isSaid(key, matcher);
  return table?.cells.some(({ named }) => isSaid(named, matcher)) ?? false;
}

/**
 * The pieces without the other rows of the table that the best one stands in, where the message says the first cell of its row: who asks
 * how warm a leopard gecko wants it is not told of the crested one.
 */
export function withoutOtherRows(pieces: readonly RankedPiece[], matcher: Matcher): readonly RankedPiece[] {
  const best = pieces[0]?.piece;
  if (best?.table === undefined || !isOfSaidRow(best, matcher)) return pieces;
  return pieces.filter(
    ({ piece }) => piece.table === undefined || piece.section !== best.section || isOfSaidRow(piece, matcher),
  );
}
