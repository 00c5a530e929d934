import { minorDigits } from '../../catalog/minor-digits.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { unitAfter } from '../../text/unit-names.ts';
import type { Bound } from '../lexicon/compiled-lexicon.ts';
import { AROUND, SIGNS } from './bounds.ts';
import type { Operator } from './constraint.ts';
import { type Amount, amountAt, currencyOf } from './read-amount.ts';
import { isFree, phraseAt, type Reading, surfaceOf, take } from './reading.ts';

/**
 * Reads prices: `under $50`, `between 20 and 50 €`, `50-80 euros`, `max 50`, `50 or less`, `<50`, `around 30 €`.
 *
 * A number without currency counts as money only beside a bound; `around` is ±15 %. Amounts in a currency that the
 * catalogue does not use set `foreignCurrency` and filter nothing.
 */
export function readPrices(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!isFree(reading, at)) continue;
    readRange(reading, at) || readBounded(reading, at) || readAmount(reading, at);
  }
}

/** `between a and b`, `from a to b`, `a - b`, `a to b`; the two the other way round only where a word opens them. */
function readRange(reading: Reading, at: number): boolean {
  const open = phraseAt(reading, reading.lexicon.rangeOpen, at);
  const low = amountAt(reading, open ? at + open.length : at);
  if (!low) return false;
  const joins = open ? open.meaning : reading.lexicon.rangeJoin;
  const join = phraseAt(reading, joins, low.to)?.length ?? (isDash(reading, low.to) ? 1 : 0);
  const high = join > 0 ? amountAt(reading, low.to + join) : undefined;
  if (!high || high.value === low.value || (high.value < low.value && !open)) return false;
  const currencies = low.currencies ?? high.currencies;
  // Without a currency and an opening word, two numbers with a dash are a size or a model.
  if (!currencies && !open && !isPriced(reading, at)) return false;
  if (!currencies && isCounted(reading, high.to)) return false;
  const from = includePriceName(reading, at);
  const [least, most] = low.value < high.value ? [low, high] : [high, low];
  addPrice(reading, from, high.to, [
    ['gte', { ...least, currencies }],
    ['lte', { ...most, currencies }],
  ]);
  return true;
}

/** A bound before or after an amount. */
function readBounded(reading: Reading, at: number): boolean {
  const sign = SIGNS[reading.tokens[at]!.key];
  const before = phraseAt(reading, reading.lexicon.boundBefore, at);
  let bound: Bound | undefined = sign ?? before?.meaning;
  let next = at + (sign ? 1 : (before?.length ?? 0));
  if (bound !== undefined) next = skipPriceName(reading, next);
  const amount = amountAt(reading, next);
  if (!amount) return false;
  let to = amount.to;
  const after = phraseAt(reading, reading.lexicon.boundAfter, to);
  if (bound === undefined && after) {
    bound = after.meaning;
    to += after.length;
  } else if (bound === undefined && reading.tokens[to]?.key === '+' && amount.currencies) {
    bound = 'gte';
    to++;
  }
  if (bound === undefined || (!amount.currencies && isCounted(reading, amount.to))) return false;
  // "about 30 holes" counts them.
  if (bound === 'around' && !amount.currencies && isBeforeName(reading, to)) return false;
  addPrice(reading, includePriceName(reading, at), to, limitsOf(bound, amount));
  return true;
}

/** An amount with currency and no bound: about that much. */
function readAmount(reading: Reading, at: number): boolean {
  const amount = amountAt(reading, at);
  if (!amount?.currencies) return false;
  addPrice(reading, includePriceName(reading, at), amount.to, limitsOf('around', amount));
  return true;
}

function limitsOf(bound: Bound, amount: Amount): [Operator, Amount][] {
  if (bound !== 'around') return [[bound, amount]];
  return [
    ['gte', { ...amount, value: amount.value * (1 - AROUND) }],
    ['lte', { ...amount, value: amount.value * (1 + AROUND) }],
  ];
}

function addPrice(reading: Reading, from: number, to: number, limits: readonly [Operator, Amount][]): void {
  const currency = currencyOf(limits[0]![1], reading.currency);
  const surface = surfaceOf(reading, from, to);
  take(reading, from, to, false);
  if (currency !== reading.currency) {
    reading.foreignCurrency = currency;
    return;
  }
  const factor = 10 ** minorDigits(currency);
  for (const [operator, amount] of limits) {
    const value = Math.round(amount.value * factor);
    if (!Number.isSafeInteger(value)) continue;
    const columns = [{ column: 'price', value }];
    reading.constraints.push({
      slot: 'price',
      operator,
      value,
      unit: currency,
      columns,
      ...surface,
      keepsText: false,
      soft: false,
    });
  }
}

function isDash(reading: Reading, at: number): boolean {
  const key = reading.tokens[at]?.key;
  return key === '-' || key === '–' || key === '—';
}

function skipPriceName(reading: Reading, at: number): number {
  return at + (phraseAt(reading, reading.lexicon.priceNames, at)?.length ?? 0);
}

function isPriced(reading: Reading, at: number): boolean {
  return at > 0 && phraseAt(reading, reading.lexicon.priceNames, at - 1)?.length === 1;
}

/** The place of a price name right before `at` (`price under 50`), else `at`. */
function includePriceName(reading: Reading, at: number): number {
  return isPriced(reading, at) ? at - 1 : at;
}

/** Whether what follows a bare number says that it counts something: stars, years, a unit, a glued dimension. */
function isCounted(reading: Reading, at: number): boolean {
  const { starWords, ageAfter } = reading.lexicon;
  const next = reading.tokens[at];
  if (next === undefined) return false;
  if (phraseAt(reading, starWords, at) || phraseAt(reading, ageAfter, at)) return true;
  if (next.key === '-' && !next.spaced) return true;
  return next.kind === 'word' && (COUNTED.has(next.key) || isUnitWord(next.key, reading.locale));
}

/** Whether a word follows that names something. */
function isBeforeName({ tokens, lexicon }: Reading, at: number): boolean {
  const next = tokens[at];
  return next?.kind === 'word' && !lexicon.glue.has(next.key);
}

const COUNTED = new Set(
  (
    'x pcs pc pieces piece pack packs people persons person pages sheets sets way watts amps players seats doors ' +
    'drawers ports port cores core bays teilig teile stuck personen seiten blatt pieces personnes feuilles pages ' +
    'piezas personas hojas paginas megapixel megapixels mp bit fps lumen lumens dpi ppm rpm zonen puertos'
  ).split(' '),
);

const UNIT_WORD =
  /^(?:gr|kilos?|zoll|pouces?|pulgadas?|ton|tons|lumens?|degrees?|grad|degres|grados|cc|cfm|lux|ohms?|spf|lsf|fps|°c|k)$/u;

function isUnitWord(key: string, locale: string): boolean {
  return UNIT_WORD.test(key) || unitAfter(`1 ${key}`, 1, languageOf(locale)) !== undefined;
}
