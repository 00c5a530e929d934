import type { Operator } from '../../question/constraint.ts';
import type { PhraseTable } from '../tokens/phrases.ts';
import { boundedAt, type Numeral } from './bounds.ts';
import {
  addConstraints,
  type BareConstraint,
  isFree,
  longestPhraseAt,
  type Reading,
  take,
} from './reading.ts';

const WELL_RATED = 4;
const MOST_STARS = 5;

/** Reads `4 stars and up`, `at least 4 stars`, `4+ stars`; a bare `4 stars` means 4 or more. "Well reviewed" is 4. */
export function readRatings(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const good = longestPhraseAt(reading, reading.lexicon.wellRated, at);
    if (good) addRating(reading, [at, at + good.length], 'gte', WELL_RATED);
    const found = boundedAt(reading, at, (from) => starsAt(reading, from));
    if (!found) continue;
    const { bound = 'gte', ends } = found;
    addRating(reading, [at, found.to], bound === 'around' ? 'gte' : bound, ends[0].value);
  }
}

function starsAt(reading: Reading, at: number): Numeral | undefined {
  const token = reading.tokens[at];
  if (token?.kind !== 'number' || !isFree(reading, at) || token.value > MOST_STARS) return undefined;
  let to = at + 1;
  while (reading.tokens[to]?.key === '+' || (reading.tokens[to]?.key === '-' && !reading.tokens[to]!.spaced))
    to++;
  const stars = longestPhraseAt(reading, reading.lexicon.starWords, to);
  return stars && { to: to + stars.length, value: token.value };
}

function addRating(
  reading: Reading,
  place: readonly [number, number],
  operator: Operator,
  value: number,
): void {
  const columns = [{ column: 'rating', value }];
  addConstraints(reading, place, [{ slot: 'rating', operator, value, columns }]);
}

/** Reads "in stock" and "on sale" and their like, each once. */
export function readStockAndSale(reading: Reading): void {
  readPhrase(reading, reading.lexicon.stock, 'stock', 'avail=true');
  readPhrase(reading, reading.lexicon.sale, 'sale', 'sale=true');
}

function readPhrase(reading: Reading, phrases: PhraseTable<true>, slot: 'stock' | 'sale', tag: string): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = longestPhraseAt(reading, phrases, at);
    if (!found) continue;
    const said: BareConstraint = { slot, operator: 'is', value: true, tags: [tag] };
    addConstraints(reading, [at, at + found.length], [said]);
    return;
  }
}

/** Reads the wish for an order: cheapest, newest, best rated; the first one wins. */
export function readSort(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = longestPhraseAt(reading, reading.lexicon.sort, at);
    if (!found) continue;
    take(reading, at, at + found.length, false);
    reading.sort ??= found.meaning;
  }
}
