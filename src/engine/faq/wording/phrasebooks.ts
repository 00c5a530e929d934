import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { type Phrasebook, parsePhrasebook } from './phrasebook.ts';

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
