import { anyOfAll } from '../../language/pack.ts';
import { isWithinAny, type Span } from '../../text/characters/span.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import type { EvidencePart } from '../open-gate.ts';
import { isSameTime } from '../read/clock.ts';
import { comparable, phraseAt, spansOf } from '../read/phrase-spans.ts';
import { isSameAmount } from '../read/same-amount.ts';
import type { GateReason } from '../types.ts';
import { clauseOf, type GateClaim, reasonAt } from './claim.ts';
import { nearestEvidence } from './named-products.ts';

type Bound = 'most' | 'least' | undefined;

const REACH = 28;
/** What may stand between a bound and its number. */
const BETWEEN = new RegExp(
  String.raw`^[\s:]*(?:(?:${anyOfAll('gate', ({ beforeNumber }) => beforeNumber)})\s+)*\p{Sc}?\s*$`,
  'u',
);

/** Which way a bound in front of a number or behind it points; of a range neither end is a bound. */
export function boundAt(
  lower: string,
  { start, end }: Span,
  { atMost, atLeast, orMore, orLess }: GateLexicon,
): Bound {
  const tail = lower.slice(end).replace(/^[\s,]*(?:\p{Sc}\s*)?/u, '');
  if (phraseAt(tail, orMore, 0) > 0) return 'least';
  if (phraseAt(tail, orLess, 0) > 0) return 'most';
  const from = Math.max(0, start - REACH);
  const before = lower.slice(from, start);
  const ends = (list: string | undefined) =>
    spansOf(before, list)
      .filter((span) => BETWEEN.test(before.slice(span.end)))
      .at(-1);
  const [most, least] = [ends(atMost), ends(atLeast)];
  if (most === undefined || least === undefined) return most ? 'most' : least ? 'least' : undefined;
  // "Not more than" holds "more than".
  return most.end - most.start >= least.end - least.start ? 'most' : 'least';
}

const until = anyOfAll('text', (words) => words.until);
const and = anyOfAll('text', ({ rangeAnd }) => rangeAnd);
const JOIN = `(?:[-–—]|${until}|${and})`;
const RANGE_BEFORE = new RegExp(`\\p{N}[^\\p{N}.;,]{0,14}\\s?${JOIN}\\s?\\p{Sc}?$`, 'u');
const RANGE_BEHIND = new RegExp(`^[^\\p{N}.;,]{0,10}\\s?${JOIN}\\s?\\p{Sc}?\\p{N}`, 'u');

function isEndOfRange(lower: string, { start, end }: Span): boolean {
  return RANGE_BEFORE.test(lower.slice(Math.max(0, start - 22), start)) || beginsRange(lower, end);
}

function beginsRange(lower: string, end: number): boolean {
  // Of 6'1" the inches are no other number.
  return RANGE_BEHIND.test(lower.slice(end, end + 18).replace(/^\p{N}+["″”]/u, ''));
}

/** "From 3 to 5" limits nothing, "up to 3 to 5" does. */
function topOfRange(lower: string, span: Span, lexicon: GateLexicon): Bound {
  return beginsRange(lower, span.end) && boundAt(lower, span, lexicon) === 'most' ? 'most' : undefined;
}

/** The bound that the name of a row or column ends in: "Free from – France: 49 €". */
function boundOfLabels(text: string, isCell: boolean, { atMost, atLeast }: GateLexicon): Bound {
  const labels = isCell
    ? text
        .split(/ – |: /u)
        .slice(0, -1)
        .map((label) => label.replace(/\s*\([^()]*\)$/u, ''))
    : [];
  const ends = (list: string | undefined) =>
    labels.some((label) => spansOf(label, list).some(({ end }) => end === label.length));
  return ends(atLeast) ? 'least' : ends(atMost) ? 'most' : undefined;
}

/** Finds limits turned round: "up to 20 lb" where the evidence says "over 20 lb"; lower limits that nobody set. */
export function checkBounds(claim: GateClaim): GateReason[] {
  const { gate, lower, amounts, times, dates } = claim;
  const evidence = nearestEvidence(claim);
  const boundsWhere = (spansIn: (part: EvidencePart) => readonly Span[]): Bound[] =>
    evidence.flatMap(({ parts, lexicon }) =>
      parts.flatMap((part): Bound[] => {
        const text = comparable(part.text);
        return spansIn(part).flatMap((span) =>
          isEndOfRange(text, span)
            ? // "From 11" and "until 4" may stand for "11–4".
              [topOfRange(text, span, lexicon), beginsRange(text, span.end) ? 'least' : 'most']
            : [boundAt(text, span, lexicon) ?? boundOfLabels(text, part.isCell, lexicon)],
        );
      }),
    );
  const reasons: GateReason[] = [];
  const check = (span: Span, isAmount: boolean, spansIn: (part: EvidencePart) => readonly Span[]) => {
    const own = isEndOfRange(lower, span)
      ? topOfRange(lower, span, gate.lexicon)
      : boundAt(lower, span, gate.lexicon);
    const stated = own === undefined ? [] : boundsWhere(spansIn);
    if (own === undefined || stated.length === 0 || stated.includes(own)) return;
    // "Not after 30 days" is what "within 30 days" says.
    if (clauseOf(claim, span)?.isSaid === false && stated.includes(own === 'least' ? 'most' : 'least'))
      return;
    // "Within 14 days" may stand for "14 days", "at least 14 days" and "up to 3 to 5 days" may not.
    if (
      ((own === 'least' || isEndOfRange(lower, span)) && isAmount) ||
      stated.every((bound) => bound !== undefined)
    )
      reasons.push(reasonAt(claim, 'polarity', span, 'the evidence does not limit it this way'));
  };
  for (const amount of amounts) {
    if (isWithinAny(amount, times)) continue;
    const shown = claim.text.slice(amount.start, amount.end);
    check(amount, true, (part) => part.amounts.filter((stated) => isSameAmount(amount, stated, shown)));
  }
  for (const time of times)
    check(time, false, (part) => part.times.filter(({ minutes }) => isSameTime(minutes, time.minutes)));
  for (const date of dates)
    check(date, false, (part) =>
      part.dates.filter(({ day, month }) => day === date.day && month === date.month),
    );
  return reasons;
}
