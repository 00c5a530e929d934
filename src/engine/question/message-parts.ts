import { kept, perLanguage } from '../../memo/kept.ts';
import { lexiconOf } from '../language/asks-of.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { partOf } from '../language/pack.ts';
import { hasPhrase, opensWith, prepareText } from '../text/phrases/phrases.ts';
import { contentGroups } from './understand.ts';

/** The mark that a question ends with, whatever the script. */
const questionMark = /[?？؟]/u;
/** A message that asks more at once is answered as one. */
const MOST_PARTS = 3;
/** Where a part may end besides: after a question mark. */
const afterMark = /(?<=[?？؟])\s*(?=\p{L})/u;

/** Whether a text asks something by itself: by how it opens, or for an amount, a time, a price or stock. */
function asksInWords(text: string, language: string): boolean {
  const { question, price, stock, when, howMany } = lexiconOf(language);
  const prepared = prepareText(text, languageOf(language));
  return (
    opensWith(prepared, question) || [price, stock, when, howMany].some((list) => hasPhrase(prepared, list))
  );
}

/** Whether a text may stand by itself: it asks, and about something. */
function isWhole(text: string, language: string): boolean {
  return (questionMark.test(text) || asksInWords(text, language)) && contentGroups(text, language).length > 0;
}

/** Where a word joins two parts, with the mark before it. */
const joiner = kept(perLanguage, (and) => new RegExp(`[,;]?\\s+(?:${and})\\s+`, 'iu'));

/** A text cut at each `and` that stands between two questions. */
function cutAtAnd(text: string, language: string): string[] {
  const and = partOf(language, 'text')?.and;
  if (and === undefined) return [text];
  const parts: string[] = [];
  for (const piece of text.split(joiner(and))) {
    const last = parts.at(-1);
    // The mark behind the last words may be that of the whole.
    const isAsked = asksInWords(piece, language) && isWhole(piece, language);
    if (last === undefined || (isWhole(last, language) && isAsked)) parts.push(piece);
    else parts[parts.length - 1] = `${last} ${and} ${piece}`;
  }
  return parts;
}

/**
 * The questions of a message that asks several at once ("glide price and how long does it charge"), in their order, 2 or 3;
 * empty for any other message. A part asks by itself and about something; what is told around a question stays with it.
 */
export function messageParts(text: string, language: string): string[] {
  const parts = text.split(afterMark).flatMap((sentence) => cutAtAnd(sentence.trim(), language));
  const isCut =
    parts.length > 1 && parts.length <= MOST_PARTS && parts.every((part) => isWhole(part, language));
  return isCut ? parts : [];
}
