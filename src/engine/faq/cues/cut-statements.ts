import { anyOfAll } from '../../language/pack.ts';
import type { Span } from '../../text/characters/span.ts';
import { sentences } from '../../text/sentences/sentences.ts';

/** A stretch of a text that states something; UTF-16 offsets, end exclusive. */
export type StatedStretch = Span & { text: string };

const shortest = 6;
const longest = 280;
/** A list (of models it fits, of what is in the box) is worth more room. */
const longestList = 450;
const leastCommas = 4;
/** Where one sentence holds several statements: a full stop after a unit, semicolons, bullets, dashes between spaces (not those of "12 – 14 inches"). */
const joint =
  /(?<=(?:°C|°F|kg|cm|mm|ml|GB|\d\s?[gmlhWV])\.)\s+(?=\p{Lu})|;\s+|\s*[•●▪◦·✓✔➤►]\s*|(?<!\d[″"”']?)\s+[-–—*]\s+(?!\d)/gu;

/** Amounts of money and what is so only today: never stored in an answer. */
const volatileWords =
  /(?:[$€£¥₹₽₺]\s?\d|\d\s?(?:€|£|\$|usd|eur|gbp|zł|kr)(?![\p{L}])|\b(?:in|out of) stock\b|sold out|on sale\b|discount|coupon|\b\d+\s?% off|limited time|free shipping|ships? (?:today|within|in \d)|pre-?order)/iu;
const passing = new RegExp(
  anyOfAll('fields', (words) => words.passing),
  'iu',
);

function isVolatile(text: string): boolean {
  return volatileWords.test(text) || passing.test(text);
}

function longestOf(text: string): number {
  return text.split(',').length > leastCommas ? longestList : longest;
}

/** Pieces of a sentence that was cut for being long, made one again. */
function wholeSentences(text: string, locale: string): Span[] {
  const whole: (Span & { isPiece: boolean })[] = [];
  for (const { start, end, piece } of sentences(text, locale)) {
    const last = whole.at(-1);
    const goesOn = piece === true && last?.isPiece === true && !/[.!?]\s*$/u.test(text.slice(0, start));
    if (goesOn) last.end = end;
    else whole.push({ start, end, isPiece: piece === true });
  }
  return whole;
}

function partsOf(text: string, start: number, end: number): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of text.slice(start, end).matchAll(joint)) {
    parts.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  parts.push({ start: from, end });
  return parts;
}

/**
 * The statements of a stretch of text in order: its sentences, cut further at semicolons and bullets. What is too short
 * to state anything, too long to be quoted, a question itself, or so only today is left out.
 */
export function cutStatements(text: string, from: number, to: number, locale: string): StatedStretch[] {
  const own = text.slice(from, to);
  return wholeSentences(own, locale)
    .flatMap(({ start, end }) => partsOf(own, start, end))
    .flatMap(({ start, end }): StatedStretch[] => {
      const said = own.slice(start, end);
      const lead = said.length - said.trimStart().length;
      const trimmed = said.trim();
      const isUsable =
        trimmed.length >= shortest && trimmed.length <= longestOf(trimmed) && !/[?？؟]\s*$/u.test(trimmed);
      if (!isUsable || !/\p{L}{2}/u.test(trimmed) || isVolatile(trimmed)) return [];
      const at = from + start + lead;
      return [{ start: at, end: at + trimmed.length, text: trimmed }];
    });
}
