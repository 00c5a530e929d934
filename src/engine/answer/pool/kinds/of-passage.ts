import type { PassageEvidence } from '../../passages/evidence.ts';
import type { BagOf, PieceHead } from '../piece.ts';

/** What all pieces of a passage are: where they stand, under what, in which language, and how far it is trusted. */
export function ofPassage(
  { id, source, headingPath, locale, trust }: PassageEvidence,
  bagOf: BagOf,
): Pick<PieceHead, 'around' | 'place' | 'section' | 'locale' | 'trust'> & { passageId: string } {
  const place = source.sourceId;
  const around = bagOf(`${source.title}\n${headingPath}`);
  return { around, place, section: `${place}\n${headingPath}`, passageId: id, locale, trust };
}
