import { languageOf } from '../../text/locale-lookup.ts';
import { type Quantity, quantities } from '../../text/quantities.ts';
import { convert, dimensionOf } from '../../text/units.ts';
import type { Support } from '../answer.ts';
import { fieldClaim } from '../attributes/answer-attribute.ts';
import type { Field } from '../attributes/field.ts';
import { bandOf } from '../calibration.ts';
import type { Candidate } from '../candidate.ts';
import { asserted } from '../claims.ts';
import { formatNumber, formatTime } from '../format.ts';
import { factSupport, type ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { Voice } from '../voice.ts';

/** Short words that are units only in this very sense; other words of one or two letters are no units here ("in black"). */
const shortUnits: ReadonlySet<string> = new Set([
  'oz',
  'lb',
  'kg',
  'cm',
  'mm',
  'ml',
  'ft',
  'yd',
  'km',
  'm²',
  '°f',
  '°c',
]);

/** How units are written where their id is no sign. */
const signs: Readonly<Record<string, string>> = {
  fl_oz: 'fl oz',
  c: '°C',
  f: '°F',
  m2: 'm²',
  ft2: 'ft²',
  kmh: 'km/h',
  percent: '%',
};

/** What shops and shoppers of the United States go by. */
const customary: Readonly<Record<string, string>> = {
  g: 'oz',
  kg: 'lb',
  mm: 'in',
  cm: 'in',
  m: 'ft',
  km: 'mi',
  l: 'fl_oz',
  ml: 'fl_oz',
  c: 'f',
};

/** Names of units that mostly say something else ("time of day", "warm feet"): they are asked for by the words before them. */
const everydayWords: ReadonlySet<string> = new Set(['ft', 'yd', 'cup', 'pt']);

/** What goes right before a unit that is asked for: "in hours", "how many feet". */
const asksFor: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['in', 'many', 'much']),
  de: new Set(['in', 'viel', 'viele', 'vielen', 'wieviel', 'wieviele']),
  fr: new Set(['en', 'combien', 'de']),
  es: new Set(['en', 'cuánto', 'cuántos', 'cuántas', 'cuantos', 'cuantas']),
  it: new Set(['in', 'quanti', 'quante']),
  pt: new Set(['em', 'quantos', 'quantas']),
  nl: new Set(['in', 'hoeveel']),
  pl: new Set(['w', 'ile']),
  tr: new Set(['kaç']),
  ru: new Set(['в', 'сколько']),
  ar: new Set(['كم']),
  hi: new Set(['कितने', 'कितनी']),
};

function isAskedFor(unit: string, before: string | undefined, language: string): boolean {
  if (dimensionOf(unit) !== 'time' && !everydayWords.has(unit)) return true;
  return before !== undefined && asksFor[languageOf(language)]?.has(before) === true;
}

/** The unit that a question asks for ("in ounces", "how many pounds"), as an id of `units.ts`; a number's own unit is none. */
export function askedUnit({ text, language }: Understood): string | undefined {
  const words = text.toLowerCase().match(/°?[\p{L}\p{M}²]+|\p{Nd}[\p{Nd}.,]*/gu) ?? [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (/^\p{Nd}/u.test(word) || (i > 0 && /^\p{Nd}/u.test(words[i - 1]!))) continue;
    if (word.length <= 2 && !shortUnits.has(word)) continue;
    const pair = `${word} ${words[i + 1] ?? ''}`;
    for (const name of [pair, word]) {
      const [found] = quantities(`7 ${name}`, language);
      if (
        found !== undefined &&
        found.end === `7 ${name}`.trimEnd().length &&
        found.dimension !== 'count' &&
        isAskedFor(found.unit, words[i - 1], language)
      )
        return found.unit;
    }
  }
  return undefined;
}

/** Words that compare and say no more of what is compared than the unit does. */
const comparing: ReadonlySet<string> = new Set(
  'less more lighter heavier weniger mehr leichter schwerer menos más mas'.split(' '),
);

/** The one amount that a question holds something against ("does it weigh under 2 kg?"). */
function comparedAmount({ text, language }: Understood): Quantity | undefined {
  const [amount, another] = quantities(text, language);
  return another === undefined && amount?.dimension !== 'count' ? amount : undefined;
}

/** Whether a question says nothing but an amount ("is it under 2 kg?"). */
function saysOnly(amount: Quantity, { text, content }: Understood): boolean {
  const stated = text.slice(amount.start, amount.end).toLowerCase();
  return content.every(({ surface }) => {
    const word = surface.toLowerCase();
    return stated.includes(word) || comparing.has(word);
  });
}

/** An ounce of a liquid is another one. */
function fitting(unit: string, own: string): string {
  return unit === 'oz' && dimensionOf(own) === 'volume' ? 'fl_oz' : unit;
}

function amountOf(field: Field): { value: number; unit: string } | undefined {
  if (field.unit === undefined || typeof field.value !== 'number') return undefined;
  const own = quantities(`${field.value} ${field.unit}`, 'en')[0];
  return own && { value: field.value < 0 ? -Math.abs(own.value) : own.value, unit: own.unit };
}

/** As many significant figures as the source has, two at least. */
function rounded(value: number, source: number): number {
  const figures = String(Math.abs(source))
    .replace(/^0\.0*|\./gu, '')
    .replace(/0+$/u, '').length;
  return Number(value.toPrecision(Math.min(6, Math.max(2, figures))));
}

/** Nobody weighs a tent in tonnes: amounts of which little is left, or that grow out of sight, are not shown. */
const SMALLEST_SHOWN = 0.01;
const LARGEST_SHOWN = 1_000_000;

function isPlausible(value: number): boolean {
  return value === 0 || (Math.abs(value) >= SMALLEST_SHOWN && Math.abs(value) < LARGEST_SHOWN);
}

const timeNames = { d: 'day', week: 'week', month: 'month', year: 'year' } as const;

function written(value: number, unit: string, { locale }: Voice): string {
  if (unit in timeNames) return formatTime(value, timeNames[unit as keyof typeof timeNames], locale);
  const number = formatNumber(value, locale);
  // The word is the preposition too.
  return unit === 'in' ? `${number}″` : `${number} ${signs[unit] ?? unit}`;
}

/** The fields that a candidate cites. */
function citedFields({ claims }: Candidate, view: ProductView): Field[] {
  const paths = new Set(
    claims.flatMap(({ support }) => support.flatMap((entry) => (entry.kind === 'field' ? [entry.path] : []))),
  );
  return view.fields.filter((field) => field.facts.some(({ path }) => paths.has(path)));
}

function conversion(field: Field, wanted: string | undefined, view: ProductView, voice: Voice) {
  const amount = amountOf(field);
  const goal = wanted ?? (voice.locale === 'en-US' ? customary[amount?.unit ?? ''] : undefined);
  if (amount === undefined || goal === undefined) return undefined;
  const unit = fitting(goal, amount.unit);
  if (unit === amount.unit || dimensionOf(unit) !== dimensionOf(amount.unit)) return undefined;
  const value = convert(amount.value, amount.unit, unit);
  if (value === undefined) return undefined;
  const shown = rounded(value, amount.value);
  if (!isPlausible(shown)) return undefined;
  const inputs = field.facts.slice(0, 1).map((fact) => factSupport(view, fact));
  const support: Support = { kind: 'computed', operation: 'convert', value: shown, inputs };
  const text = `${written(amount.value, amount.unit, voice)} = ${written(shown, unit, voice)}.`;
  // What nobody could read back from the sentence is not said.
  if (!quantities(text, voice.locale).some((read) => read.unit === unit && read.start > 0)) return undefined;
  return asserted(text, [support], voice);
}

const mainAmounts = /^(?:weight|volume|capacity|gewicht|volumen|peso|poids|gewicht|volume)$/u;

/**
 * A question for nothing but a unit ("how many ounces?", "is it under 2 kg?"): the amount of that kind, when the product states one, or one
 * that is called weight, volume or capacity.
 */
export function answerByUnit(question: Understood, view: ProductView, voice: Voice): Candidate | undefined {
  const asked = question.content.length > 1 ? undefined : askedUnit(question);
  const amount = comparedAmount(question);
  const unit = asked ?? (amount && saysOnly(amount, question) ? amount.unit : undefined);
  if (unit === undefined) return undefined;
  const fits = view.fields.filter((field) => {
    const amount = amountOf(field);
    if (amount === undefined || field.ofVariants) return false;
    return dimensionOf(fitting(unit, amount.unit)) === dimensionOf(amount.unit);
  });
  const main = fits.filter(({ words }) => words.length === 1 && mainAmounts.test(words[0]!));
  // Of what holds something, ounces are asked of what goes in.
  const volumes = main.filter((field) => dimensionOf(amountOf(field)!.unit) === 'volume');
  const field = [fits, main, volumes].find((some) => some.length === 1)?.[0];
  if (field === undefined) return undefined;
  return {
    route: 'attribute',
    confidence: 0.75,
    band: bandOf('attribute', 0.75),
    claims: [fieldClaim(view, field, voice)],
    products: [view.product],
    passages: [],
    features: { unit: 1 },
  };
}

/** The candidate with its amount in the unit asked for or held against it, else in the customary one of the locale. */
export function withConversion(
  candidate: Candidate,
  question: Understood,
  view: ProductView,
  voice: Voice,
): Candidate {
  const wanted = askedUnit(question) ?? comparedAmount(question)?.unit;
  const [field] = citedFields(candidate, view).filter((entry) => amountOf(entry) !== undefined);
  const claim = field && conversion(field, wanted, view, voice);
  return claim ? { ...candidate, claims: [...candidate.claims, claim] } : candidate;
}
