import type { PassageEvidence } from '../../../engine/answer/passages/evidence.ts';
import type { BagOf, Piece } from '../../../engine/answer/pieces/piece.ts';
import {
  piecesOfPages,
  piecesOfPassage,
  piecesOfTable,
} from '../../../engine/answer/pieces/pieces-of-pages.ts';
import { mayBeQuoted } from '../../../engine/gate/may-be-quoted.ts';
import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { nameOfShowing, type Showing } from './prepare-products.ts';

const MOST_LOCALES = 20;
/** Different questions find different rows of a table. */
const MOST_TABLES = 20;

/** Pieces of a passage by the locale they are said in and the company's hosts, beside the passage: `findPassagesAt` gives the same ones again. */
const keptOf = oncePer((_passage: PassageEvidence) => new KeptValues<readonly Piece[]>(MOST_LOCALES));

/** Pieces of rows of a table by locale, hosts and rows, beside the first of the rows. */
const tablesOf = oncePer(
  (_first: PassageEvidence) =>
    new KeptValues<{ rows: readonly PassageEvidence[]; pieces: readonly Piece[] }>(MOST_TABLES),
);

/** The pieces of passages (`piecesOfPages`) that may be shown; what comes again is not cut and looked at again. */
export function preparePages(passages: readonly PassageEvidence[], bagOf: BagOf, showing: Showing): Piece[] {
  const { voice, hosts } = showing;
  const shown = nameOfShowing(showing);
  const showable = (pieces: readonly Piece[]) => pieces.filter(({ text }) => mayBeQuoted(text, hosts));
  return piecesOfPages(passages, {
    passage: (passage) =>
      keptOf(passage).getOrMake(shown, () => showable(piecesOfPassage(passage, bagOf, voice))),
    table(rows) {
      const kept = tablesOf(rows[0]!);
      const name = [shown, ...rows.map(({ id }) => id)].join('\n');
      const known = kept.get(name);
      if (known?.rows.every((row, i) => row === rows[i])) return known.pieces;
      const pieces = showable(piecesOfTable(rows, bagOf, voice));
      kept.set(name, { rows, pieces });
      return pieces;
    },
  });
}
