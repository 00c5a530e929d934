import { spanOf } from '../../text/characters/span.ts';
import type { GateReason } from '../types.ts';

/** What the sentence would become where it is shown, or what only a machine would write. */
const MARKUP: readonly (readonly [pattern: RegExp, say: string])[] = [
  [/!\[[^\]]*\]?\s*[([]/u, 'no images'],
  [/\]\s*\(|\]\s*\[|\]:\s*\S/u, 'no links in Markdown'],
  [/<\/?[a-z!?][^>]*>?|&(?:#\d+|#x[\da-f]+|lt|gt|quot);/iu, 'no HTML'],
  [/(?:java|vb|live)script\s*:|data\s*:\s*\w+\/|on(?:error|load|click|mouse\w+|focus)\s*=/iu, 'no scripts'],
  [/`{1,3}|~{3}|^\s{0,3}#{1,6}\s|\{\{|\}\}|\$\{|<%|%>/u, 'no code'],
  [
    /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}\uFFF9-\uFFFB]/u,
    'no control characters',
  ],
  [
    /(?<!\uFE0F|[\p{Script=Arabic}\p{Script=Devanagari}\p{Extended_Pictographic}]|\p{Emoji_Modifier})(?:[\u200B-\u200C\u200E-\u200F\u2060-\u2064\uFEFF\u00AD]|\u200D)/u,
    'no invisible characters',
  ],
  [/\[\s*e\d+[^\]]*\]|\(\s*e\d+\s*\)/u, 'evidence ids belong into their own field'],
];

/** One word of two alphabets that look alike. */
const MIXED =
  /\p{Script=Latin}[\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{M}]*\p{Script=Latin}/u;
/** Latin letters that are not written as such: mathematical alphabets, full width, enclosed. */
const STYLED = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A\u24B6-\u24E9\u{1F130}-\u{1F189}]/u;

/** A word of Cyrillic or Greek letters that all look Latin, among Latin words. */
const ALIKE = /(?<![\p{L}\p{M}])[асеорхуіјѕԁһԛԝАВЕКМНОРСТХУІЈЅοαΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+(?![\p{L}\p{M}])/u;

/** Markup, scripts, hidden and disguised characters: a reply is plain text. */
export function checkMarkup(text: string): GateReason[] {
  const reasons: GateReason[] = [];
  const add = (match: RegExpExecArray | null, say: string) => {
    if (match !== null) reasons.push({ check: 'markup', text: match[0], ...spanOf(match), say });
  };
  for (const [pattern, say] of MARKUP) add(pattern.exec(text), say);
  add(MIXED.exec(text.replace(/[µμΩ]/gu, ' ')), 'no words of two alphabets');
  add(STYLED.exec(text), 'no letters in disguise');
  if (/\p{Script=Latin}{2}/u.test(text)) add(ALIKE.exec(text), 'no letters in disguise');
  return reasons;
}
