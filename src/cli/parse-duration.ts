import { usageError } from './cli-error.ts';

const unitMs: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  y: 31_536_000_000,
};

/** A time span as it is typed (`24h`, `90d`, `0`) in milliseconds. */
export function parseDuration(text: string, fix: string): number {
  if (text === '0') return 0;
  const [, number, unit] = /^(\d{1,6})(s|m|h|d|w|y)$/.exec(text) ?? [];
  if (number === undefined || unit === undefined)
    throw usageError(
      `"${text}" is no time span.`,
      'Write a whole number and s, m, h, d, w or y: 24h, 90d.',
      fix,
    );
  return Number(number) * unitMs[unit]!;
}
