import { languageOf } from '../../text/locale-lookup.ts';
import { lexiconOf } from '../lexicons.ts';
import { opensWith, prepareText } from '../phrases.ts';

/** No pronoun that opens a sentence stands further in than this, in UTF-16 units. */
const OPENING = 40;

/** Pronouns that open sentences as articles far more often. */
const articles = new Set('der die das den dem el la los las lo le les il i gli o a os as de het'.split(' '));
const pronounsOf = new Map<string, string>();

function leaningWords(locale: string): string {
  const language = languageOf(locale);
  let words = pronounsOf.get(language);
  if (words === undefined) {
    const all = lexiconOf(locale).pronouns.split('|');
    words = all.filter((word) => !articles.has(word)).join('|');
    pronounsOf.set(language, words);
  }
  return words;
}

/** Whether a sentence opens with a pronoun ("It costs …", "Diese gelten …"): what it is about was said before it. */
export function leansBack(sentence: string, locale: string): boolean {
  const opening = prepareText(sentence.slice(0, OPENING), languageOf(locale));
  return opensWith(opening, leaningWords(locale));
}
