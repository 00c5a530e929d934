import { currencyCode, currencyMarks, currencySigns, dollarPrefixes } from '../../text/numbers/currencies.ts';
import { isFree, longestPhraseAt, type Reading } from './reading.ts';

/** An amount of money, or a bare number that may be one: up to which token, and currencies it may be in. */
export type MoneyAmount = { to: number; value: number; currencies: readonly string[] | undefined };

/**
 * Reads `$50`, `50 €`, `US$ 50`, `1.5k euros`, `50`; `undefined` when no unread number is there.
 *
 * A number followed by a unit of measure, a percent sign or glued letters is no amount.
 */
export function amountAt(reading: Reading, at: number): MoneyAmount | undefined {
  const before = currencyAt(reading, at);
  const number = before?.to ?? at;
  const token = reading.tokens[number];
  if (token?.kind !== 'number' || !isFree(reading, number)) return undefined;
  let to = number + 1;
  let value = token.value;
  if (reading.tokens[to]?.key === 'k' && !reading.tokens[to]!.spaced && isFree(reading, to)) {
    value *= 1000;
    to++;
  }
  if (before) return { to, value, currencies: before.currencies };
  const after = currencyAfter(reading, to);
  if (after) return { to: after.to, value, currencies: after.currencies };
  return isBareNumber(reading, to) ? { to, value, currencies: undefined } : undefined;
}

type Currency = { to: number; currencies: readonly string[] };

/** A sign, a code or letters with a dollar sign, on either side of a number. */
function currencyAt(reading: Reading, at: number): Currency | undefined {
  const token = reading.tokens[at];
  if (!token || !isFree(reading, at)) return undefined;
  const sign = currencySigns.get(token.key);
  if (sign) return { to: at + 1, currencies: sign };
  if (token.kind !== 'word') return undefined;
  const next = reading.tokens[at + 1];
  const dollar = dollarPrefixes.get(token.key);
  if (dollar !== undefined && next?.key === '$' && !next.spaced) return { to: at + 2, currencies: dollar };
  const code = currencyCode(token.text);
  return code === undefined ? undefined : { to: at + 1, currencies: [code] };
}

function currencyAfter(reading: Reading, at: number): Currency | undefined {
  const named = longestPhraseAt(reading, reading.lexicon.currencies, at);
  if (named) return { to: at + named.length, currencies: named.meaning };
  const token = reading.tokens[at];
  const mark = token?.kind === 'word' && isFree(reading, at) ? currencyMarks.get(token.key) : undefined;
  return currencyAt(reading, at) ?? (mark && { to: at + 1, currencies: mark });
}

/** Whether nothing after the number says that it counts something else than money. */
function isBareNumber(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  if (!next) return true;
  if (next.key === '%' || next.key === '"' || next.key === '/' || next.key === '*') return false;
  return next.kind !== 'word' || next.spaced;
}

/** The currency meant: the catalogue's where it may be, else the first candidate. */
export function currencyOf(candidates: readonly string[] = [], catalogue: string): string {
  return candidates.includes(catalogue) ? catalogue : (candidates[0] ?? catalogue);
}
