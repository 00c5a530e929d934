import { kept, perLanguage } from '../../memo/kept.ts';
import { everyPart, partOf } from '../language/pack.ts';
import { languageOf } from '../text/locale-lookup.ts';
import { type Phrasebook, parsePhrasebook } from './phrasebook.ts';

/** The languages that have a phrasebook. */
export const phrasebookLanguages: readonly string[] = everyPart('faqs').map(([language]) => language);

const read = kept(perLanguage, (language): Phrasebook | undefined => {
  const words = partOf(language, 'faqs');
  return words && parsePhrasebook(words.phrasebook, words.qualities);
});

/**
 * How the language of a locale asks, read on first use, or `undefined` where nobody has written that down: no questions are made
 * then.
 */
export function phrasebookOf(locale: string): Phrasebook | undefined {
  return read(languageOf(locale));
}
