import type { MessageKey } from '../language/answer-messages.ts';
import type { Lexicon } from '../language/asking-words.ts';
import { phrasesOf } from '../language/asks-of.ts';
import type { Understood } from '../question/understand.ts';
import { findPhrase, hasPhrase, isOnly, type PreparedText } from '../text/phrases/phrases.ts';

const LONGEST_SMALLTALK = 60;

/** Nothing but marks of thanks or approval. */
const kindMarks = /^(?:[\s!.]|👍|👌|🙏|❤|💚|😊|🙂|\p{Emoji_Modifier}|\uFE0F|:-?\))+$/u;

/** Letters that may stand before a phrase and not be what is asked about: "oh thanks". */
const LONGEST_INTERJECTION = 3;

/** Whether a message is a phrase and perhaps a name behind it: "thanks sam", but not "is amex ok", nor "ok, now e9". */
function isPhraseTo(text: PreparedText, entries: string, longestName: number): boolean {
  if (isOnly(text, entries)) return true;
  const before = text.plain.slice(0, findPhrase(text, entries)?.index ?? 0);
  const isOpening = before.replace(/[^\p{L}\p{N}]/gu, '').length <= LONGEST_INTERJECTION;
  return isOpening && !/[?؟？\p{N}]/u.test(text.plain) && isOnly(text, entries, longestName);
}

/** The reply to a message that is nothing but a greeting, thanks, a good-bye or "what can you do?"; else `undefined`. */
export function smalltalkReply(question: Understood): MessageKey | undefined {
  if (question.text.trim().length > LONGEST_SMALLTALK) return undefined;
  if (kindMarks.test(question.text)) return 'thanks';
  const { prepared, lexicon } = question;
  const said = smalltalkOf(prepared, lexicon);
  const shorter = withoutDrawnOut(prepared);
  return said ?? (shorter.plain === prepared.plain ? undefined : smalltalkOf(shorter, lexicon));
}

/** The text with letters that are only drawn out at the end of a word written once: "heyyy". */
function withoutDrawnOut({ plain, folded }: PreparedText): PreparedText {
  const once = (text: string) => text.replace(/(\p{L})\1+(?!\p{L})/gu, '$1');
  return { plain: once(plain), folded: once(folded) };
}

function smalltalkOf(prepared: PreparedText, lexicon: Lexicon): MessageKey | undefined {
  if (isOnly(prepared, lexicon.greeting)) return 'greeting';
  if (isPhraseTo(prepared, lexicon.thanks, 6)) return 'thanks';
  if (isOnly(prepared, lexicon.bye)) return 'bye';
  if (isPhraseTo(prepared, lexicon.capabilities, 4)) return 'capabilities';
  return undefined;
}

/** Words beside thanks that tell something, of a message which may be about more. */
const MOST_BESIDE_THANKS = 3;

/** Whether a message of which the shop has nothing says thanks beside what else it says, and asks nothing: "thx that was great". */
export function isThanking({ text, prepared, lexicon, isQuestion, content }: Understood): boolean {
  const isShort = text.length <= LONGEST_SMALLTALK && content.length <= MOST_BESIDE_THANKS;
  return isShort && !isQuestion && hasPhrase(prepared, lexicon.thanks);
}

/** From this many telling words on, a message says more than that its writer is angry. */
const LONGEST_OUTBURST = 4;

/**
 * Whether the shopper wants a person, asks about an order that only a person can look up, is only angry, or asks how
 * to reach the shop.
 */
export function wantsHuman(question: Understood): 'human' | 'order' | 'complaint' | 'contact' | undefined {
  const { prepared, lexicon, language, content } = question;
  if (hasPhrase(prepared, lexicon.human)) return 'human';
  if (hasPhrase(prepared, lexicon.order)) return 'order';
  const isShort = content.length < LONGEST_OUTBURST;
  if (isShort && hasPhrase(prepared, phrasesOf(language, 'complaint'))) return 'complaint';
  return isShort && hasPhrase(prepared, phrasesOf(language, 'reaching')) ? 'contact' : undefined;
}
