import type { Money } from '../catalog/product.ts';

// Making a formatter takes longer than a hundred uses of it.
const numberFormats = new Map<string, Intl.NumberFormat>();
const moneyFormats = new Map<string, { format: Intl.NumberFormat; unit: number }>();
const listFormats = new Map<string, Intl.ListFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}\n${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (format === undefined) {
    // Western digits everywhere: titles and sources have them, and one answer must not mix two systems.
    format = new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' });
    if (numberFormats.size > 500) numberFormats.clear();
    numberFormats.set(key, format);
  }
  return format;
}

/** A number in the locale's form, with all its digits; years and codes should stay text and not come here. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 12, useGrouping: 'min2' }).format(value);
}

/** Money in the locale's form; minor units follow ISO 4217. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const { format, unit } = moneyFormat(currency, locale);
  return format.format(amount / unit);
}

/** An amount in whole units of a currency in the locale's form. */
export function formatAmount(value: number, currency: string, locale: string): string {
  return moneyFormat(currency, locale).format.format(value);
}

function moneyFormat(currency: string, locale: string) {
  const key = `${locale}\n${currency}`;
  let known = moneyFormats.get(key);
  if (known === undefined) {
    const format = numberFormat(locale, { style: 'currency', currency });
    known = { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
    if (moneyFormats.size > 500) moneyFormats.clear();
    moneyFormats.set(key, known);
  }
  return known;
}

/** "a, b and c" in the locale's form. */
export function formatList(items: readonly string[], locale: string): string {
  let format = listFormats.get(locale);
  if (format === undefined) {
    format = new Intl.ListFormat(locale, { type: 'conjunction' });
    if (listFormats.size > 500) listFormats.clear();
    listFormats.set(locale, format);
  }
  return format.format(items);
}

/** The name of a language in the locale's own language; the tag itself where there is none. */
export function formatLanguage(tag: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
}

const quotes: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  it: ['«', '»'],
  pl: ['„', '”'],
  ru: ['«', '»'],
  ar: ['«', '»'],
  ja: ['「', '」'],
};

/** The words inside the language's quotation marks, white space folded, marks inside replaced, at most 80 characters. */
export function quoteEcho(words: string, language: string): string {
  const [open, close] = quotes[language] ?? ['“', '”'];
  const plain = words
    .replace(/\s+/gu, ' ')
    .replace(/["“”„«»「」]/gu, "'")
    .trim();
  const short = [...plain].length > 80 ? `${[...plain].slice(0, 79).join('')}…` : plain;
  return `${open}${short}${close}`;
}

/** Opening and closing quotation marks of every language, for finding echoes in a text. */
export const echoMarks: readonly (readonly [string, string])[] = [['“', '”'], ...Object.values(quotes)];
