import { languageOf } from '../text/locale-lookup.ts';
import { type Cue, parseCues } from './cue.ts';
import { de } from './cues/de.ts';
import { en } from './cues/en.ts';
import { es } from './cues/es.ts';
import { fr } from './cues/fr.ts';
import { it } from './cues/it.ts';
import { nl } from './cues/nl.ts';
import { pl } from './cues/pl.ts';
import { pt } from './cues/pt.ts';

/** The cues of all languages as they are written. */
export const cueTexts: Readonly<Record<string, string>> = { de, en, es, fr, it, nl, pl, pt };

const read = new Map<string, readonly Cue[]>();

/** The cues of a locale's language, read on first use; empty where nobody has written any down. */
export function cuesOf(locale: string): readonly Cue[] {
  const language = languageOf(locale);
  let cues = read.get(language);
  if (cues === undefined) {
    cues = parseCues(cueTexts[language] ?? '');
    read.set(language, cues);
  }
  return cues;
}
