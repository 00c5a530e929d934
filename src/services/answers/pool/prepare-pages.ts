import type { PassageEvidence } from '../../../engine/answer/passages/evidence.ts';
import type { BagOf, Piece } from '../../../engine/answer/pool/piece.ts';
import { piecesOfPages, piecesOfPassage } from '../../../engine/answer/pool/pieces-of-pages.ts';
import type { Voice } from '../../../engine/say/voice.ts';
import { oncePer } from '../../../platform/cache/once-per.ts';

/** Pieces of a passage by the locale they are said in, beside the passage: `findPassagesAt` gives the same ones again. */
const keptOf = oncePer((_passage: PassageEvidence) => new Map<string, readonly Piece[]>());

/** The pieces of passages (`piecesOfPages`); a passage that comes again is not cut again. */
export function preparePages(passages: readonly PassageEvidence[], bagOf: BagOf, voice: Voice): Piece[] {
  return piecesOfPages(passages, bagOf, voice, (passage) => {
    const kept = keptOf(passage);
    const known = kept.get(voice.locale);
    if (known !== undefined) return known;
    const pieces = piecesOfPassage(passage, bagOf, voice);
    kept.set(voice.locale, pieces);
    return pieces;
  });
}
