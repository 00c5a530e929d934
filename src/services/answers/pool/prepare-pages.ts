import type { PassageEvidence } from '../../../engine/answer/passages/evidence.ts';
import type { BagOf, Piece } from '../../../engine/answer/pieces/piece.ts';
import { piecesOfPages, piecesOfPassage } from '../../../engine/answer/pieces/pieces-of-pages.ts';
import type { Voice } from '../../../engine/say/voice.ts';
import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';

const MOST_LOCALES = 20;

/** Pieces of a passage by the locale they are said in, beside the passage: `findPassagesAt` gives the same ones again. */
const keptOf = oncePer((_passage: PassageEvidence) => new KeptValues<readonly Piece[]>(MOST_LOCALES));

/** The pieces of passages (`piecesOfPages`); a passage that comes again is not cut again. */
export function preparePages(passages: readonly PassageEvidence[], bagOf: BagOf, voice: Voice): Piece[] {
  return piecesOfPages(passages, bagOf, voice, (passage) =>
    keptOf(passage).getOrMake(voice.locale, () => piecesOfPassage(passage, bagOf, voice)),
  );
}
