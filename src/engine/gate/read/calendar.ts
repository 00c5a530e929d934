import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { type Span, spanOf } from '../../text/characters/span.ts';
import { hasDottedOrdinals } from '../../text/sentences/abbreviations.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import { comparable, spansOf } from './phrase-spans.ts';

/** A day of the year, as far as it is said: month 1 to 12. */
export type CalendarDate = Span & { day?: number; month: number; year?: number };
/** A day of the week, Monday 1 to Sunday 7. */
export type Weekday = Span & { weekday: number };

type Names = {
  months: ReadonlyMap<string, number>;
  long: readonly string[];
  short: ReadonlyMap<string, number>;
};

/** Month and weekday names of a language by the data of Intl. */
const namesOf = kept(perLanguage, (language): Names => {
  const months = new Map<string, number>();
  const short = new Map<string, number>();
  const long: string[] = [];
  const text = (options: Intl.DateTimeFormatOptions, month: number, day: number) => {
    const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(
      new Date(Date.UTC(2024, month, day)),
    );
    const type = 'month' in options ? 'month' : 'weekday';
    return comparable(parts.find((part) => part.type === type)?.value ?? '').replace(/\.$/u, '');
  };
  for (let month = 0; month < 12; month++)
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
    ] as const) {
      const name = text(options, month, 1);
      if (/^\p{L}{3,}/u.test(name)) months.set(name, month + 1);
    }
  const letters = partOf(language, 'gate')?.weekdayLetters;
  // 1 January 2024 was a Monday.
  for (let day = 1; day <= 7; day++) {
    long.push(text({ weekday: 'long' }, 0, day));
    for (const width of ['long', 'short'] as const) short.set(text({ weekday: width }, 0, day), day);
    if (letters !== undefined) short.set(text({ weekday: 'long' }, 0, day).slice(0, letters), day);
  }
  return { months, long, short };
});

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const DAY_BEFORE = /(?<![\p{N}.,])(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª)?(?: de| of| di)?\s(?:the\s)?$/u;
const DAY_AFTER = /^\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\p{N}:]|[.,]\d)/u;
const YEAR_AFTER = /^(?:,| de| of)?\s((?:19|20)\d{2})(?!\p{N})/u;
/** 12.05.2026, 12/05/2026, 12-05-26, 12.05. */
const NUMERIC = /(?<![\p{N}.,/-])(\d{1,2})([./-])(\d{1,2})(?:\2((?:19|20)?\d{2})|\.)(?![\p{N}]|[.,/-]\d)/gu;
/** Languages that write such a day with a full stop at its end though the table of dotted ordinals has them not. */
const DOTTED_DAYS = new Set(['bs', 'ru']);
const ISO = /(?<!\p{N})((?:19|20)\d{2})-(\d{2})-(\d{2})(?!\p{N})/gu;

/** A match whose number can be the day of a month. */
function dayOf(match: RegExpExecArray | null): RegExpExecArray | null {
  const day = Number(match?.[1]);
  return day >= 1 && day <= 31 ? match : null;
}

/** Dates with a named month, ISO dates, and dates in digits (day first, month first where only that can be). */
export function datesIn(text: string, locale: string): CalendarDate[] {
  const found: CalendarDate[] = [];
  const lower = comparable(text);
  const language = languageOf(locale);
  const { months } = namesOf(language);
  const needsCapital = partOf(locale, 'gate')?.monthsNeedCapital === true;
  for (const match of lower.matchAll(WORD)) {
    const month = months.get(match[0]);
    if (month === undefined || (needsCapital && text[match.index] === lower[match.index])) continue;
    let { start, end } = spanOf(match);
    const before = dayOf(DAY_BEFORE.exec(text.slice(Math.max(0, start - 14), start)));
    const after = before === null ? dayOf(DAY_AFTER.exec(text.slice(end, end + 8))) : null;
    // A short name or "May" without a day is another word more often than not.
    const alone = before === null && after === null;
    if (alone && (match[0].length < 4 || (match[0] === 'march' && start === 0))) continue;
    if (before !== null) start -= before[0].length;
    if (after !== null) end += after[0].length;
    const year = YEAR_AFTER.exec(text.slice(end, end + 10));
    if (year !== null) end += year[0].length;
    const day = Number(before?.[1] ?? after?.[1] ?? 0);
    const isDay = day >= 1 && day <= 31;
    found.push({ start, end, month, day: isDay ? day : undefined, year: year ? Number(year[1]) : undefined });
  }
  for (const match of text.matchAll(ISO))
    found.push({
      ...spanOf(match),
      year: Number(match[1]),
      month: Number(match[2]),
      day: Number(match[3]),
    });
  const endsInStop = hasDottedOrdinals(language) || DOTTED_DAYS.has(language);
  for (const match of text.matchAll(NUMERIC)) {
    const [a, b] = [Number(match[1]), Number(match[3])];
    const [day, month] = b > 12 ? [b, a] : [a, b];
    if (month < 1 || month > 12 || day < 1 || day > 31) continue;
    // "8/10." is a mark, "12.05." a day where ordinals have a full stop, unless it ends the sentence.
    const isDay = match[2] === '.' && match[0].endsWith('.') && endsInStop;
    if (match[4] === undefined && (!isDay || match.index + match[0].length >= text.trimEnd().length))
      continue;
    const short = match[4] === undefined ? undefined : Number(match[4]);
    const year = short === undefined ? undefined : short < 100 ? 2000 + short : short;
    found.push({ ...spanOf(match), day, month, year });
  }
  return found;
}

/** Days of the week that a sentence names in full ("Saturdays", "samstags"). */
export function weekdaysIn(text: string, locale: string): Weekday[] {
  const { long } = namesOf(languageOf(locale));
  const lower = comparable(text);
  return [...lower.matchAll(WORD)].flatMap((match) => {
    const weekday = long.findIndex(
      (name) => name.length >= 4 && match[0].startsWith(name.replace(/-.*$/u, '')),
    );
    return weekday < 0 ? [] : [{ ...spanOf(match), weekday: weekday + 1 }];
  });
}

const BETWEEN = /^\.?\s?(?:[-–—]|\p{L}{1,8})\s?(?:\p{L}{1,3}\s)?$/u;

/** Every day of the week that a text speaks of: short names and what lies between the ends of "Mon–Fri" too. */
export function weekdaysStated(text: string, locale: string, lexicon: GateLexicon): Set<number> {
  const stated = new Set<number>();
  const lower = comparable(text);
  if (spansOf(lower, lexicon.everyDay).length > 0) for (let day = 1; day <= 7; day++) stated.add(day);
  for (const tag of new Set([languageOf(locale), 'en'])) {
    const { long, short } = namesOf(tag);
    let last: { end: number; weekday: number } | undefined;
    for (const match of lower.matchAll(WORD)) {
      const isNamed = long.findIndex((name) => name.length >= 4 && match[0].includes(name)) + 1;
      const isCapital = text[match.index] !== lower[match.index];
      const weekday = isNamed || (isCapital ? short.get(match[0]) : undefined);
      if (!weekday) continue;
      stated.add(weekday);
      if (last !== undefined && BETWEEN.test(lower.slice(last.end, match.index)))
        for (let day = last.weekday; day !== weekday; day = (day % 7) + 1) stated.add(day);
      last = { end: match.index + match[0].length, weekday };
    }
  }
  return stated;
}

/** Every month that a text speaks of, those between the ends of "June to August" too. */
export function monthsStated(dates: readonly CalendarDate[], text: string): Set<number> {
  const stated = new Set<number>();
  for (const [i, { month, start }] of dates.entries()) {
    stated.add(month);
    const before = dates[i - 1];
    if (before !== undefined && before.end < start && BETWEEN.test(text.slice(before.end, start)))
      for (let at = before.month; at !== month; at = (at % 12) + 1) stated.add(at);
  }
  return stated;
}
