import { unitSuffix } from '../meaning/attributes/unit-suffix.ts';
import type { Span } from '../text/characters/span.ts';
import { numbersIn } from '../text/numbers/numbers.ts';
import { type Quantity, quantities } from '../text/numbers/quantities.ts';
import { convert, dimensionOf } from '../text/numbers/units.ts';
import type { Unsupported } from './words.ts';

/** Every way to read the numbers of a text: group and decimal marks of the locale, of English and of German. */
function readings(text: string, locale: string): (Span & { values: Set<number> })[] {
  const found = new Map<number, Span & { values: Set<number> }>();
  for (const tag of new Set([locale, 'en', 'de']))
    for (const { start, end, value } of numbersIn(text, tag)) {
      const entry = found.get(start) ?? { start, end, values: new Set<number>() };
      entry.end = Math.max(entry.end, end);
      entry.values.add(Math.abs(Number(value)));
      found.set(start, entry);
    }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Amounts with units as written, with the marks of English, of German and of the locale. */
function writtenIn(quote: string, locale: string): Quantity[] {
  return [...new Set(['en', 'de', locale])].flatMap((tag) => quantities(quote, tag));
}

/** The amount of a line whose name has its unit (`weight_g: 540`). */
function amountOfLine(quote: string): Quantity | undefined {
  const line = /^([\w.-]+): (-?[\d.]+)/u.exec(quote);
  const suffix = line === null ? undefined : unitSuffix(line[1]!.split(/[._]/u));
  const [named] = suffix === undefined ? [] : quantities(`${line![2]} ${suffix.unit}`, 'en');
  return named;
}

/** Whether two amounts are equal up to the rounding of the one shown. */
function agrees(shown: Quantity, stated: Quantity, shownText: string): boolean {
  if (dimensionOf(shown.unit) !== dimensionOf(stated.unit)) return false;
  const converted = convert(stated.value, stated.unit, shown.unit)!;
  const decimals = /[.,](\d+)$/u.exec(shownText)?.[1]?.length ?? 0;
  const step = 10 ** -decimals;
  const apart = Math.abs(Math.abs(converted) - Math.abs(shown.value));
  return apart <= 0.51 * step || apart < 1e-9;
}

/**
 * Whether quotes state a value only as amounts with units, none of them the amount shown: "540 kg" is not
 * borne out by `weight_g: 540`.
 */
function isOtherUnit(
  shown: Quantity,
  {
    text,
    values,
    quotes,
    locale,
  }: { text: string; values: ReadonlySet<number>; quotes: readonly string[]; locale: string },
): boolean {
  const stated = quotes.flatMap((quote) => {
    const line = amountOfLine(quote);
    if (line !== undefined) return values.has(Math.abs(line.value)) ? [line] : [];
    const written = writtenIn(quote, locale);
    return readings(quote, locale).flatMap(({ start, end, values: own }) => {
      if (![...own].some((value) => values.has(value))) return [];
      const amounts = written.filter((amount) => amount.start <= start && amount.end >= end);
      return amounts.length === 0 ? [undefined] : amounts;
    });
  });
  return stated.length > 0 && stated.every((amount) => amount !== undefined && !agrees(shown, amount, text));
}

/**
 * The numbers of a claim that neither occur in its quotes, nor recompute from them by unit conversion, nor are one of
 * the values `computed` from them; and those that occur there as the amount of another unit. Offsets are UTF-16 into the
 * claim.
 */
export function unsupportedNumbers(
  claim: string,
  quotes: readonly string[],
  locale: string,
  computed: readonly number[],
): Unsupported[] {
  const claimed = readings(claim, locale);
  if (claimed.length === 0) return [];
  const stated = new Set(
    quotes.flatMap((quote) => readings(quote, locale).flatMap(({ values }) => [...values])),
  );
  const amounts = quotes.flatMap((quote) => writtenIn(quote, locale).concat(amountOfLine(quote) ?? []));
  const shown = quantities(claim, locale);
  return claimed.flatMap(({ start, end, values }) => {
    const text = claim.slice(start, end);
    const amount = shown.find((entry) => entry.start <= start && entry.end >= end);
    const isComputed = computed.some((value) => values.has(value));
    const isStated = isComputed || [...values].some((value) => stated.has(value));
    const isBorneOut = amount !== undefined && amounts.some((one) => agrees(amount, one, text));
    if (isBorneOut) return [];
    if (
      isStated &&
      (isComputed || amount === undefined || !isOtherUnit(amount, { text, values, quotes, locale }))
    )
      return [];
    return [{ start, end, text }];
  });
}

/**
 * The numbers of a claim that it states oftener than its quotes do: of two products that are compared, one has been given
 * the other's amount. Offsets are UTF-16 into the claim; numbers in `computed` may be stated at will.
 */
export function surplusNumbers(
  claim: string,
  quotes: readonly string[],
  locale: string,
  computed: readonly number[],
): Unsupported[] {
  const stated = quotes.flatMap((quote) => readings(quote, locale).map(({ values }) => [...values]));
  const shown = readings(claim, locale).map((one) => ({ ...one, values: [...one.values] }));
  return shown.flatMap(({ start, end, values }, i) => {
    const isSame = (others: readonly number[]) => others.some((value) => values.includes(value));
    const before = shown.slice(0, i).filter((one) => isSame(one.values)).length;
    if (before === 0 || before < stated.filter(isSame).length || isSame(computed)) return [];
    return [{ start, end, text: claim.slice(start, end) }];
  });
}
