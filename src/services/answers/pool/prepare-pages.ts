import type { PassageEvidence } from '../../../engine/answer/passages/evidence.ts';
import type { BagOf, Piece } from '../../../engine/answer/pieces/piece.ts';
import {
  piecesOfPages,
  piecesOfPassage,
  piecesOfTable,
} from '../../../engine/answer/pieces/pieces-of-pages.ts';
import type { Voice } from '../../../engine/say/voice.ts';
import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';

const MOST_LOCALES = 20;
/** Different questions find different rows of a table. */
const MOST_TABLES = 20;

/** Pieces of a passage by the locale they are said in, beside the passage: `findPassagesAt` gives the same ones again. */
const keptOf = oncePer((_passage: PassageEvidence) => new KeptValues<readonly Piece[]>(MOST_LOCALES));

/** Pieces of rows of a table by locale and rows, beside the first of the rows. */
const tablesOf = oncePer(
  (_first: PassageEvidence) =>
    new KeptValues<{ rows: readonly PassageEvidence[]; pieces: readonly Piece[] }>(MOST_TABLES),
);

/** The pieces of passages (`piecesOfPages`); what comes again is not cut again. */
export function preparePages(passages: readonly PassageEvidence[], bagOf: BagOf, voice: Voice): Piece[] {
  return piecesOfPages(passages, {
    passage: (passage) =>
      keptOf(passage).getOrMake(voice.locale, () => piecesOfPassage(passage, bagOf, voice)),
    table(rows) {
      const kept = tablesOf(rows[0]!);
      const name = [voice.locale, ...rows.map(({ id }) => id)].join('\n');
      const known = kept.get(name);
      if (known?.rows.every((row, i) => row === rows[i])) return known.pieces;
      const pieces = piecesOfTable(rows, bagOf, voice);
      kept.set(name, { rows, pieces });
      return pieces;
    },
  });
}
