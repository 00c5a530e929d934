import { kept } from '../../../memo/kept.ts';
import { anyOfAll } from '../../language/pack.ts';

const NUMBER = /\d+(?:[.,]\d+)?/gu;
/** "76–105 cm", "2 to 4", "de 6 à 10", "10 kg bis 18 kg". */
const until = anyOfAll('text', (words) => words.until);
const and = anyOfAll('text', ({ rangeAnd }) => rangeAnd);
const RANGE = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?)\s*(?:[a-z"″]{1,3}\s*)?(?:–|-|—|${until}|${and})\s*(\d+(?:[.,]\d+)?)`,
  'giu',
);

const WITHIN = 0.7;

type Numbers = { stated: ReadonlySet<number>; ranges: readonly { low: number; high: number }[] };

function toNumber(digits: string): number {
  return Number(digits.replace(',', '.'));
}

const numbersIn = kept({ most: 20_000, longest: 2_000 }, (text): Numbers => {
  const stated = new Set([...text.matchAll(NUMBER)].map(([digits]) => toNumber(digits)));
  const ranges = [...text.matchAll(RANGE)]
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
