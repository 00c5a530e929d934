import { kept } from '../../../memo/kept.ts';
import { isAscii } from '../../text/characters/ascii.ts';
import type { Span } from '../../text/characters/span.ts';
import { firstPhrase, type PhraseList, phraseList } from '../../text/phrases/phrase-list.ts';

const listOf = kept({ most: 5_000, longest: 100_000 }, (entries): PhraseList | undefined => {
  const phrases = entries.split('|').filter((phrase) => phrase !== '');
  // The longer of two phrases at one place is meant: "not more than", not "not".
  phrases.sort((a, b) => b.length - a.length);
  return phrases.length === 0 ? undefined : phraseList(phrases);
});

/** The text in the form that lists are written in: lower case, straight apostrophes; every character at its place. */
export function comparable(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.replace(/[\u2019\u02BC\uFF07\u2018]/gu, "'").replace(/[\p{Lu}\p{Lt}]/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}

/** Every place of a comparable text where a phrase of the list stands, in order and without overlap. */
export function spansOf(text: string, entries: string | undefined): Span[] {
  const list = listOf(entries ?? '');
  const found: Span[] = [];
  if (list === undefined) return found;
  for (let at = 0; at < text.length; ) {
    const span = firstPhrase(text, list, at);
    if (span === undefined) break;
    found.push(span);
    at = Math.max(span.end, span.start + 1);
  }
  return found;
}

/** Whether a phrase of the list stands in a comparable text. */
export function hasAny(text: string, entries: string | undefined): boolean {
  const list = listOf(entries ?? '');
  return list !== undefined && firstPhrase(text, list) !== undefined;
}

/** Whether a phrase of the list begins exactly at a place of a comparable text; its end, or -1. */
export function phraseAt(text: string, entries: string | undefined, at: number): number {
  const list = listOf(entries ?? '');
  const span = list === undefined ? undefined : firstPhrase(text.slice(0, at + 60), list, at);
  return span?.start === at ? span.end : -1;
}
