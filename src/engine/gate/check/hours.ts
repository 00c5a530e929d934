import type { Span } from '../../text/characters/span.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import { weekdaysStated } from '../read/calendar.ts';
import { isSameTime, timesStated } from '../read/clock.ts';
import { comparable, spansOf } from '../read/phrase-spans.ts';
import type { GateReason } from '../types.ts';
import { type GateClaim, reasonAt } from './claim.ts';

/** Days and times that are said together. */
type Hours = Span & { days: ReadonlySet<number>; times: readonly (readonly number[])[] };

/** Stretches between commas and the like, each with its days and times; those without times are left out. */
function hoursIn(text: string, locale: string, lexicon: GateLexicon, isWhole: boolean): Hours[] {
  const cuts = isWhole
    ? []
    : [
        ...[...text.matchAll(/[,;|\n]|\.(?=\s)/gu)].map(({ index }) => index + 1),
        ...spansOf(comparable(text), lexicon.joins).map(({ start }) => start),
      ];
  const ends = [0, ...cuts.sort((a, b) => a - b), text.length];
  return ends.slice(1).flatMap((end, i) => {
    const [start, part] = [ends[i]!, text.slice(ends[i], end)];
    const times = timesStated(part, lexicon).map(({ minutes }) => minutes);
    return times.length === 0 ? [] : [{ start, end, days: weekdaysStated(part, locale, lexicon), times }];
  });
}

/** Finds hours of one day said of another: the time stands in the evidence, but only beside other days. */
export function checkHours(claim: GateClaim): GateReason[] {
  if (claim.weekdays.length === 0 || claim.times.length === 0) return [];
  const { lexicon, scene } = claim.gate;
  const stated = claim.cited.flatMap(({ parts, evidence, lexicon: own }) =>
    parts.flatMap(({ text, isCell }) => hoursIn(text, evidence.locale, own, isCell)),
  );
  return hoursIn(claim.text, scene.locale, lexicon, false).flatMap(({ start, end, days, times }) => {
    const isWrong = times.some((time) => {
      const having = stated.filter((each) => each.times.some((other) => isSameTime(other, time)));
      return (
        days.size > 0 &&
        having.length > 0 &&
        !having.some((each) => each.days.size === 0 || [...days].some((day) => each.days.has(day)))
      );
    });
    return isWrong
      ? [reasonAt(claim, 'number', { start, end }, 'the evidence states this time of other days')]
      : [];
  });
}
