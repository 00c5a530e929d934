import { normalizeText } from '../../engine/text/characters/normalize.ts';
import type { FieldFault } from '../../errors.ts';
import { canonicalLocale } from './locale.ts';

/** Where a value stands (RFC 6901) and where its faults go. */
export type FieldPlace = { pointer: string; faults: FieldFault[] };

export type PlainObject = Readonly<Record<string, unknown>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that identifiers may not hold
const unprintable = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]|\p{Surrogate}/u;
const dateTime = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const longestUrl = 2_048;
const longestId = 128;

/** Adds a fault at the place and returns `undefined`, so that readers can end with it. */
export function fault(at: FieldPlace, code: FieldFault['code'], detail: string): undefined {
  at.faults.push({ pointer: at.pointer, code, detail });
  return undefined;
}

/** A place below: `name` is escaped as RFC 6901 §3 says. */
export function below(at: FieldPlace, name: string | number): FieldPlace {
  const step =
    typeof name === 'number' || !/[~/]/.test(name) ? name : name.replaceAll('~', '~0').replaceAll('/', '~1');
  return { pointer: `${at.pointer}/${step}`, faults: at.faults };
}

/** Whether a text has more than `limit` code points. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  let count = 0;
  for (const _ of text) if (++count > limit) return true;
  return false;
}

/** An object that is no array; anything else is a `type` fault. */
export function readObject(value: unknown, at: FieldPlace): PlainObject | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as PlainObject;
  return fault(at, 'type', 'must be an object');
}

/** Free text, normalised; longer than `longest` code points is a fault. `undefined` stays `undefined`, null too. */
export function readText(value: unknown, at: FieldPlace, longest: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return fault(at, 'type', 'must be a string');
  const text = normalizeText(value);
  if (isLongerThan(text, longest)) return fault(at, 'too_long', `at most ${longest} characters`);
  return text;
}

/** Free text that must say something. */
export function readRequiredText(value: unknown, at: FieldPlace, longest: number): string | undefined {
  if (value === undefined || value === null) return fault(at, 'required', 'is required');
  const text = readText(value, at, longest);
  if (text !== undefined && text.trim() === '') return fault(at, 'blank', 'must not be blank');
  return text;
}

/** A caller's identifier: 1 to 128 printable characters, never repaired. */
export function readId(value: unknown, at: FieldPlace): string | undefined {
  if (value === undefined || value === null) return fault(at, 'required', 'is required');
  if (typeof value !== 'string') return fault(at, 'type', 'must be a string');
  if (value.trim() === '') return fault(at, 'blank', 'must not be blank');
  if (isLongerThan(value, longestId)) return fault(at, 'too_long', `at most ${longestId} characters`);
  if (unprintable.test(value)) return fault(at, 'format', 'must hold printable characters only');
  return value;
}

/** An absolute http or https address of at most 2,048 characters without user-info, kept as given. */
export function readUrl(value: unknown, at: FieldPlace): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return fault(at, 'type', 'must be a string');
  if (isLongerThan(value, longestUrl)) return fault(at, 'too_long', `at most ${longestUrl} characters`);
  if (unprintable.test(value)) return fault(at, 'invalid_url', 'must hold no control characters');
  const url = URL.parse(value.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    return fault(at, 'invalid_url', 'must be an absolute http or https address');
  if (url.username !== '' || url.password !== '')
    return fault(at, 'invalid_url', 'must hold no user name or password');
  return value.trim();
}

/** A language tag in canonical casing. */
export function readLocale(value: unknown, at: FieldPlace): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return fault(at, 'type', 'must be a string');
  return canonicalLocale(value) ?? fault(at, 'format', 'not a BCP 47 tag');
}

/** An RFC 3339 time as epoch milliseconds. */
export function readTime(value: unknown, at: FieldPlace): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return fault(at, 'type', 'must be a string');
  const timeMs = dateTime.test(value) ? Date.parse(value.toUpperCase().replace(' ', 'T')) : Number.NaN;
  return Number.isNaN(timeMs) ? fault(at, 'format', 'must be an RFC 3339 time') : timeMs;
}

/** A whole number from `lowest` to `highest`. */
export function readInteger(
  value: unknown,
  at: FieldPlace,
  { lowest, highest, what = 'must be a whole number' }: { lowest: number; highest: number; what?: string },
): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) return fault(at, 'type', what);
  if (value < lowest || value > highest) return fault(at, 'range', `must be from ${lowest} to ${highest}`);
  return value;
}

/** Reads true or false. */
export function readBoolean(value: unknown, at: FieldPlace): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'boolean' ? value : fault(at, 'type', 'must be true or false');
}

/** One of a few words. */
export function readOneOf<T extends string>(
  value: unknown,
  at: FieldPlace,
  allowed: readonly T[],
): T | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return fault(at, 'type', 'must be a string');
  return (
    allowed.find((word) => word === value) ?? fault(at, 'format', `must be one of ${allowed.join(', ')}`)
  );
}

/** A list of at most `most` values, each read by `readItem`; items with a fault are left out. */
export function readList<T>(
  value: unknown,
  at: FieldPlace,
  most: number,
  readItem: (item: unknown, at: FieldPlace) => T | undefined,
): T[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) return fault(at, 'type', 'must be a list');
  if (value.length > most) return fault(at, 'too_many', `at most ${most} entries`);
  const items: T[] = [];
  for (let i = 0; i < value.length; i++) {
    const item = readItem(value[i], below(at, i));
    if (item !== undefined) items.push(item);
  }
  return items;
}

/** Reads money: `amount` in minor units (0 to 2^53−1) and an ISO 4217 code. */
export function readMoney(value: unknown, at: FieldPlace): { amount: number; currency: string } | undefined {
  if (value === undefined || value === null) return undefined;
  const money = readObject(value, at);
  if (!money) return undefined;
  const { amount, currency } = money;
  const amountAt = below(at, 'amount');
  const amountRead =
    amount === undefined || amount === null
      ? fault(amountAt, 'required', 'is required')
      : readInteger(amount, amountAt, {
          lowest: 0,
          highest: Number.MAX_SAFE_INTEGER,
          what: 'must be an integer in minor units',
        });
  const currencyRead = readCurrency(currency, below(at, 'currency'));
  if (amountRead === undefined || currencyRead === undefined) return undefined;
  return { amount: amountRead, currency: currencyRead };
}

/** Reads three capital letters, as ISO 4217 spells currencies. */
export function readCurrency(value: unknown, at: FieldPlace): string | undefined {
  if (value === undefined || value === null) return fault(at, 'required', 'is required');
  if (typeof value !== 'string') return fault(at, 'type', 'must be a string');
  return /^[A-Z]{3}$/.test(value) ? value : fault(at, 'format', 'must be three capital letters (ISO 4217)');
}
