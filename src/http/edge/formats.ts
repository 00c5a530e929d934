import { kept } from '../../memo/kept.ts';
import type { FaultCode } from './faults.ts';

/** What a string format asks for. Texts with a format are ids, urls and the like: never repaired, only refused. */
export type Format = { test: (text: string) => boolean; code: FaultCode; detail: string };

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly what must not be in an identifier
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

function isPrintable(text: string): boolean {
  return text.isWellFormed() && !controls.test(text);
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !isPrintable(text) || text.trim() !== text) return false;
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

/** Well-formed by RFC 5646 as far as `Intl` takes it; remembered, because a shop uses a handful of tags. */
const isLocale = kept({ most: 1_000, longest: 35 }, (text): boolean => {
  let wellFormed = text.length <= 35;
  try {
    if (wellFormed) Intl.getCanonicalLocales(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    wellFormed = false;
  }
  return wellFormed;
});

function isDateTime(text: string): boolean {
  const match = dateTime.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Every format that a contract schema may name. */
export const formats: Readonly<Record<string, Format>> = {
  uri: { test: isWebAddress, code: 'invalid_url', detail: 'must be an absolute http or https address' },
  locale: { test: isLocale, code: 'format', detail: 'not a BCP 47 tag' },
  identifier: { test: isPrintable, code: 'format', detail: 'must be printable characters' },
  'date-time': { test: isDateTime, code: 'format', detail: 'must be an RFC 3339 date and time' },
  email: {
    test: (text) => isPrintable(text) && /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text),
    code: 'format',
    detail: 'must be a mail address',
  },
};
