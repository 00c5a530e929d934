import { kept } from '../../../memo/kept.ts';
import { anyOfAll } from '../../language/pack.ts';
import { withDigitsForNumerals } from '../../text/numbers/east-asian-numerals.ts';

/** Three digits after a mark are thousands: `1,500` and `1.500` are more often prices than numbers with three decimals. */
const number = String.raw`\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const NUMBER = new RegExp(number, 'gu');
/** "76–105 cm", "2 to 4", "de 6 à 10", "10 kg bis 18 kg", "1,000円〜3,000円". */
const until = anyOfAll('text', (words) => words.until);
const and = anyOfAll('text', ({ rangeAnd }) => rangeAnd);
const RANGE = new RegExp(
  String.raw`(${number})\s*(?:[\p{L}\p{Sc}"″]{1,3}\s*)?(?:–|-|—|〜|～|${until}|${and})\s*\p{Sc}?\s*(${number})`,
  'giu',
);

const WITHIN = 0.7;

type Numbers = { stated: ReadonlySet<number>; ranges: readonly { low: number; high: number }[] };

function toNumber(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(digits);
  return Number(isGrouped ? digits.replace(/[.,]/gu, '') : digits.replace(',', '.'));
}

/** The numbers that a text states in digits, in order. */
export function statedNumbers(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([digits]) => toNumber(digits));
}

const numbersIn = kept({ most: 20_000, longest: 2_000 }, (text): Numbers => {
  const inDigits = withDigitsForNumerals(text);
  const stated = new Set(statedNumbers(inDigits));
  const ranges = [...inDigits.matchAll(RANGE)]
    .map(([, low, high]) => ({ low: toNumber(low!), high: toNumber(high!) }))
    .filter(({ low, high }) => high > low);
  return { stated, ranges };
});

/** How well a text fits the numbers of a question: 1 states one, .7 gives a range that holds one, 0 neither or none asked. */
export function numberFit(asked: readonly number[], text: string): number {
  if (asked.length === 0) return 0;
  const { stated, ranges } = numbersIn(text);
  if (asked.some((value) => stated.has(value))) return 1;
  return asked.some((value) => ranges.some(({ low, high }) => value >= low && value <= high)) ? WITHIN : 0;
}
