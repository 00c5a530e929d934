import { languageOf } from '../../../language/locale-lookup.ts';
import { intentsOf } from '../../../meaning/intents/intents-of.ts';
import { type PassageEvidence, passageText } from '../../passages/evidence.ts';
import type { About, BagOf, PieceHead } from '../piece.ts';

/** What all pieces of a passage are: where they stand, under what, in which language, and how far it is trusted. */
export function ofPassage(
  { id, source, headingPath, locale, trust }: PassageEvidence,
  bagOf: BagOf,
): Pick<PieceHead, 'around' | 'place' | 'section' | 'locale' | 'trust'> & { passageId: string } {
  const place = source.sourceId;
  const around = bagOf(`${source.title}\n${headingPath}`);
  return { around, place, section: `${place}\n${headingPath}`, passageId: id, locale, trust };
}

/** What stretches of a passage are about, given the text of each. */
export function aboutOf(passage: PassageEvidence): (own: string) => About {
  const language = languageOf(passage.locale);
  const under = intentsOf(`${passage.source.title}\n${passage.headingPath}`, language);
  const whole = intentsOf(passageText(passage), language);
  return (own) => ({ own: intentsOf(own, language), passage: whole, under });
}
