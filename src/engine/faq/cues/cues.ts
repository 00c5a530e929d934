import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { type Cue, parseCues } from './cue.ts';

const read = new Map<string, readonly Cue[]>();

/** The cues of a locale's language, read on first use; empty where nobody has written any down. */
export function cuesOf(locale: string): readonly Cue[] {
  const language = languageOf(locale);
  let cues = read.get(language);
  if (cues === undefined) {
    cues = parseCues(partOf(language, 'faqs')?.cues ?? '');
    read.set(language, cues);
  }
  return cues;
}
