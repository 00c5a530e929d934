import { languageOf } from '../../text/locale-lookup.ts';
import { lexiconOf } from '../lexicons.ts';
import { opensWith, prepareText } from '../phrases.ts';

/** No pronoun that opens a sentence stands further in than this, in UTF-16 units. */
const OPENING = 40;

/** Whether a sentence opens with a pronoun ("It costs …", "Diese gelten …"): what it is about was said before it. */
export function leansBack(sentence: string, locale: string): boolean {
  const opening = prepareText(sentence.slice(0, OPENING), languageOf(locale));
  return opensWith(opening, lexiconOf(locale).pronouns);
}
