import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { type Cue, parseCues } from './cue.ts';

const read = kept(perLanguage, (language): readonly Cue[] => parseCues(partOf(language, 'faqs')?.cues ?? ''));

/** The cues of a locale's language, read on first use; empty where nobody has written any down. */
export function cuesOf(locale: string): readonly Cue[] {
  return read(languageOf(locale));
}
