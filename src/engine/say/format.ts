import { keptByLanguage, perLanguage } from '../../memo/kept.ts';
import { KeptValues } from '../../memo/kept-values.ts';
import type { Money } from '../catalog/product.ts';
import { everyPart, partOf } from '../language/pack.ts';

/** Making a formatter takes longer than a hundred uses of it. */
const MOST_KEPT = 500;
const numberFormats = new KeptValues<Intl.NumberFormat>(MOST_KEPT);
const listFormats = new KeptValues<Intl.ListFormat>(MOST_KEPT);
const languageNames = new KeptValues<Intl.DisplayNames>(MOST_KEPT);

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormats.getOrMake(
    `${locale}\n${JSON.stringify(options)}`,
    // Western digits everywhere: titles and sources have them, and one answer must not mix two systems.
    () => new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' }),
  );
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

const moneyFormats = new KeptValues<{ format: Intl.NumberFormat; unit: number }>(MOST_KEPT);

function moneyFormat(currency: string, locale: string) {
  return moneyFormats.getOrMake(`${locale}\n${currency}`, () => {
    const format = numberFormat(locale, { style: 'currency', currency });
    return { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
  });
}

/** "a, b and c" in the locale's form. */
export function formatList(items: readonly string[], locale: string): string {
  return listFormats
    .getOrMake(locale, () => new Intl.ListFormat(locale, { type: 'conjunction' }))
    .format(items);
}

/** The name of a language in the locale's own language; the tag itself where there is none. */
export const formatLanguage = keptByLanguage(perLanguage, (tag, locale): string => {
  const names = languageNames.getOrMake(
    locale,
    () => new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }),
  );
  return names.of(tag) ?? tag;
});

const usualMarks: readonly [string, string] = ['“', '”'];

/** The words inside the language's quotation marks, white space folded, marks inside replaced, at most 80 characters. */
export function quoteEcho(words: string, language: string): string {
  const [open, close] = partOf(language, 'says')?.quotationMarks ?? usualMarks;
  const plain = plainEcho(words);
  const short = [...plain].length > 80 ? `${[...plain].slice(0, 79).join('')}…` : plain;
  return `${open}${short}${close}`;
}

/** A shopper's words as they stand inside quotation marks: white space folded, marks inside replaced. */
export function plainEcho(words: string): string {
  return words
    .replace(/\s+/gu, ' ')
    .replace(/["“”„«»「」]/gu, "'")
    .trim();
}

/** Opening and closing quotation marks of every language, for finding echoes in a text. */
export const echoMarks: readonly (readonly [string, string])[] = [
  usualMarks,
  ...everyPart('says').flatMap(([, { quotationMarks }]) => (quotationMarks ? [quotationMarks] : [])),
];
