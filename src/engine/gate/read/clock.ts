import { anyOfAll } from '../../language/pack.ts';
import { type Span, spanOf } from '../../text/characters/span.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import { comparable, spansOf } from './phrase-spans.ts';

/** A time of day: the minutes after midnight that it may mean, both halves of the day where it does not say which. */
export type ClockTime = Span & { minutes: readonly number[] };

const HOUR = 60;
const NOON = 12 * HOUR;
const MERIDIEM = /(?<![\p{N}.,:])(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?\s?m(?:\.|(?!\p{L}))/giu;
const clock = anyOfAll('gate', (words) => words.clock);
const COLON = new RegExp(
  String.raw`(?<![\p{N}.,:])([01]?\d|2[0-4])[:h](\d{2})(?![\p{N}:])(?:\s?(?:${clock}|h)(?!\p{L}))?`,
  'giu',
);
const HOURS = new RegExp(
  String.raw`(?<![\p{N}.,:])([01]?\d|2[0-4])(?:[.:\s]?(\d{2}))?\s?(?:${clock})(?!\p{L})`,
  'giu',
);
const HOURS_AND = /(?<![\p{N}.,:])([01]?\d|2[0-4])\s?h(?:\s?(\d{2}))?(?![\p{L}\p{N}])/giu;
const DOTTED = /(?<![\p{N}.,:])([01]?\d|2[0-4])\.([0-5]\d)(?![\p{N}%]|[.,]\d)/gu;
const until = anyOfAll('text', (words) => words.until);
const and = anyOfAll('text', ({ rangeAnd }) => rangeAnd);
const RANGE_BEFORE = new RegExp(
  String.raw`(?<![\p{N}.,:€$£])([01]?\d|2[0-4])(?:[.:](\d{2}))?\s?(?:[-–—~]|${until}|${and})\s?$`,
  'iu',
);

function either(hour: number, minute: number): number[] {
  const at = hour * HOUR + minute;
  return hour >= 1 && hour <= 12 ? [at, hour === 12 ? minute : at + NOON] : [at];
}

/** Times of day that say that they are: "5 p.m.", "17:30", "9 Uhr", "9 h 30", noon. */
export function timesIn(text: string, lexicon: GateLexicon): ClockTime[] {
  const found: ClockTime[] = [];
  const add = ({ start, end }: Span, minutes: readonly number[]) => {
    if (!found.some((one) => start < one.end && end > one.start)) found.push({ start, end, minutes });
  };
  for (const match of text.matchAll(MERIDIEM)) {
    const hour = Number(match[1]) % 12;
    if (Number(match[1]) > 12) continue;
    const minutes = (hour + (match[3]!.toLowerCase() === 'p' ? 12 : 0)) * HOUR + Number(match[2] ?? 0);
    add(spanOf(match), [minutes]);
  }
  for (const pattern of [COLON, HOURS, HOURS_AND])
    for (const match of text.matchAll(pattern)) {
      const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
      // With two digits of minutes and a leading zero or past noon it is the clock of 24 hours.
      const minutes = hour > 12 || /^0/u.test(match[1]!) ? [hour * HOUR + minute] : either(hour, minute);
      add(spanOf(match), minutes);
    }
  const lower = comparable(text);
  for (const span of spansOf(lower, lexicon.noon)) add(span, [NOON]);
  for (const span of spansOf(lower, lexicon.midnight)) add(span, [0, 24 * HOUR]);
  return found;
}

/** Times that a text may state: those of `timesIn`, and bare numbers that another time shows to be hours ("9–17 Uhr"). */
export function timesStated(text: string, lexicon: GateLexicon): ClockTime[] {
  const found = timesIn(text, lexicon);
  for (const match of text.matchAll(DOTTED))
    found.push({ ...spanOf(match), minutes: either(Number(match[1]), Number(match[2])) });
  for (const { start, minutes } of [...found]) {
    const before = RANGE_BEFORE.exec(text.slice(Math.max(0, start - 12), start));
    if (before === null) continue;
    const from = start - before[0].length;
    const hour = Number(before[1]);
    const same = (minutes[0] ?? 0) >= NOON ? either(hour, Number(before[2] ?? 0)) : either(hour, 0);
    found.push({ start: from, end: from + before[1]!.length, minutes: same });
  }
  return found;
}

/** Whether two times may be the same. */
export function isSameTime(a: readonly number[], b: readonly number[]): boolean {
  return a.some((minute) => b.includes(minute));
}
