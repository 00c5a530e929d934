import { anyOfAll } from '../../language/pack.ts';
import { beginsIn, type Span } from '../../text/characters/span.ts';
import type { Amount } from '../read/amounts.ts';
import { spansOf } from '../read/phrase-spans.ts';
import type { GateClaim } from './claim.ts';

const RANGE = /^\s?(?:[-–—~]|\p{L}{1,4})\s?\p{Sc}?$/u;
const and = anyOfAll('catalogue', (words) => words.and);
const or = anyOfAll('catalogue', (words) => words.or);
const JOINED = new RegExp(String.raw`^\s?(?:${and}|${or})\s`, 'u');

/** Whether two numbers that stand side by side in a text are the ends of a range. */
export function isRange(text: string, one: Amount, other: Amount): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, second.start);
  return RANGE.test(between) && !JOINED.test(between);
}

/** Whether a comma or "and" stands between two amounts. */
export function isApart({ lower, gate }: GateClaim, one: Span, other: Span): boolean {
  const between = lower.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return /[,;:–—]/u.test(between) || spansOf(between, gate.lexicon.and).length > 0;
}

/** Whether an amount is all that stands between two commas, as in a list of what a product has. */
export function isAlone({ text, words }: GateClaim, { start, end }: Amount): boolean {
  const from =
    Math.max(...[...text.slice(0, start).matchAll(/[,;:(]\s/gu)].map(({ index }) => index), -1) + 1;
  const to = end + (/[,;.)](?:\s|$)|$/u.exec(text.slice(end))?.index ?? 0);
  return (
    from > 0 &&
    !words.some(
      (word) => !word.isStop && beginsIn(word, { start: from, end: to }) && !beginsIn(word, { start, end }),
    )
  );
}
