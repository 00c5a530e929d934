import { minorDigits } from '../../catalog/minor-digits.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { wordsOfAll } from '../../language/pack.ts';
import { unitAfter } from '../../text/numbers/unit-names.ts';
import { type Bounded, boundedAt, limitsOf } from './bounds.ts';
import { amountAt, currencyOf, type MoneyAmount } from './read-amount.ts';
import { addConstraints, type BareConstraint, longestPhraseAt, type Reading, take } from './reading.ts';

/**
 * Reads prices: `under $50`, `between 20 and 50 €`, `50-80 euros`, `max 50`, `50 or less`, `<50`, `around 30 €`.
 *
 * A number without currency counts as money only beside a bound that is no part of a product's name with it (a phone called
 * "12 Max"); `around` is ±15 %, and so is a price alone. Amounts in a currency that the catalogue does not use set
 * `foreignCurrency` and filter nothing.
 */
export function readPrices(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = moneyAt(reading, at);
    // The name of a price right before it (`price under 50`) is part of it.
    if (found && isPrice(reading, at, found)) addPrice(reading, isPriced(reading, at) ? at - 1 : at, found);
  }
}

function moneyAt(reading: Reading, at: number): Bounded<MoneyAmount> | undefined {
  return boundedAt(
    reading,
    at,
    (from) => amountAt(reading, from),
    (from) => skipPriceName(reading, from),
  );
}

/** Whether numbers are money: they have a currency, or they are bounded and count nothing else. */
function isPrice(
  reading: Reading,
  at: number,
  { ends, bound, isOpened, isPlus, to }: Bounded<MoneyAmount>,
): boolean {
  if (ends.some(({ currencies }) => currencies)) return true;
  if (isCounted(reading, ends.at(-1)!.to)) return false;
  // Without a currency and an opening word, two numbers with a dash are a size or a model.
  if (ends.length === 2) return isOpened || isPriced(reading, at);
  // "about 30 holes" counts them.
  const isBounded = bound !== undefined && !isPlus && !(bound === 'around' && isBeforeName(reading, to));
  return isBounded && !isNamed(reading, at, to);
}

/** Whether tokens `from … to` (exclusive) are what a product is called that has the other words of the query. */
function isNamed(reading: Reading, from: number, to: number): boolean {
  const { text, tokens } = reading;
  const words = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
  let rest = '';
  for (let at = 0; at < tokens.length; ) {
    const other = at === from ? { to, bound: true } : moneyAt(reading, at);
    if (other?.bound === undefined) rest += `${tokens[at]!.spaced ? ' ' : ''}${tokens[at++]!.text}`;
    else at = other.to;
  }
  return reading.isNamed(words, rest);
}

function addPrice(reading: Reading, from: number, found: Bounded<MoneyAmount>): void {
  const currencies = found.ends.find((end) => end.currencies)?.currencies;
  const currency = currencyOf(currencies, reading.currency);
  if (currency !== reading.currency) {
    take(reading, from, found.to, false);
    reading.foreignCurrency = currency;
    return;
  }
  const factor = 10 ** minorDigits(currency);
  const said = limitsOf(found, 'around').flatMap(([operator, amount]): BareConstraint[] => {
    const value = Math.round(amount.value * factor);
    if (!Number.isSafeInteger(value)) return [];
    return [{ slot: 'price', operator, value, unit: currency, columns: [{ column: 'price', value }] }];
  });
  addConstraints(reading, [from, found.to], said);
}

function skipPriceName(reading: Reading, at: number): number {
  return at + (longestPhraseAt(reading, reading.lexicon.priceNames, at)?.length ?? 0);
}

function isPriced(reading: Reading, at: number): boolean {
  return at > 0 && longestPhraseAt(reading, reading.lexicon.priceNames, at - 1)?.length === 1;
}

/** Whether what follows a bare number says that it counts something: stars, years, a unit, a glued dimension. */
function isCounted(reading: Reading, at: number): boolean {
  const { starWords, ageAfter } = reading.lexicon;
  const next = reading.tokens[at];
  if (next === undefined) return false;
  if (longestPhraseAt(reading, starWords, at) || longestPhraseAt(reading, ageAfter, at)) return true;
  if (next.key === '-' && !next.spaced) return true;
  return next.kind === 'word' && (COUNTED.has(next.key) || isUnitWord(next.key, reading.locale));
}

/** Whether a word follows that names something. */
function isBeforeName({ tokens, lexicon }: Reading, at: number): boolean {
  const next = tokens[at];
  return next?.kind === 'word' && !lexicon.glue.has(next.key);
}

const COUNTED = wordsOfAll('catalogue', ({ notPrices }) => notPrices);

const unitWords = [...wordsOfAll('catalogue', (words) => words.unitWords)];
const UNIT_WORD = new RegExp(`^(?:${unitWords.join('|')})$`, 'u');

function isUnitWord(key: string, locale: string): boolean {
  return UNIT_WORD.test(key) || unitAfter(`1 ${key}`, 1, languageOf(locale)) !== undefined;
}
