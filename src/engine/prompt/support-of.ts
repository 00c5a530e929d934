import { oncePer } from '../../memo/once-per.ts';
import type { Support } from '../say/answer.ts';
import { bestOf } from '../text/values/best-of.ts';
import { unsupportedNumbers } from '../verify/numbers.ts';
import type { Evidence, EvidenceUnit } from './evidence.ts';

const MOST_UNITS = 6;
/** Words are the same when so many of their first letters are. */
const STEM = 5;

/** The words of a text by their first letters, numbers as they are; a word comes as often as it stands there. */
export function wordPrefixesOf(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{Nd}+(?:[.,:]\p{Nd}+)*|\p{L}{3,}/gu) ?? [];
  return words.map((word) => (/^\p{Nd}/u.test(word) ? word : word.slice(0, STEM)));
}

/** What a word counts where texts are compared: a number three times as much as another word. */
export function weightOf(word: string): number {
  return /^\p{Nd}/u.test(word) ? 3 : 1;
}

function quoteOf(support: Support): string {
  return support.kind === 'computed' ? support.inputs.map(quoteOf).join('\n') : support.quote;
}

function quotesOf(units: readonly EvidenceUnit[]): string[] {
  return units.flatMap(({ support }) => support.map(quoteOf));
}

type Counted = { unit: EvidenceUnit; words: ReadonlySet<string> };

/** The words that each part of a block holds, beside its list of parts: what is kept of a page or product has the same list in every message. */
const countedOf = oncePer((_units: readonly EvidenceUnit[]): { made?: readonly Counted[] } => ({}));

/** The parts of a block with the words that each holds; read once for all sentences that cite it. */
export function countedUnits({ units, kind, heading }: Evidence): readonly Counted[] {
  const kept = countedOf(units);
  kept.made ??= units.map((unit) => {
    const said = unit.support.map((one) => (one.kind === 'field' ? '' : quoteOf(one))).join(' ');
    const named = kind === 'product' ? `${unit.text} ${said}` : `${unit.text} ${heading} ${said}`;
    return { unit, words: new Set(wordPrefixesOf(named)) };
  });
  return kept.made;
}

function gain({ words }: Counted, wanted: ReadonlySet<string>): number {
  let sum = 0;
  for (const word of wanted) if (words.has(word)) sum += weightOf(word);
  return sum;
}

/** The fewest units that hold a sentence's words, each added for what it has and the ones before have not. */
function covering(text: string, units: readonly Counted[]): EvidenceUnit[] {
  const wanted = new Set(wordPrefixesOf(text));
  const chosen: EvidenceUnit[] = [];
  while (chosen.length < MOST_UNITS) {
    const left = units.filter(({ unit }) => !chosen.includes(unit));
    const best = bestOf(left, (each) => gain(each, wanted), chosen.length === 0 ? 0 : 1);
    if (best === undefined) return chosen;
    chosen.push(best.unit);
    for (const word of best.words) wanted.delete(word);
  }
  return chosen;
}

/**
 * The smallest parts of the cited blocks that a sentence rests on: those that hold its words, and all its numbers where
 * the blocks hold them. Never empty for blocks that are not.
 */
export function supportOf(text: string, cited: readonly Evidence[], locale: string): Support[] {
  const units = cited.flatMap(countedUnits);
  const chosen = covering(text, units);
  for (const { unit } of units) {
    const missing = unsupportedNumbers(text, quotesOf(chosen), locale, []);
    if (missing.length === 0) break;
    if (chosen.includes(unit)) continue;
    if (unsupportedNumbers(text, quotesOf([...chosen, unit]), locale, []).length < missing.length)
      chosen.push(unit);
  }
  const [first] = units;
  if (chosen.length === 0 && first !== undefined) chosen.push(first.unit);
  return chosen.flatMap(({ support }) => support);
}
