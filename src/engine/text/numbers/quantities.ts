import type { Dimension } from '../../language/concepts/dimension.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import { type NumberSpan, numbersIn } from './numbers.ts';
import { unitAfter } from './unit-names.ts';
import { baseUnitOf, convert, dimensionOf } from './units.ts';

/** A number with its unit, as a text states it. */
export type Quantity = {
  /** UTF-16 offsets of the number and, when it has its own, the unit. */
  start: number;
  end: number;
  /** As written, in `unit`. */
  value: number;
  /** Unit id of `units.ts`, e.g. `ml`. */
  unit: string;
  dimension: Dimension;
  /** The same amount in the base unit of the dimension (`baseUnitOf`), for comparison. */
  base: number;
  /** `range` for both ends of `5–10 kg`, `sides` for each number of `60 x 90 cm`, else `single`. */
  kind: 'single' | 'range' | 'sides';
};

/** One number of a chain such as `60 x 90 cm`. */
type Link = { number: NumberSpan; value: number; unit: string | undefined; end: number };

/** A letter before the digits, unless it is the sign between two sides (`60x90`). */
const BEGINS_IN_WORD = /\p{L}$(?<!\p{N}\s?[x\u0445X])/u;
const SIDES_BETWEEN = /^\s?(?:[x×*\u0445X]|by)\s?$/u;
const RANGE_SIGN = /^\s?[-–—~〜～]\s?$/u;
const FRACTION_BETWEEN = /^[ -]?$/;
const DENOMINATORS = new Set(['2', '3', '4', '8', '16', '32', '64']);
const ands = everyPart('text').flatMap(([, { and }]) => and ?? []);
const COMPOUND_GAP = new RegExp(`^\\s?(?:,|${ands.join('|')})?\\s?$`, 'u');
const COMPOUND = new Set<Dimension>(['length', 'mass', 'time', 'volume']);
/** Units that also follow a year: `2024年`, `2024 г.` */
const LIKE_YEAR = new Set(['year', 'g']);

/**
 * Every number with a unit, in order, by locale: `1,5 L`, `16GB`, `15"`, `2 lb 3 oz`, `60 x 90 cm`, `5–10 kg`.
 *
 * Numbers that share a unit each get it; amounts in descending units are one quantity in the first unit.
 */
export function quantities(text: string, locale: string): Quantity[] {
  const language = languageOf(locale);
  const links = readLinks(text, numbersIn(text, locale), language);
  const found: Quantity[] = [];
  for (let i = 0; i < links.length; ) {
    const chain = chainFrom(text, links, i, language);
    found.push(...quantitiesOf(chain.links, chain.kind));
    i += chain.links.length;
  }
  return joinCompounds(text, found);
}

/** Numbers that begin no word, each with the unit after it; fractions such as `1 1/4"` are one number. */
function readLinks(text: string, numbers: readonly NumberSpan[], language: string): Link[] {
  const links: Link[] = [];
  for (let i = 0; i < numbers.length; i++) {
    let number = numbers[i]!;
    if (BEGINS_IN_WORD.test(text.slice(Math.max(0, number.start - 3), number.start))) continue;
    let value = Number(number.value);
    const fraction = fractionFrom(text, numbers, i);
    if (fraction !== undefined && unitAfter(text, fraction.end, language) !== undefined) {
      value = fraction.value;
      number = { ...number, end: fraction.end };
      i += fraction.numbers - 1;
    }
    const after = unitAfter(text, number.end, language);
    const isYear =
      after !== undefined &&
      LIKE_YEAR.has(after.unit) &&
      value > 1900 &&
      value < 2100 &&
      Number.isInteger(value);
    const unit = isYear ? undefined : after?.unit;
    links.push({ number, value, unit, end: unit === undefined ? number.end : after!.end });
  }
  return links;
}

function fractionFrom(
  text: string,
  numbers: readonly NumberSpan[],
  at: number,
): { value: number; end: number; numbers: number } | undefined {
  const [first, second, third] = [numbers[at]!, numbers[at + 1], numbers[at + 2]];
  if (second === undefined) return undefined;
  const slash = (a: NumberSpan, b: NumberSpan): boolean =>
    text.slice(a.end, b.start) === '/' && DENOMINATORS.has(b.value);
  if (slash(first, second))
    return { value: Number(first.value) / Number(second.value), end: second.end, numbers: 2 };
  if (
    third === undefined ||
    !FRACTION_BETWEEN.test(text.slice(first.end, second.start)) ||
    !slash(second, third)
  ) {
    return undefined;
  }
  return {
    value: Number(first.value) + Number(second.value) / Number(third.value),
    end: third.end,
    numbers: 3,
  };
}

function chainFrom(
  text: string,
  links: readonly Link[],
  start: number,
  language: string,
): { links: Link[]; kind: Quantity['kind'] } {
  const chain = [links[start]!];
  let kind: Quantity['kind'] = 'single';
  for (
    let next = links[start + 1];
    next !== undefined && chain.length < 4;
    next = links[start + chain.length]
  ) {
    const between = connection(text.slice(chain.at(-1)!.end, next.number.start), language);
    if (between === undefined || (kind !== 'single' && kind !== between)) break;
    kind = between;
    chain.push(next);
    if (kind === 'range') break;
  }
  return { links: chain, kind };
}

function connection(between: string, language: string): 'range' | 'sides' | undefined {
  if (between.length > 8) return undefined;
  if (SIDES_BETWEEN.test(between)) return 'sides';
  if (RANGE_SIGN.test(between)) return 'range';
  const words = partOf(language, 'text')?.to?.split('|') ?? [];
  return words.includes(between.trim().toLowerCase()) ? 'range' : undefined;
}

function quantitiesOf(chain: readonly Link[], kind: Quantity['kind']): Quantity[] {
  const last = chain.findLast((link) => link.unit !== undefined);
  if (last === undefined) return [];
  const measured = kind !== 'sides' || ['length', 'resolution'].includes(dimensionOf(last.unit!)!);
  const found: Quantity[] = [];
  chain.forEach((link, i) => {
    const own =
      link.unit ?? (measured ? chain.slice(i).find((later) => later.unit !== undefined)?.unit : undefined);
    // `6 x 330 ml` is six of them, not a length by another.
    const unit = own ?? (measured || i === chain.length - 1 ? undefined : 'piece');
    if (unit !== undefined) found.push(quantity(link, unit, measured ? kind : 'single'));
  });
  return found;
}

function quantity(link: Link, unit: string, kind: Quantity['kind']): Quantity {
  const dimension = dimensionOf(unit)!;
  const base = convert(link.value, unit, baseUnitOf(dimension))!;
  return { start: link.number.start, end: link.end, value: link.value, unit, dimension, base, kind };
}

/** `2 lb 3 oz`, `5'11"` and `1 h 30 min` as one quantity in the first unit. */
function joinCompounds(text: string, found: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const next of found) {
    const before = joined.at(-1);
    if (before === undefined || !isCompound(text, before, next)) {
      joined.push(next);
      continue;
    }
    const base = Number((before.base + next.base).toPrecision(12));
    const value = convert(base, baseUnitOf(before.dimension), before.unit)!;
    joined[joined.length - 1] = { ...before, end: next.end, value, base };
  }
  return joined;
}

function isCompound(text: string, before: Quantity, next: Quantity): boolean {
  if (before.dimension !== next.dimension || !COMPOUND.has(next.dimension)) return false;
  if (before.kind !== 'single' || next.kind !== 'single' || !Number.isInteger(before.value)) return false;
  const ratio = convert(1, before.unit, next.unit)!;
  return ratio > 1 && next.value < ratio && COMPOUND_GAP.test(text.slice(before.end, next.start));
}
