import { hasPhrase, opensWith } from './phrases.ts';
import { askingPhrasesOf } from './question-words.ts';
import type { Understood } from './understand.ts';

/** How much a message reads like a wish to be shown products: 2 says so, 1 is a bare noun phrase, 0 is a question. */
export function searchSignal(question: Understood): 0 | 1 | 2 {
  const { prepared, lexicon } = question;
  if (hasPhrase(prepared, lexicon.policy)) return 0;
  if (hasPhrase(prepared, lexicon.search)) return 2;
  return question.isQuestion || opensWith(prepared, askingPhrasesOf(question.language)) ? 0 : 1;
}
