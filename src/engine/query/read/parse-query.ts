import type { SortIntent } from '../../language/shopping-words.ts';
import type { Compound, Constraint } from '../../question/constraint.ts';
import { readAge } from './read-age.ts';
import { readExtremes, type WantedExtreme } from './read-extremes.ts';
import { readPrices } from './read-prices.ts';
import { readQuantities } from './read-quantities.ts';
import { readRatings, readSort, readStockAndSale } from './read-rating-stock-sort.ts';
import { readNamedSizes, readSizes } from './read-sizes.ts';
import { readNegations, readValues } from './read-values.ts';
import { isFree, longestPhraseAt, openReading, type Reading, type ReadingInput, take } from './reading.ts';

/** A query as understood from its words alone. */
export type ParsedQuery = {
  constraints: readonly Constraint[];
  sort: SortIntent | undefined;
  extremes: readonly WantedExtreme[];
  foreignCurrency: string | undefined;
  /** What is looked for, without constraints, empty talk and loose glue; for display and follow-ups. */
  text: string;
  /** Words of phrases that ask for an order, or only ask. */
  spent: readonly string[];
  /** Words cut in two of which no condition was read: `Kinder|jacke` where the catalogue names no children. */
  uncut: readonly Compound[];
  /** UTF-16 ranges of the words of `text` in the query. */
  words: readonly { text: string; start: number; end: number; key: string }[];
};

/**
 * Reads the constraints of a query with the lexicon of `language` (English where there is none) and the vocabulary
 * of the catalogue; deterministic, linear in the query.
 *
 * `context` is what the thread speaks of; it only helps to tell which attribute a quantity is about.
 *
 * Order matters: what has the narrowest form is read first, and no word is read twice.
 */
export function parseQuery(text: string, input: ReadingInput): ParsedQuery {
  const reading = openReading(text, input);
  dropFillers(reading);
  readRatings(reading);
  readAge(reading);
  readQuantities(reading);
  readNamedSizes(reading);
  readPrices(reading);
  readStockAndSale(reading);
  readSort(reading);
  readExtremes(reading);
  readNegations(reading);
  readSizes(reading);
  readValues(reading);
  const shown = shownTokens(reading);
  const words = reading.tokens.filter((token, at) => shown[at] && token.kind !== 'sign');
  return {
    constraints: reading.constraints,
    sort: reading.sort,
    extremes: reading.extremes,
    foreignCurrency: reading.foreignCurrency,
    text: join(reading, shown),
    spent: reading.tokens.flatMap(({ text: word }, at) => (isSpent(reading, at) ? [word] : [])),
    uncut: reading.tokens.flatMap(({ compound }, at) => (compound && isFree(reading, at) ? compound : [])),
    words: words.map((token) => ({ text: token.text, start: token.start, end: token.end, key: token.key })),
  };
}

/** Whether a word was read and stands for no condition. */
function isSpent({ state, tokens, constraints }: Reading, at: number): boolean {
  const { start, end } = tokens[at]!;
  return state[at] === 2 && !constraints.some((one) => one.start <= start && end <= one.end);
}

/** Drops "I am looking for"; a single filler word only where the query begins. */
function dropFillers(reading: Reading): void {
  let leading = true;
  for (let at = 0; at < reading.tokens.length; at++) {
    const filler = longestPhraseAt(reading, reading.lexicon.fillers, at);
    if (filler && (leading || filler.length > 1)) {
      take(reading, at, at + filler.length, false);
      at += filler.length - 1;
    } else if (reading.tokens[at]!.kind !== 'sign') leading = false;
  }
}

/** What is shown as the text: all words that no condition was read from, and those of categories and yes/no attributes. */
function shownTokens(reading: Reading): boolean[] {
  const conditions = reading.constraints.filter(
    ({ slot, operator, value }) => operator !== 'is' || (slot !== 'category' && value !== true),
  );
  const shown = reading.tokens.map(
    (token, at) =>
      reading.state[at] !== 2 &&
      (isFree(reading, at) || !conditions.some(({ start, end }) => start <= token.start && token.end <= end)),
  );
  const kept = withoutLooseGlue(reading, shown);
  return kept.includes(true)
    ? kept
    : withoutLooseGlue(
        reading,
        reading.tokens.map((_, at) => reading.state[at] !== 2),
      );
}

/**
 * Takes glue words and signs out that stand beside a token that is left out, or at an end of the query.
 *
 * When nothing but glue is there and nothing was understood, all stays: it is the query.
 */
function withoutLooseGlue(reading: Reading, kept: readonly boolean[]): boolean[] {
  const { tokens, state, lexicon } = reading;
  const result = [...kept];
  const isGlue = (at: number): boolean =>
    state[at] === 0 && (tokens[at]!.kind === 'sign' || lexicon.glue.has(tokens[at]!.key));
  const understood =
    reading.constraints.length > 0 || reading.sort !== undefined || reading.extremes.length > 0;
  if (!understood && !tokens.some((_, at) => kept[at] && !isGlue(at))) return result;
  for (let from = 0; from < tokens.length; ) {
    if (!isGlue(from)) {
      from++;
      continue;
    }
    let to = from;
    while (to < tokens.length && isGlue(to)) to++;
    const isInside = from > 0 && to < tokens.length && kept[from - 1] && kept[to];
    if (!isInside) result.fill(false, from, to);
    from = to;
  }
  return result;
}

function join(reading: Reading, kept: readonly boolean[]): string {
  let text = '';
  let last = -2;
  reading.tokens.forEach((token, at) => {
    if (!kept[at]) return;
    const glued = last === at - 1 && !token.spaced;
    text += text === '' || glued ? token.text : ` ${token.text}`;
    last = at;
  });
  return text;
}
