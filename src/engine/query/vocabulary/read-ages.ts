import { anyOfAll } from '../../language/pack.ts';
/** An age value of the catalogue as a range of years. */
export type AgeValue = { tag: string; from: number; to: number };

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const to = anyOfAll('catalogue', ({ ages }) => ages?.to);
const from = anyOfAll('catalogue', ({ ages }) => ages?.from);
const RANGE = new RegExp(String.raw`${number}\s*(?:-|–|${to})\s*${number}`, 'iu');
const FROM = new RegExp(String.raw`${number}\s*\+|(?:${from})\s*${number}`, 'iu');
const SINGLE = new RegExp(number, 'u');
const MONTHS = new RegExp(
  anyOfAll('catalogue', ({ ages }) => ages?.month),
  'iu',
);

/** Reads `3+`, `6-8 years`, `ab 8 Jahren`, `18 months`; empty for a value without a number. Ages are in years. */
export function agesOf(value: string, tag: string): AgeValue[] {
  const unit = MONTHS.test(value) ? 12 : 1;
  const years = (text: string | undefined): number => Number((text ?? '').replace(',', '.')) / unit;
  const range = RANGE.exec(value);
  if (range) return [{ tag, from: years(range[1]), to: years(range[2]) }];
  const least = FROM.exec(value);
  if (least) return [{ tag, from: years(least[1] ?? least[2]), to: Number.POSITIVE_INFINITY }];
  const single = SINGLE.exec(value);
  return single ? [{ tag, from: years(single[1]), to: years(single[1]) }] : [];
}
