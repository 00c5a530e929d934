import { foldAccents } from '../../text/characters/fold.ts';
import { currencyCode, currencyMarks } from '../../text/numbers/currencies.ts';
import { withDigitsForNumerals } from '../../text/numbers/east-asian-numerals.ts';
import { type NumberWords, numberWordsOf } from '../../text/numbers/number-words.ts';
import { unitAfter } from '../../text/numbers/unit-names.ts';
import { matchPhrase, type PhraseTable } from '../tokens/phrases.ts';
import { type QueryToken, scanQuery, wordKey } from '../tokens/scan-query.ts';
import { compiledLexicon } from './compiled-lexicon.ts';
import { isCountedWord } from './counted-words.ts';

/** Tokens `from … to` that spell a number. */
type Run = { from: number; to: number; value: number; isArticle: boolean };

/** A bare word after a bound is believed to be a number from here on: "over one" may be a name. */
const LEAST_AFTER_BOUND = 10;
/** Between the two numbers of a range. */
const MOST_BETWEEN = 2;
/** Words of the longest phrase before a number that is looked for. */
const LONGEST_BEFORE = 6;

/**
 * The query with numbers written as words in digits where they count or measure something: before money, units,
 * persons, stars, ages, and after or before words that bound a price (`under fifty dollars` → `under 50 dollars`).
 *
 * Others stay words: they may be names. `42 and a half` is 42.5, `minus ten degrees` −10. English, German, French and
 * Spanish, and the numerals of Chinese, Japanese and Korean; of other languages, and without any such word, the very text is returned.
 */
export function withDigits(typed: string, language: string): string {
  const text = withoutGroupSpaces(withDigitsForNumerals(typed), language);
  const words = numberWordsOf(language);
  if (!words?.any.test(foldAccents(text.toLowerCase()))) return text;
  const tokens = scanQuery(text, language);
  const runs = findRuns(tokens, words);
  const counts = runs.map((run) =>
    isCounting(run, { tokens, text, language, boundArticles: words.boundArticles }),
  );
  for (let i = 0; i + 1 < runs.length; i++) {
    const between = runs[i + 1]!.from - runs[i]!.to;
    if (between < 1 || between > MOST_BETWEEN || runs[i]!.isArticle) continue;
    if (!tokens.slice(runs[i]!.to, runs[i + 1]!.from).every(({ key }) => words.joins.has(key))) continue;
    counts[i] ||= counts[i + 1]!;
    counts[i + 1] ||= counts[i]!;
  }
  let result = '';
  let at = 0;
  for (const [i, { from, to, value }] of runs.entries()) {
    if (!counts[i]) continue;
    const before = tokens[from - 1];
    const isNegative =
      before !== undefined && words.minus.has(before.key) && isDegree(tokens, to, text, language);
    result += text.slice(at, isNegative ? before.start : tokens[from]!.start);
    result += `${isNegative ? '-' : ''}${value}`;
    at = tokens[to - 1]!.end;
  }
  return result + text.slice(at);
}

const GROUPED = /(?<![\p{L}\p{Nd}.,-])(\d{1,3}(?: \d{3})+)(?=\s?(\p{Sc}|\p{L}+))/gu;

/** Thousands set apart by spaces, where money follows: `1 500 Kč` as `1500 Kč`. */
function withoutGroupSpaces(text: string, language: string): string {
  return text.replace(GROUPED, (grouped, _digits, next: string) => {
    const key = wordKey(next);
    const isMoney =
      /\p{Sc}/u.test(next) ||
      currencyMarks.has(key) ||
      currencyCode(next) !== undefined ||
      compiledLexicon(language).currencies.byFirst.has(key);
    return isMoney ? grouped.replaceAll(' ', '') : grouped;
  });
}

function findRuns(tokens: readonly QueryToken[], words: NumberWords): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = runAt(tokens, at, words);
    if (run) runs.push(run);
    at = run?.to ?? at + 1;
  }
  return runs;
}

/** The longest number that starts at a token: a digit number only with its half, its thousands or its sign. */
function runAt(tokens: readonly QueryToken[], from: number, words: NumberWords): Run | undefined {
  const first = tokens[from]!;
  const half = (at: number): number => halfAfter(tokens, at, words);
  if (first.kind === 'number') {
    // "3 mil", "2 tisíce"
    const isThousands = words.values.get(tokens[from + 1]?.key ?? '') === 1000;
    const end = from + (isThousands ? 2 : 1);
    const to = end + half(end);
    const isSigned = words.minus.has(tokens[from - 1]?.key ?? '');
    if (to === from + 1 && !isSigned) return undefined;
    const value = (first.value + (to > end ? 0.5 : 0)) * (isThousands ? 1000 : 1);
    return { from, to, value, isArticle: false };
  }
  let [total, current] = [0, 0];
  let to = from;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'sign' && token.key === '-' && !token.spaced && at > from) continue;
    if (token.kind !== 'word') break;
    if (at > from && words.and.has(token.key)) continue;
    const isLeading = words.leading.has(token.key) && isMultiplier(tokens[at + 1], words);
    if (at === from && isLeading) continue;
    const next = added(total, current, token.key, words);
    if (!next) break;
    [total, current] = next;
    to = at + 1;
  }
  if (to > from) {
    const extra = half(to);
    return { from, to: to + extra, value: total + current + (extra > 0 ? 0.5 : 0), isArticle: false };
  }
  return words.articles.has(first.key) ? { from, to: from + 1, value: 1, isArticle: true } : undefined;
}

function isMultiplier(token: QueryToken | undefined, words: NumberWords): boolean {
  const value = token && words.values.get(token.key);
  return value === 100 || value === 1000;
}

/** One more word of a number: thousands so far and what is being read; `undefined` where it cannot follow. */
function added(
  total: number,
  current: number,
  key: string,
  words: NumberWords,
): [number, number] | undefined {
  const value = words.values.get(key) ?? words.compound?.(key);
  if (value === undefined) return undefined;
  if (value === 1000) return total > 0 ? undefined : [(current || 1) * 1000, 0];
  if (value === 100) return current > 9 ? undefined : [total, (current || 1) * 100];
  // quatre-vingts
  if (value === 20 && words.byTwenties && current % 100 === 4) return [total, current + 76];
  const rest = current % 100;
  if (rest === 0) return current > 0 && value >= 100 ? undefined : [total, current + value];
  const isTen = rest >= 20 && rest % 10 === 0;
  // soixante-dix, quatre-vingt-douze, dix-sept
  const isFrench =
    words.byTwenties && (((rest === 60 || rest === 80) && value < 20) || (rest === 10 && value > 6));
  return (isTen && value < 10) || isFrench ? [total, current + value] : undefined;
}

/** Tokens of "and a half" after a number, 0 without. */
function halfAfter(tokens: readonly QueryToken[], at: number, words: NumberWords): number {
  const phrase = words.halves.find((half) => half.every((key, i) => tokens[at + i]?.key === key));
  return phrase?.length ?? 0;
}

/** Whether what stands around the number says that it counts or bounds something. */
function isCounting(
  run: Run,
  {
    tokens,
    text,
    language,
    boundArticles,
  }: { tokens: readonly QueryToken[]; text: string; language: string; boundArticles: boolean },
): boolean {
  const { from, to, value, isArticle } = run;
  const end = tokens[to - 1]!.end;
  const unit = unitAfter(`1${text.slice(end)}`, 1, language);
  if (unit !== undefined && /^[\s-]/u.test(text.slice(end)))
    return !isArticle || !boundArticles || endsAt(compiledLexicon(language).boundBefore, tokens, from);
  if (isArticle) return false;
  if (tokens[from]!.kind === 'number') return true;
  const { currencies, starWords, ageAfter, boundAfter, boundBefore, rangeOpen, sizeBefore } =
    compiledLexicon(language);
  const at = tokens[to]?.key === '-' ? to + 1 : to;
  const next = tokens[at];
  if (next && (/\p{Sc}/u.test(next.key) || (next.kind === 'word' && isCountedWord(next.key)))) return true;
  const follows = [currencies, starWords, ageAfter, boundAfter] as readonly PhraseTable<unknown>[];
  if (follows.some((table) => matchPhrase(table, tokens, at))) return true;
  if (endsAt(sizeBefore as PhraseTable<unknown>, tokens, from)) return true;
  const isBound = endsAt(boundBefore, tokens, from) || endsAt(rangeOpen, tokens, from);
  return isBound && value >= LEAST_AFTER_BOUND;
}

function endsAt(table: PhraseTable<unknown>, tokens: readonly QueryToken[], end: number): boolean {
  for (let from = Math.max(0, end - LONGEST_BEFORE); from < end; from++)
    if (from + (matchPhrase(table, tokens, from)?.length ?? 0) === end) return true;
  return false;
}

function isDegree(tokens: readonly QueryToken[], to: number, text: string, language: string): boolean {
  const unit = unitAfter(`1${text.slice(tokens[to - 1]!.end)}`, 1, language)?.unit;
  return unit === 'c' || unit === 'f' || /^\s?(?:degrees?|°)/iu.test(text.slice(tokens[to - 1]!.end));
}
