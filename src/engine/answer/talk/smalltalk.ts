import { once } from '../../../memo/kept.ts';
import type { MessageKey } from '../../language/answer-messages.ts';
import type { Lexicon } from '../../language/asking-words.ts';
import { phrasesOf } from '../../language/asks-of.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import type { TalkWords } from '../../language/talk-words.ts';
import { kindOf, mentionedConcepts, phraseOf } from '../../meaning/thesaurus.ts';
import { contentGroups, type Understood } from '../../question/understand.ts';
import {
  findPhrase,
  hasPhrase,
  isOnly,
  type PreparedText,
  phraseUnion,
  withoutPhrases,
} from '../../text/phrases/phrases.ts';
import { wayAsked } from './way-asked.ts';
import { asksWhoAnswers } from './who-answers.ts';

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

/** The reply to a message that is nothing but a greeting, thanks, a good-bye, "what can you do?" or "are you a bot?"; else `undefined`. */
export function smalltalkReply(question: Understood): MessageKey | undefined {
  const { text, prepared } = question;
  if (text.trim().length > LONGEST_SMALLTALK) return undefined;
  if (kindMarks.test(text)) return 'thanks';
  if (asksWhoAnswers(question)) return 'automatic';
  const shorter = withoutDrawnOut(prepared);
  const texts = shorter.plain === prepared.plain ? [prepared] : [prepared, shorter];
  const said = texts.map((each) => smalltalkOf(each, ownTalk(question), question));
  // One word may be a greeting elsewhere and a thing here: nickel.
  const isForeign = prepared.plain.includes(' ') || !isThing(text, question.language);
  if (isForeign) said.push(...texts.map((each) => smalltalkOf(each, everyTalk(), question)));
  return said.find((reply) => reply !== undefined);
}

/** The text with letters that are only drawn out at the end of a word written once: "heyyy". */
function withoutDrawnOut({ plain, folded }: PreparedText): PreparedText {
  const once = (text: string) => text.replace(/(\p{L})\1+(?!\p{L})/gu, '$1');
  return { plain: once(plain), folded: once(folded) };
}

/** Lists of what is said around a matter, of one language or of all. */
type Talk = Pick<Lexicon, 'greeting' | 'thanks' | 'bye' | 'capabilities'> &
  Pick<TalkWords, 'opening' | 'beside'> & { acknowledged: string };

function ownTalk({ lexicon, language }: Understood): Talk {
  const { greeting, thanks, bye, capabilities, acknowledged = '' } = lexicon;
  const { opening = '', beside = '' } = partOf(language, 'talk') ?? {};
  return { greeting, thanks, bye, capabilities, acknowledged, opening, beside };
}

/** The same of all languages: "merci" is said in many, and a word tells no language. */
const everyTalk = once((): Talk => {
  const shows = everyPart('asks').map(([, words]) => words.shows);
  const talks = everyPart('talk').map(([, words]) => words);
  return {
    greeting: phraseUnion(shows.map(({ greeting }) => greeting)),
    thanks: phraseUnion(shows.map(({ thanks }) => thanks)),
    bye: phraseUnion(shows.map(({ bye }) => bye)),
    capabilities: phraseUnion(shows.map(({ capabilities }) => capabilities)),
    acknowledged: phraseUnion(shows.map(({ acknowledged }) => acknowledged)),
    opening: phraseUnion(talks.map(({ opening }) => opening)),
    beside: phraseUnion(talks.map(({ beside }) => beside)),
  };
});

/** Whether words name a thing or what one is like, in a language: nickel, blue. */
function isThing(text: string, language: string): boolean {
  return mentionedConcepts(phraseOf(text, language), language).some(({ concepts }) =>
    concepts.some((concept) => thingKinds.has(kindOf(concept))),
  );
}

const thingKinds: ReadonlySet<string> = new Set(['thing', 'property']);

/** Phrases of which a message of small talk is made. */
const MOST_PHRASES = 16;

function smalltalkOf(
  prepared: PreparedText,
  { greeting, opening, thanks, acknowledged, bye, beside, capabilities }: Talk,
  { isQuestion, language }: Understood,
): MessageKey | undefined {
  const says = (list: string) => hasPhrase(prepared, list);
  const around = phraseUnion([greeting, opening, thanks, acknowledged, bye, beside]);
  const rest = withoutPhrases(prepared, around, MOST_PHRASES);
  if (!/[\p{L}\p{N}]/u.test(rest)) {
    if (says(bye) && !isOnly(prepared, greeting)) return 'bye';
    if (says(thanks)) return 'thanks';
    if (says(greeting) || says(opening)) return 'greeting';
    // "Have you got it" asks.
    return says(acknowledged) && (!isQuestion || isOnly(prepared, acknowledged)) ? 'thanks' : undefined;
  }
  // "Ok m" and "got it in moss" thank nobody of that name.
  const isToName = says(thanks) && !isQuestion && isPhraseTo(prepared, around, LONGEST_NAME);
  if (isToName && !isThing(rest, language)) return 'thanks';
  return isPhraseTo(prepared, capabilities, SPARE) ? 'capabilities' : undefined;
}

const LONGEST_NAME = 6;

/** Letters beside a question that say nothing: "so", "pls". */
const SPARE = 4;

/** Whether a message says some of these phrases and nothing else: "hi, what do you sell here". */
function asksOnly({ prepared, lexicon }: Understood, phrases: string): boolean {
  if (!hasPhrase(prepared, phrases)) return false;
  const { rangeBeside, greeting, acknowledged } = lexicon;
  return isOnly(prepared, phraseUnion([phrases, rangeBeside, greeting, acknowledged]), SPARE);
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

/**
 * Whether the shopper wants a person, asks about an order that only a person can look up, is only angry, or asks how
 * to reach the shop.
 */
export function wantsHuman(question: Understood): 'human' | 'order' | 'complaint' | 'contact' | undefined {
  const { prepared, lexicon, language, content } = question;
  if (hasPhrase(prepared, lexicon.human) || asksWhoAnswers(question)) return 'human';
  if (hasPhrase(prepared, lexicon.order)) return 'order';
  const isShort = content.length < LONGEST_OUTBURST;
  if (isShort && hasPhrase(prepared, phrasesOf(language, 'complaint'))) return 'complaint';
  const asksHow = isShort && hasPhrase(prepared, phrasesOf(language, 'reaching'));
  return asksHow || wayAsked(question) !== undefined ? 'contact' : undefined;
}
