import { once } from '../../../memo/kept.ts';
import { lexiconOf } from '../../language/asks-of.ts';
import { everyPart } from '../../language/pack.ts';
import type { TalkWords } from '../../language/talk-words.ts';
import { contentGroups, type Understood } from '../../question/understand.ts';
import {
  hasPhrase,
  phrasesIn,
  phraseUnion,
  prepareText,
  withoutPhrases,
} from '../../text/phrases/phrases.ts';

/** A longer message tells more. */
const LONGEST = 80;
/** Phrases of which such a message is made. */
const MOST_PHRASES = 16;

const everyAnswerer = once(() =>
  phraseUnion(everyPart('talk').flatMap(([, { answerers, answererLike }]) => [answerers, answererLike])),
);

/** Whether a message asks who answers, a bot or a person, and nothing else, in whichever language. */
export function asksWhoAnswers({ text, prepared }: Understood): boolean {
  if (text.length > LONGEST || !hasPhrase(prepared, everyAnswerer())) return false;
  return everyPart('talk').some(([language, talk]) => asksWhoAnswersIn(language, talk, text));
}

function asksWhoAnswersIn(language: string, talk: TalkWords, text: string): boolean {
  const { whoAnswers, whatAnswers, answerers, answererLike, beside } = talk;
  const prepared = prepareText(text, language);
  const says = (list: string) => hasPhrase(prepared, list);
  // Of a thing too it is asked whether it is real, or for a person: of who answers alone whether it is a bot.
  const asks = says(answerers)
    ? says(whoAnswers) || says(whatAnswers)
    : says(whoAnswers) && says(answererLike);
  if (!asks && phrasesIn(prepared, answerers).length < 2) return false;
  const { greeting } = lexiconOf(language);
  const around = phraseUnion([whoAnswers, whatAnswers, answerers, answererLike, beside, greeting]);
  return contentGroups(withoutPhrases(prepared, around, MOST_PHRASES), language).length === 0;
}
