const dayMs = 86_400_000;

/** `2/1/16, 5:03 PM`, `24.12.2026 08:00`, `2026/12/24`: year, month and day in whichever order their sizes and marks allow. */
function partsOf(date: string): { year: number; month: number; day: number } | undefined {
  const found = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/.exec(date);
  if (!found) return undefined;
  const [a, b, c] = [Number(found[1]), Number(found[3]), Number(found[4])];
  if (found[1]!.length === 4) return { year: a, month: b, day: c };
  const year = found[4]!.length === 4 ? c : 2000 + c;
  // Slashes are American unless the first number is no month; points and hyphens begin with the day.
  const isMonthFirst = found[2] === '/' ? a <= 12 : b > 12;
  return isMonthFirst ? { year, month: a, day: b } : { year, month: b, day: a };
}

function timeOf(time: string): number | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?$/i.exec(time);
  if (!found) return undefined;
  const hour = (Number(found[1]) % (found[4] ? 12 : 24)) + (found[4]?.toLowerCase() === 'pm' ? 12 : 0);
  return ((hour * 60 + Number(found[2])) * 60 + Number(found[3] ?? 0)) * 1000;
}

/**
 * A date or time as exports write it, in epoch milliseconds; without a zone it is UTC. A bare date is the day's first
 * moment, with `isEnd` its last. `undefined` when it is none.
 */
export function parseDate(text: string, isEnd = false): number | undefined {
  const trimmed = text.trim();
  if (/^\d{10}$/.test(trimmed)) return Number(trimmed) * 1000;
  if (/^\d{13}$/.test(trimmed)) return Number(trimmed);
  const iso = /^\d{4}-\d\d-\d\d[Tt ]\d{1,2}:\d\d/.test(trimmed);
  if (iso) {
    const spelled = trimmed
      .replace(' ', 'T')
      .replace(/[Tt](\d):/, 'T0$1:')
      .replace(/\s*UTC$/, 'Z')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
    const zoned = /(?:[Zz]|[+-]\d{2}:\d{2})$/.test(spelled) ? spelled : `${spelled}Z`;
    const timeMs = Date.parse(zoned.toUpperCase());
    return Number.isNaN(timeMs) ? undefined : timeMs;
  }
  const [date = '', ...rest] = trimmed.split(/,?\s+/);
  const parts = partsOf(date);
  if (!parts || parts.month > 12 || parts.day > 31 || parts.month === 0 || parts.day === 0) return undefined;
  const day = Date.UTC(parts.year, parts.month - 1, parts.day);
  if (rest.length === 0) return isEnd ? day + dayMs - 1 : day;
  const time = timeOf(rest.join(' '));
  return time === undefined ? undefined : day + time;
}

/** A span of time, `from/to` (ISO 8601 interval) or two dates joined by white space and a hyphen. */
export function parsePeriod(text: string): { startsAtMs: number | undefined; endsAtMs: number | undefined } {
  const [from = '', to = ''] = text.split(/\s*\/\s*(?=\d{4}-)|\s+(?:-|–|to)\s+/);
  return { startsAtMs: parseDate(from), endsAtMs: parseDate(to, true) };
}
