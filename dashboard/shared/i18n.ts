import type { TextCatalogue } from './catalogue.ts';

export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
} as const;
export type Language = keyof typeof languages;
/** Also one that nobody is offered: it shows texts that are not translated and places that are too narrow. */
type Loadable = Exclude<Language, 'en'> | 'pseudo';

const loaders: Readonly<Record<Loadable, () => Promise<{ default: TextCatalogue }>>> = {
  de: () => import('../locales/de.ts'),
  fr: () => import('../locales/fr.ts'),
  es: () => import('../locales/es.ts'),
  ar: () => import('../locales/ar.ts'),
  pseudo: () => import('../locales/pseudo.ts'),
};

let catalogue: TextCatalogue = {};
let current: Language = 'en';
const storageKey = 'aisle-language';

function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(languages, text);
}

function wanted(): Language {
  const stored = localStorage.getItem(storageKey);
  if (isLanguage(stored)) return stored;
  const [first = 'en'] = navigator.languages.map((tag) => tag.split('-')[0] ?? '').filter(isLanguage);
  return first as Language;
}

/** Loads the language of this browser; call it before the first text is shown. */
export async function loadLanguage(): Promise<void> {
  current = wanted();
  const loaded = localStorage.getItem(storageKey) === 'pseudo' ? 'pseudo' : current;
  if (loaded !== 'en') catalogue = (await loaders[loaded]()).default;
  document.documentElement.lang = current;
  document.documentElement.dir = isRightToLeft() ? 'rtl' : 'ltr';
}

/** Changes the language for this browser; the page starts anew with it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  location.reload();
}

export function language(): Language {
  return current;
}

export function isRightToLeft(): boolean {
  return current === 'ar';
}

/** An English text in the language of this browser, with its values filled in. */
export function t(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  const found = catalogue[text] ?? text;
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat>();

function format<T>(
  key: string,
  make: () => T & (Intl.DateTimeFormat | Intl.NumberFormat | Intl.RelativeTimeFormat),
): T {
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known as T;
}

export function number(value: number, digits = 0): string {
  return format(`n${digits}`, () => new Intl.NumberFormat(current, { maximumFractionDigits: digits })).format(
    value,
  );
}

export function percent(share: number): string {
  return format(
    'p',
    () => new Intl.NumberFormat(current, { style: 'percent', maximumFractionDigits: 0 }),
  ).format(share);
}

/** Minor units of a currency as money, the currency always shown. */
export function money({ amount, currency }: { amount: number; currency: string }): string {
  const shown = format(
    `m${currency}`,
    () => new Intl.NumberFormat(current, { style: 'currency', currency, currencyDisplay: 'code' }),
  );
  const digits = shown.resolvedOptions().maximumFractionDigits ?? 2;
  return shown.format(amount / 10 ** digits);
}

/** Millionths of a currency's unit; what a single call costs has more digits than a price. */
export function micros(value: number, currency: string): string {
  return format(
    `u${currency}`,
    () =>
      new Intl.NumberFormat(current, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        maximumFractionDigits: 4,
      }),
  ).format(value / 1_000_000);
}

/** How many minor units one unit of a currency has. */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}

export function dateTime(iso: string): string {
  return format(
    't',
    () => new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'medium' }),
  ).format(new Date(iso));
}

export function day(iso: string): string {
  return format('d', () => new Intl.DateTimeFormat(current, { month: 'short', day: 'numeric' })).format(
    new Date(iso),
  );
}

export function hour(iso: string): string {
  return format('h', () => new Intl.DateTimeFormat(current, { weekday: 'short', hour: '2-digit' })).format(
    new Date(iso),
  );
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 hours ago", "in 2 days". */
export function fromNow(iso: string): string {
  const deltaMs = Date.parse(iso) - Date.now();
  const relative = format('r', () => new Intl.RelativeTimeFormat(current, { numeric: 'auto' }));
  for (const [unit, lengthMs] of steps)
    if (Math.abs(deltaMs) >= lengthMs) return relative.format(Math.round(deltaMs / lengthMs), unit);
  return relative.format(0, 'minute');
}
