import { languageOf } from '../../language/locale-lookup.ts';
import { anyOfAll } from '../../language/pack.ts';
import { unitSuffix } from '../../meaning/attributes/unit-suffix.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import type { Span } from '../../text/characters/span.ts';
import { currencyCode, currencyMarks, currencySigns, dollarPrefixes } from '../../text/numbers/currencies.ts';
import { numberWordsOf } from '../../text/numbers/number-words.ts';
import { numbersIn } from '../../text/numbers/numbers.ts';
import { quantities } from '../../text/numbers/quantities.ts';
import { unitAfter } from '../../text/numbers/unit-names.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import type { GateLexicon } from '../gate-lexicon.ts';
import { comparable, phraseAt } from './phrase-spans.ts';

/** Working days are counted, but are no days of 24 hours. */
export const WORKDAY = 'workday';

/** A number of a text with what it counts: several values where its marks can be read in several ways. */
export type Amount = Span & {
  values: readonly number[];
  /** Unit id, `workday`, or none. */
  unit?: string;
  /** ISO codes that its sign may stand for; `cent` for hundredths. */
  currencies?: readonly string[];
  /** Part of a code: `E27`, `IP44`, `PWNED-7731`. */
  code?: string;
  /** The word right after a bare number: what it counts. */
  counts?: string;
  /** Written as a word. */
  isSpelled?: boolean;
};

const CODE =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}./_-]*\p{L})(?=[\p{L}\p{N}./_-]*\p{Nd})[\p{L}\p{N}]+(?:[./_-][\p{L}\p{N}]+)*/gu;
const BEFORE_MONEY = /(?<!\p{N}\s?)(?:([A-Za-z]{1,3})?(\p{Sc})|(?<!\p{L})([A-Z]{3}))\s?$/u;
const AFTER_MONEY = /^\s?(?:(\p{Sc})|(\p{L}[\p{L}\p{M}.]*))/u;
/** Shorter than this, letters beside a hyphen are of the code, not a word joined to it. */
const LEAST_WORD = 4;
const ORDINAL = new RegExp(
  String.raw`^\p{N}+(?:${anyOfAll('gate', ({ ordinalEndings }) => ordinalEndings)})$`,
  'u',
);
const SHARES_UNIT = /^\s?(?:[-–—~/x×]|\p{L}{1,5}|y|&)\s?$/u;
const LABEL = /(?<=^|[|;–\n]\s?)\s*([^|;:\n]{1,60}): ([^|;\n]+)/gu;

/** Numbers of a text; marks of other locales are tried where `isEvidence`, since shops write as they like. */
export function amountsIn(
  written: string,
  locale: string,
  lexicon: GateLexicon,
  isEvidence: boolean,
): Amount[] {
  // "1 500 €" is one number, whichever space stands before the sign.
  const text = written.replace(/[\u00A0\u2009\u202F](?=\p{Sc})/gu, ' ');
  const language = languageOf(locale);
  const found = new Map<number, Amount>();
  for (const tag of isEvidence ? [...new Set([locale, 'en', 'de'])] : [locale])
    for (const { start, end, value, inWord } of numbersIn(text, tag)) {
      const known = found.get(start);
      const values = [...new Set([...(known?.values ?? []), Math.abs(Number(value))])];
      const code = inWord ? codeAt(text, start) : undefined;
      found.set(start, { start, end: Math.max(end, known?.end ?? 0), values, ...(code ? { code } : {}) });
    }
  const runs = [...found.values()];
  for (const { start, end } of runs)
    for (const inner of runs) if (inner.start > start && inner.start < end) found.delete(inner.start);
  for (const quantity of quantities(text, locale)) {
    const amount = found.get(quantity.start);
    if (amount === undefined) continue;
    amount.unit = quantity.unit;
    delete amount.code;
    amount.end = Math.max(amount.end, quantity.end);
    if (!amount.values.includes(quantity.value)) amount.values = [quantity.value];
  }
  const amounts = [...found.values(), ...spelled(text, language, lexicon)].sort((a, b) => a.start - b.start);
  const lower = comparable(text);
  for (const amount of amounts) readMoney(text, lower, amount, lexicon);
  for (const amount of amounts) readWorkdays(lower, amount, lexicon);
  shareUnits(text, amounts);
  for (const amount of amounts) readCounted(lower, amount, language);
  if (isEvidence) unitsOfLabels(text, amounts, locale, lexicon);
  return amounts;
}

function codeAt(text: string, at: number): string | undefined {
  for (const match of text.matchAll(CODE))
    if (match.index <= at && match.index + match[0].length > at)
      return ORDINAL.test(match[0]) ? undefined : codeKey(match[0]);
  return undefined;
}

/** Letters and digits of a code alone, in lower case; of "E27-Lampen" only the code. */
export function codeKey(text: string): string {
  const parts = text.split('-');
  const core = parts.filter((part) => /\p{N}/u.test(part) || part.length < LEAST_WORD).join('-');
  const code = /\p{L}/u.test(core) ? core : text;
  return foldAccents(code.normalize('NFKC').toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');
}

function spelled(text: string, language: string, lexicon: GateLexicon): Amount[] {
  const words = numberWordsOf(language);
  const own = lexicon.numbers?.split(' ') ?? [];
  const valueOfWord = (word: string): number | undefined => {
    const key = foldAccents(word.toLowerCase());
    if (words !== undefined) return words.values.get(key) ?? words.compound?.(key);
    const value = own.findIndex((name) => foldAccents(name) === key);
    return value < 2 ? undefined : value;
  };
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap((match): Amount[] => {
    const value = valueOfWord(match[0]);
    const end = match.index + match[0].length;
    // "One" is a pronoun and an article as often as a number.
    if (value === undefined || value < 2) return [];
    const unit = unitAfter(text, end, language);
    return [
      {
        start: match.index,
        end: unit?.end ?? end,
        values: [value],
        isSpelled: true,
        ...(unit ? { unit: unit.unit } : {}),
      },
    ];
  });
}

function readMoney(text: string, lower: string, amount: Amount, lexicon: GateLexicon): void {
  const before = BEFORE_MONEY.exec(text.slice(Math.max(0, amount.start - 8), amount.start));
  const numberEnd = /^[\p{N}.,'’\u00A0\u202F\s]*\p{N}/u.exec(text.slice(amount.start))?.[0].length ?? 0;
  const at = amount.isSpelled ? amount.end : amount.start + numberEnd;
  const after = AFTER_MONEY.exec(text.slice(at, at + 20));
  const sign = before?.[2] ?? after?.[1];
  const prefix = before?.[1] === undefined ? undefined : dollarPrefixes.get(before[1].toLowerCase())?.[0];
  const word = after?.[2];
  const named =
    prefix !== undefined
      ? [prefix]
      : sign !== undefined
        ? currencySigns.get(sign)
        : before?.[3] !== undefined && currencyCode(before[3])
          ? [before[3]]
          : word === undefined
            ? undefined
            : namedMoney(word.replace(/\.$/u, ''), lower.slice(at, at + 20).trimStart(), lexicon);
  if (named === undefined) return;
  amount.currencies = named;
  delete amount.unit;
}

function namedMoney(word: string, lower: string, lexicon: GateLexicon): readonly string[] | undefined {
  const code = /^[A-Z]{3}$/u.test(word) ? currencyCode(word) : undefined;
  if (code !== undefined) return [code];
  const mark = currencyMarks.get(word.toLowerCase());
  if (mark !== undefined && word !== 'fr') return mark;
  for (const entry of lexicon.money?.split('|') ?? []) {
    const [name, codes] = entry.split('=');
    if (codes !== undefined && phraseAt(lower, name!, 0) > 0) return codes.split(' ');
  }
  return undefined;
}

function readWorkdays(lower: string, amount: Amount, lexicon: GateLexicon): void {
  if (amount.currencies !== undefined || lexicon.workdays === undefined) return;
  const digits = /^[\p{N}.,]+/u.exec(lower.slice(amount.start))?.[0].length;
  for (const at of [amount.end, amount.start + (digits ?? 0)]) {
    const gap = /^[\s-]*/u.exec(lower.slice(at))![0].length;
    const end = phraseAt(lower, lexicon.workdays, at + gap);
    if (end < 0) continue;
    amount.unit = WORKDAY;
    amount.end = end;
    return;
  }
}

const COUNTED = /^[ \u00A0-](\p{L}[\p{L}\p{M}]{2,})/u;

function readCounted(lower: string, amount: Amount, language: string): void {
  const word = isPlain(amount) ? COUNTED.exec(lower.slice(amount.end, amount.end + 40))?.[1] : undefined;
  if (word !== undefined && !isStopWord(word, language)) amount.counts = word;
}

/** In "3–5 days" and "4 to 6 working days" both numbers have the unit of the last. */
function shareUnits(text: string, amounts: readonly Amount[]): void {
  for (let i = amounts.length - 2; i >= 0; i--) {
    const [first, second] = [amounts[i]!, amounts[i + 1]!];
    const between = text.slice(Math.min(first.end, second.start), second.start);
    const isBare = first.unit === undefined && first.currencies === undefined && first.code === undefined;
    const isOverruled = first.unit === 'd' && second.unit === WORKDAY;
    if (!(isBare || isOverruled) || !SHARES_UNIT.test(between.replace(/^\s?\p{Sc}/u, ''))) continue;
    if (second.unit !== undefined) first.unit = second.unit;
    else if (second.currencies !== undefined) first.currencies = second.currencies;
  }
}

/** Numbers of a cell or a field have the unit that its name ends in: `weight_g: 540`, "Time (working days): 2 to 3". */
function unitsOfLabels(text: string, amounts: readonly Amount[], locale: string, lexicon: GateLexicon): void {
  for (const match of text.matchAll(LABEL)) {
    const label = match[1]!.trim();
    const inside = /\(([^()]{1,20})\)$/u.exec(label)?.[1];
    const suffix = unitSuffix(label.split(/[._\s]/u))?.unit;
    const unit = inside ?? suffix;
    const sample = unit === undefined ? [] : amountsIn(`1 ${unit}`, locale, lexicon, false);
    const known = sample.find((amount) => !isPlain(amount));
    if (known === undefined) continue;
    const from = match.index + match[0].length - match[2]!.length;
    for (const amount of amounts)
      if (amount.start >= from && amount.end <= match.index + match[0].length && isPlain(amount)) {
        if (known.unit !== undefined) amount.unit = known.unit;
        if (known.currencies !== undefined) amount.currencies = known.currencies;
      }
  }
}

/** A number that is nothing but one. */
export function isPlain({ unit, currencies, code }: Amount): boolean {
  return unit === undefined && currencies === undefined && code === undefined;
}
