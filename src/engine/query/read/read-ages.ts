/** An age value of the catalogue as a range of years. */
export type AgeValue = { tag: string; value: string; from: number; to: number };

const RANGE = /(\d+(?:[.,]\d+)?)\s*(?:-|–|to|bis|à|a|hasta)\s*(\d+(?:[.,]\d+)?)/iu;
const FROM = /(\d+(?:[.,]\d+)?)\s*\+|(?:from|ab|dès|desde|à partir de|a partir de)\s*(\d+(?:[.,]\d+)?)/iu;
const SINGLE = /(\d+(?:[.,]\d+)?)/u;
const MONTHS = /month|monat|mois|mes(?:es)?\b/iu;

/** Reads `3+`, `6-8 years`, `ab 8 Jahren`, `18 months`; empty for a value without a number. Ages are in years. */
export function agesOf(value: string, tag: string): AgeValue[] {
  const unit = MONTHS.test(value) ? 12 : 1;
  const years = (text: string | undefined): number => Number((text ?? '').replace(',', '.')) / unit;
  const range = RANGE.exec(value);
  if (range) return [{ tag, value, from: years(range[1]), to: years(range[2]) }];
  const from = FROM.exec(value);
  if (from) return [{ tag, value, from: years(from[1] ?? from[2]), to: Number.POSITIVE_INFINITY }];
  const single = SINGLE.exec(value);
  return single ? [{ tag, value, from: years(single[1]), to: years(single[1]) }] : [];
}
