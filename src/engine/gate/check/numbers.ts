import { anyOfAll } from '../../language/pack.ts';
import { beginsIn, isWithinAny, type Span } from '../../text/characters/span.ts';
import type { EvidencePart, PreparedEvidence } from '../open-gate.ts';
import { type Amount, isPlain } from '../read/amounts.ts';
import { isSameTime } from '../read/clock.ts';
import { spansOf } from '../read/phrase-spans.ts';
import { isComparable, isSameAmount } from '../read/same-amount.ts';
import type { Word } from '../read/words.ts';
import type { GateReason } from '../types.ts';
import { isAlone, isApart, isRange } from './amount-places.ts';
import { clauseOf, type GateClaim, reasonAt, wordsBeside } from './claim.ts';
import { isAskedAbout, isElsewhere, placeAt, type StatedPlace } from './fit.ts';
import { nearestEvidence } from './named-products.ts';
import { isWorkedOut } from './worked-out.ts';

const HOUR = 60;
const BEYOND_AMOUNT = 0.3;
const BEYOND_CLAUSE = 0.4;

/** Finds numbers, prices, dates, days and times of a sentence that what it cites does not state, or states of something else. */
export function checkNumbers(claim: GateClaim): GateReason[] {
  const evidence = nearestEvidence(claim);
  const parts = evidence.flatMap((each) => each.parts);
  const reasons: GateReason[] = [];
  const refuse = (span: Span, say: string) => reasons.push(reasonAt(claim, 'number', span, say));
  const supported: Amount[] = [];
  const open: Amount[] = [];
  for (const amount of claim.amounts) {
    if (isStated(claim, amount, parts)) supported.push(amount);
    else if (!isTimeStated(claim, amount, parts)) open.push(amount);
  }
  for (const amount of open)
    if (!isWorkedOut(claim, amount, supported) && !isShoppers(claim, amount, supported))
      refuse(amount, 'the cited evidence does not state this number with this unit');
  for (const time of claim.times) {
    const isOpen = open.some((amount) => beginsIn(amount, time));
    if (!isOpen && !isTimeSaid(time.minutes, parts) && !isDuration(claim, time, supported))
      refuse(time, 'the cited evidence does not state this time');
  }
  for (const amount of supported)
    if (!isWithinAny(amount, claim.times) && isOfSomethingElse(claim, amount, parts))
      refuse(amount, 'the evidence states this number of something else');
  return [...reasons, ...checkDates(claim, evidence), ...checkWeekdays(claim, parts)];
}

function checkDates(claim: GateClaim, evidence: readonly PreparedEvidence[]): GateReason[] {
  return claim.dates.flatMap((date) => {
    const isSaid =
      date.day === undefined
        ? evidence.some(({ months }) => months.has(date.month))
        : evidence.some(({ parts }) =>
            parts.some(({ dates }) =>
              dates.some(({ day, month }) => day === date.day && month === date.month),
            ),
          );
    const isYearSaid =
      date.year === undefined || evidence.some(({ said }) => said.includes(String(date.year)));
    return isSaid && isYearSaid
      ? []
      : [reasonAt(claim, 'number', date, 'the cited evidence does not state this date')];
  });
}

function checkWeekdays(claim: GateClaim, parts: readonly EvidencePart[]): GateReason[] {
  return claim.weekdays.flatMap((day) => {
    const stating = parts.filter(({ weekdays }) => weekdays.has(day.weekday));
    if (stating.length === 0)
      return [reasonAt(claim, 'number', day, 'the cited evidence does not speak of this day')];
    const others = parts.filter(({ weekdays }) => weekdays.size > 0 && !weekdays.has(day.weekday));
    // Hours that stand in a table need not say "open".
    const idle =
      claim.times.length === 0 ? [] : [...spansOf(claim.lower, claim.gate.lexicon.clock), ...sidesIn(claim)];
    const words = wordsAround(claim, day).filter((word) => !isWithinAny(word, [...claim.weekdays, ...idle]));
    const place = (part: EvidencePart): StatedPlace => ({ bag: undefined, part });
    return isElsewhere(words, {
      stating: stating.map(place),
      others: others.map(place),
      parts,
      nearness: () => 1,
    })
      ? [reasonAt(claim, 'number', day, 'the evidence speaks of this day about something else')]
      : [];
  });
}

/** Words with a contrary. */
function sidesIn({ lower, gate }: GateClaim): Span[] {
  return (gate.lexicon.opposites ?? []).flatMap((sides) => sides.flatMap((side) => spansOf(lower, side)));
}

function shown({ text }: GateClaim, { start, end }: Amount): string {
  return /^[\p{N}.,'’\u00A0\u202F ]*\p{N}/u.exec(text.slice(start, end))?.[0] ?? '';
}

/** Whether a part states the amount, and the other end of its range with it. */
function isStated(claim: GateClaim, amount: Amount, parts: readonly EvidencePart[]): boolean {
  const partner = rangePartner(claim, amount);
  const has = (part: EvidencePart, one: Amount) =>
    part.amounts.some((stated) => isSameAmount(one, stated, shown(claim, one)));
  return parts.some((part) => has(part, amount) && (partner === undefined || has(part, partner)));
}

/** The other number of "3–5 days". */
function rangePartner({ amounts, text }: GateClaim, amount: Amount): Amount | undefined {
  const at = amounts.indexOf(amount);
  for (const [first, second] of [
    [amount, amounts[at + 1]],
    [amounts[at - 1], amount],
  ] as const) {
    if (first === undefined || second === undefined || !isComparable(first, second)) continue;
    if (isRange(text, first, second)) return first === amount ? second : first;
  }
  return undefined;
}

/** Between two hours, where a bare number is one of the clock. */
const until = anyOfAll('text', (words) => words.until);
const CLOCK_RANGE = new RegExp(String.raw`^\s?(?:[-–—]|${until})`, 'u');
const RANGE_TO = new RegExp(String.raw`\p{N}\s?(?:[-–—]|${until})\s?$`, 'u');

function isTimeSaid(minutes: readonly number[], parts: readonly EvidencePart[]): boolean {
  return parts.some(
    ({ times, amounts, text }) =>
      times.some((time) => isSameTime(time.minutes, minutes)) ||
      amounts.some(({ values, unit, currencies, start, end }) => {
        if ((unit !== undefined && unit !== 'h') || currencies !== undefined) return false;
        const isRange = CLOCK_RANGE.test(text.slice(end)) || RANGE_TO.test(text.slice(0, start));
        return (
          isRange &&
          values.some((hour) =>
            minutes.some((minute) => minute % HOUR === 0 && hour <= 12 && (minute / HOUR) % 12 === hour % 12),
          )
        );
      }),
  );
}

/** A number of a time of day ("8 p.m.", "9 h 30") that is stated as one. */
function isTimeStated(claim: GateClaim, amount: Amount, parts: readonly EvidencePart[]): boolean {
  const time = claim.times.find((each) => beginsIn(amount, each));
  if (time !== undefined) return isTimeSaid(time.minutes, parts);
  const isHour = amount.unit === undefined || amount.unit === 'h';
  const isBeforeTime = claim.times.some(({ start }) => start > amount.start && start - amount.end < 8);
  return (
    isHour &&
    isBeforeTime &&
    amount.values.some((hour) => isTimeSaid([hour * HOUR, (hour + 12) * HOUR], parts))
  );
}

/** "14 h" may be a time of day or a duration. */
function isDuration(claim: GateClaim, time: Span, supported: readonly Amount[]): boolean {
  return (
    supported.some((amount) => isWithinAny(amount, [time])) &&
    !/[:ap]/iu.test(claim.text.slice(time.start, time.end))
  );
}

/** An amount that the shopper gave: in a condition, or beside a stated amount that it is compared with. */
function isShoppers(claim: GateClaim, amount: Amount, supported: readonly Amount[]): boolean {
  const { asked } = claim.gate;
  if (!asked.amounts.some((own) => isSameAmount(amount, own, shown(claim, amount)))) return false;
  const clause = clauseOf(claim, amount);
  return (
    (clause !== undefined && clause.isSaid === undefined) ||
    supported.some((other) => isComparable(amount, other))
  );
}

/** Words of the clause around something; of the whole sentence where the clause has hardly any. */
function wordsAround(claim: GateClaim, span: Span): readonly Word[] {
  const { words, amounts, lower, gate } = claim;
  const own = wordsBeside(claim, span);
  const { atMost, atLeast, light } = gate.lexicon;
  const idle = [atMost, atLeast, light].flatMap((list) => spansOf(lower, list)).concat(amounts);
  return (own.length >= 2 ? own : words.filter(({ isStop }) => !isStop)).filter(
    (word) => !isWithinAny(word, idle),
  );
}

/** What a word counts for an amount: less behind a comma or "and", and where another amount stands between. */
function nearness({ lower, gate }: GateClaim, word: Word, amount: Amount, rest: readonly Amount[]): number {
  const [from, to] = word.start < amount.start ? [word.end, amount.start] : [amount.end, word.start];
  if (from >= to) return 1;
  if (rest.some(({ start }) => start >= from && start < to)) return BEYOND_AMOUNT;
  const between = lower.slice(from, to);
  return /[,;:–—]/u.test(between) || spansOf(between, gate.lexicon.and).length > 0 ? BEYOND_CLAUSE : 1;
}

/** Whether the evidence has a number right behind or before the same word: it is part of a name, as of "Link 18" and "6-bolt". */
function isInName({ text, cited }: GateClaim, { start, end }: Amount): boolean {
  const joined = /^-\p{L}[\p{L}\p{M}]*/u.exec(text.slice(end))?.[0];
  if (joined !== undefined && cited.some(({ said }) => said.includes(`${text.slice(start, end)}${joined}`)))
    return true;
  const word = /\p{Lu}[\p{L}\p{N}]*[ \u00A0-]$/u.exec(text.slice(0, start))?.[0];
  if (word === undefined) return false;
  const name = `${word}${text.slice(start, end)}`;
  return cited.some(({ said }) => said.includes(name));
}

/** A price right behind a product's name, "the Burrow Tracker ($79)", that the record of the product states as its price. */
function isPriceOfName(
  { text, words, cited }: GateClaim,
  amount: Amount,
  parts: readonly EvidencePart[],
): boolean {
  if (
    amount.currencies === undefined ||
    !/\p{L}\p{M}*\s?[(,–—:]\s?\p{Sc}?$/u.test(text.slice(0, amount.start))
  )
    return false;
  const last = words.findLast(({ end }) => end <= amount.start);
  const isName =
    last !== undefined &&
    cited.some(({ evidence }) => evidence.productId !== undefined && evidence.title.includes(last.raw));
  return (
    isName &&
    parts.some(
      (part) =>
        part.isTyped &&
        / – (?:sale )?price: /u.test(part.text) &&
        part.amounts.some((stated) => isSameAmount(amount, stated, text.slice(amount.start, amount.end))),
    )
  );
}

/** Whether another place, which states another amount of that kind, is clearly what the clause speaks of. */
function isOfSomethingElse(claim: GateClaim, amount: Amount, parts: readonly EvidencePart[]): boolean {
  // "Four" is more often a way of speaking than a figure of something.
  if (amount.code !== undefined || (amount.isSpelled === true && isPlain(amount))) return false;
  if (isPlain(amount) && isInName(claim, amount)) return false;
  if (isPriceOfName(claim, amount, parts)) return false;
  const partner = rangePartner(claim, amount);
  const isOne = (stated: Amount, one: Amount) => isSameAmount(one, stated, shown(claim, one));
  const rest = claim.amounts.filter((other) => other !== amount && other !== partner);
  const stating: StatedPlace[] = [];
  const others: StatedPlace[] = [];
  const apart = rest.filter((other) => isApart(claim, amount, other));
  for (const part of parts) {
    // "A ends at 105 cm and B begins at 126": where B ends is no rival.
    const otherEnds = part.amounts.filter((one, i) =>
      [part.amounts[i - 1], part.amounts[i + 1]].some(
        (next) =>
          next !== undefined && isRange(part.text, one, next) && apart.some((other) => isOne(next, other)),
      ),
    );
    for (const stated of part.amounts) {
      if (isOne(stated, amount)) stating.push(placeAt(part, stated.start));
      // What another number of the sentence is about is no rival.
      else if (
        !otherEnds.includes(stated) &&
        isComparable(stated, amount) &&
        !rest.some((other) => isOne(stated, other))
      )
        if (
          !part.amounts.some((same) => isOne(same, amount)) ||
          placeAt(part, stated.start).bag !== undefined
        )
          others.push(placeAt(part, stated.start));
    }
  }
  if (amount.unit !== undefined && isAlone(claim, amount) && stating.some(({ part }) => part.isTyped))
    return false;
  return (
    isElsewhere(wordsAround(claim, amount), {
      stating,
      others,
      parts,
      nearness: (word) => nearness(claim, word, amount, rest),
    }) && !isAskedAbout(claim.gate.asked.words, stating, others, parts)
  );
}
