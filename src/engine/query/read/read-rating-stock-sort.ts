import type { Operator } from './constraint.ts';
import type { PhraseTable } from './phrases.ts';
import { isFree, phraseAt, type Reading, surfaceOf, take } from './reading.ts';

const WELL_RATED = 4;
const MOST_STARS = 5;

/** Reads `4 stars and up`, `at least 4 stars`, `4+ stars`; a bare `4 stars` means 4 or more. "Well reviewed" is 4. */
export function readRatings(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!isFree(reading, at)) continue;
    const good = phraseAt(reading, reading.lexicon.wellRated, at);
    if (good) addRating(reading, at, at + good.length, 'gte', WELL_RATED);
    else readStars(reading, at);
  }
}

function readStars(reading: Reading, at: number): void {
  const before = phraseAt(reading, reading.lexicon.boundBefore, at);
  const number = at + (before?.length ?? 0);
  const token = reading.tokens[number];
  if (token?.kind !== 'number' || !isFree(reading, number) || token.value > MOST_STARS) return;
  let to = number + 1;
  if (reading.tokens[to]?.key === '+') to++;
  if (reading.tokens[to]?.key === '-' && !reading.tokens[to]!.spaced) to++;
  const stars = phraseAt(reading, reading.lexicon.starWords, to);
  if (!stars) return;
  to += stars.length;
  const after = phraseAt(reading, reading.lexicon.boundAfter, to);
  if (after) to += after.length;
  const bound = before?.meaning ?? after?.meaning ?? 'gte';
  addRating(reading, at, to, bound === 'around' ? 'gte' : bound, token.value);
}

function addRating(reading: Reading, from: number, to: number, operator: Operator, value: number): void {
  const surface = surfaceOf(reading, from, to);
  take(reading, from, to, false);
  const columns = [{ column: 'rating', value }];
  reading.constraints.push({
    slot: 'rating',
    operator,
    value,
    columns,
    ...surface,
    keepsText: false,
    soft: true,
  });
}

/** Reads "in stock" and "on sale" and their like, each once. */
export function readStock(reading: Reading): void {
  readPhrase(reading, reading.lexicon.stock, 'stock', 'avail=true');
  readPhrase(reading, reading.lexicon.sale, 'sale', 'sale=true');
}

function readPhrase(reading: Reading, phrases: PhraseTable<true>, slot: 'stock' | 'sale', tag: string): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = phraseAt(reading, phrases, at);
    if (!found) continue;
    const surface = surfaceOf(reading, at, at + found.length);
    take(reading, at, at + found.length, false);
    const rest = { ...surface, keepsText: false, soft: slot === 'sale' };
    reading.constraints.push({ slot, operator: 'is', value: true, tags: [tag], ...rest });
    return;
  }
}

/** Reads the wish for an order: cheapest, newest, best rated; the first one wins. */
export function readSort(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = phraseAt(reading, reading.lexicon.sort, at);
    if (!found) continue;
    take(reading, at, at + found.length, false);
    reading.sort ??= found.meaning;
  }
}
