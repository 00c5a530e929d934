import { once } from '../../memo/kept.ts';
import type { MessageKey } from '../language/answer-messages.ts';
import { phrasesOf } from '../language/asks-of.ts';
import { everyPart } from '../language/pack.ts';
import { contentGroups, type Understood } from '../question/understand.ts';
import { findPhrase, hasPhrase, isOnly, type PreparedText, withoutPhrases } from '../text/phrases/phrases.ts';

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
  const { prepared } = question;
  const said = smalltalkOf(prepared, question);
  const shorter = withoutDrawnOut(prepared);
  return said ?? (shorter.plain === prepared.plain ? undefined : smalltalkOf(shorter, question));
}

/** The text with letters that are only drawn out at the end of a word written once: "heyyy". */
function withoutDrawnOut({ plain, folded }: PreparedText): PreparedText {
  const once = (text: string) => text.replace(/(\p{L})\1+(?!\p{L})/gu, '$1');
  return { plain: once(plain), folded: once(folded) };
}

function smalltalkOf(prepared: PreparedText, { lexicon, isQuestion }: Understood): MessageKey | undefined {
  if (isOnly(prepared, lexicon.greeting)) return 'greeting';
  const closing = [lexicon.thanks, lexicon.acknowledged ?? []].flat().join('|');
  // "ok how" thanks nobody of that name.
  if (isOnly(prepared, closing) || (!isQuestion && isPhraseTo(prepared, closing, 6))) return 'thanks';
  if (isOnly(prepared, lexicon.bye)) return 'bye';
  if (isPhraseTo(prepared, lexicon.capabilities, 4)) return 'capabilities';
  return undefined;
}

/** Letters beside a question that say nothing: "so", "pls". */
const SPARE = 4;

/** Whether a message says some of these phrases and nothing else: "hi, do you have a phone here". */
function asksOnly({ prepared, lexicon }: Understood, phrases: string): boolean {
  if (!hasPhrase(prepared, phrases)) return false;
  const { rangeBeside, greeting, acknowledged } = lexicon;
  return isOnly(prepared, [phrases, rangeBeside ?? [], greeting, acknowledged ?? []].flat().join('|'), SPARE);
}

/** Whether a message asks what the shop sells and nothing else. */
export function asksForRange(question: Understood): boolean {
  return asksOnly(question, question.lexicon.range);
}

/** Words beside thanks and good-byes that tell something, of a message which may be about more. */
const MOST_BESIDE_THANKS = 3;

/** Whether a message of which the shop has nothing surely says thanks beside what else it says, and asks nothing: "thx you been a big help". */
export function isThanking({ text, prepared, lexicon, language, isQuestion }: Understood): boolean {
  if (isQuestion || text.length > LONGEST_SMALLTALK || !hasPhrase(prepared, lexicon.thanks)) return false;
  const rest = withoutPhrases(prepared, [lexicon.thanks, lexicon.bye, lexicon.greeting].join('|'));
  return contentGroups(rest, language).length <= MOST_BESIDE_THANKS;
}

/** From this many telling words on, a message says more than that its writer is angry. */
const LONGEST_OUTBURST = 4;

/** One word tells no language: "phone", asked of a German shop. */
const everyContact = once(() =>
  everyPart('asks')
    .map(([language]) => phrasesOf(language, 'contact'))
    .filter((phrases) => phrases !== '')
    .join('|'),
);

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
  const asksHow = isShort && hasPhrase(prepared, phrasesOf(language, 'reaching'));
  return asksHow || asksOnly(question, everyContact()) ? 'contact' : undefined;
}
