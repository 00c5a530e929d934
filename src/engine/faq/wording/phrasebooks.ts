import { languageOf } from '../../language/locale-lookup.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import { type Phrasebook, parsePhrasebook } from './phrasebook.ts';

/** The languages that have a phrasebook. */
export const phrasebookLanguages: readonly string[] = everyPart('faqs').map(([language]) => language);

const read = new Map<string, Phrasebook>();

/**
 * How the language of a locale asks, read on first use, or `undefined` where nobody has written that down: no questions are made
 * then.
 */
export function phrasebookOf(locale: string): Phrasebook | undefined {
  const language = languageOf(locale);
  let phrasebook = read.get(language);
  if (phrasebook === undefined) {
    const words = partOf(language, 'faqs');
    if (words === undefined) return undefined;
    phrasebook = parsePhrasebook(words.phrasebook, words.qualities);
    read.set(language, phrasebook);
  }
  return phrasebook;
}
