import { languageOf } from '../text/locale-lookup.ts';
import { occurrencesOf, opensWith, type PreparedText, prepareText } from './phrases.ts';
import { leanOf } from './points-back.ts';
import { type Understood, understand } from './understand.ts';

/** What follows "and" or "what about", where a question opens so. */
function afterOpener({ prepared, lexicon }: Understood): PreparedText | undefined {
  const opener = opensWith(prepared, lexicon.ellipsis)
    ? occurrencesOf(prepared, lexicon.ellipsis)[0]
    : undefined;
  return opener && prepareText(prepared.plain.slice(opener.end), 'en');
}

/** Whether a question only names another thing to ask the same of: "and for opened items?", "what about York?". */
export function goesOn(question: Understood): boolean {
  const rest = afterOpener(question);
  const { expects, lexicon } = question;
  return rest !== undefined && expects === 'any' && !opensWith(rest, `${lexicon.question}|${lexicon.yesNo}`);
}

/**
 * The question with what it takes over from the one that it goes on asking: the kind of answer wanted, and that it is
 * about a rule of the shop. After "When do you open in Leeds?", "what about York?" asks for hours. What cannot
 * be read without the question before, and is not about a product, is about the shop's rules as that was. Unchanged otherwise.
 */
export function goOnAsking(
  question: Understood,
  earlier: readonly string[],
  isOfProduct: boolean,
): Understood {
  const takesKind = goesOn(question);
  if (!takesKind && (isOfProduct || leanOf(question) !== 'fully')) return question;
  const before = earlier.map((text) => understand(text, question.language));
  const base = before.findLast((turn) => !goesOn(turn) && turn.content.length > 0);
  if (base === undefined || languageOf(base.language) !== languageOf(question.language)) return question;
  const expects = takesKind ? base.expects : question.expects;
  // "How long does it take?" is about what the question before it was about.
  const isPolicy = before.findLast((turn) => turn.isPolicy || leanOf(turn) === 'not')?.isPolicy === true;
  return { ...question, expects, isPolicy: question.isPolicy || isPolicy };
}
