import { echoMarks, plainEcho } from '../say/format.ts';
import type { Span } from '../text/characters/span.ts';
import { computedValues, wrongSteps } from './computed.ts';
import { strangeFrame } from './frames.ts';
import { surplusNumbers, unsupportedNumbers } from './numbers.ts';
import type { VerifiableAnswer } from './verifiable.ts';
import {
  alteredQuote,
  contradicts,
  type Unsupported,
  unsupportedCurrencies,
  unsupportedWords,
} from './words.ts';

/** Why an answer does not verify; offsets are UTF-16 into its text, absent when the fault is a source's. */
export type VerifyFailure = { reason: string; text: string; start?: number; end?: number };

export type VerifyReport = {
  status: 'verified' | 'failed' | 'snapshot_missing';
  failures: readonly VerifyFailure[];
  /** Words repeated from the question that could not be checked without it. */
  unchecked: readonly string[];
  /** Hashes of texts that were not at hand. */
  missing: readonly string[];
};

export type VerifyOptions = {
  /** The cited text under its address, or `undefined` when it is not at hand. */
  snapshotOf: (sourceId: string, hash: string) => string | undefined;
  /** The address of a text: `sha256:<hex>`. */
  hashOf: (text: string) => string;
  /** The question, to check words repeated from it. */
  query?: string;
};

const FIGURE = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
const URL_OR_MAIL = /https?:\/\/\S+|www\.\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

function checkSources(answer: VerifiableAnswer, options: VerifyOptions) {
  const failures: VerifyFailure[] = [];
  const missing: string[] = [];
  for (const { sourceId, hash, quote, start, end } of answer.sources) {
    const snapshot = options.snapshotOf(sourceId, hash);
    if (snapshot === undefined) missing.push(hash);
    else if (options.hashOf(snapshot) !== hash)
      failures.push({ reason: `the text of ${sourceId} does not have the hash ${hash}`, text: quote });
    else if (snapshot.slice(start, end) !== quote)
      failures.push({ reason: `${sourceId} does not read so at ${start}–${end}`, text: quote });
  }
  return { failures, missing };
}

function checkRanges({ claims, resultText, sources }: VerifiableAnswer): VerifyFailure[] {
  const failures: VerifyFailure[] = [];
  let last = 0;
  for (const { start, end, sources: cited } of claims) {
    const text = resultText.slice(Math.max(0, start), Math.max(0, end));
    if (start < last || end <= start || end > resultText.length)
      failures.push({ reason: 'claims overlap or lie outside the text', text, start, end });
    if (cited.length === 0 || cited.some((index) => index < 0 || index >= sources.length))
      failures.push({ reason: 'a claim without a valid source', text, start, end });
    last = Math.max(last, end);
  }
  return failures;
}

function checkClaims(answer: VerifiableAnswer, query: string | undefined): VerifyFailure[] {
  return answer.claims.flatMap((claim) => {
    const { start, end, sources: cited } = claim;
    const text = answer.resultText.slice(start, end);
    const used = cited.flatMap((index) => answer.sources[index] ?? []);
    const quotes = used.map(({ quote }) => quote);
    // "At a waist of 90 take size 50": a model may repeat the shopper's own figures beside those that it cites.
    const numbered = claim.kind === 'paraphrase' && query !== undefined ? [...quotes, query] : quotes;
    const faults = (reason: string, found: readonly Unsupported[]) =>
      found.map((one) => ({ reason, text: one.text, start: start + one.start, end: start + one.end }));
    const wrong = wrongSteps(claim, answer).map(({ operation, value }) => ({
      reason: `a ${operation} that does not come to this`,
      text: String(value),
      start,
      end,
    }));
    const values = wrong.length > 0 ? [] : computedValues(claim);
    const numbers = faults(
      'a number that its sources do not state',
      unsupportedNumbers(text, numbered, answer.locale, values),
    );
    const comparesSources = new Set(used.map(({ sourceId }) => sourceId)).size > 1;
    const surplus = comparesSources
      ? faults(
          'a number stated oftener than its sources do',
          surplusNumbers(text, numbered, answer.locale, values),
        )
      : [];
    const words =
      claim.kind === 'quote'
        ? faults('a quotation that its source does not hold', alteredQuote(text, quotes))
        : [
            ...(claim.kind === 'paraphrase'
              ? []
              : faults(
                  'a word that its sources do not state',
                  unsupportedWords(text, quotes, answer.locale),
                )),
            ...faults(
              'a currency that its sources do not state',
              unsupportedCurrencies(text, quotes, answer.locale),
            ),
            ...(contradicts(text, quotes, answer.locale)
              ? [{ reason: 'the contrary of what its source states', text, start, end }]
              : []),
          ];
    const addresses = [...text.matchAll(URL_OR_MAIL)]
      .filter(([address]) => !quotes.some((quote) => quote.includes(address.replace(/[.,;:!?)]+$/u, ''))))
      .map((match) => ({
        reason: 'an address that its sources do not state',
        text: match[0],
        start: start + match.index,
        end: start + match.index + match[0].length,
      }));
    const names = answer.productTitles
      .filter(
        (title) =>
          text.includes(title) && !quotes.some((quote) => quote.includes(title.replace(/\s+/gu, ' '))),
      )
      .map((title) => ({ reason: 'a product name that its sources do not state', text: title, start, end }));
    return [...wrong, ...numbers, ...surplus, ...words, ...addresses, ...names];
  });
}

/** The stretches of the text that no claim covers. */
function gaps({ claims, resultText }: VerifiableAnswer): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const { start, end } of claims) {
    if (start > at) found.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < resultText.length) found.push({ start: at, end: resultText.length });
  return found;
}

/** Quoted words in a text outside all claims: what the shopper is said to have written. */
function echoesIn(text: string): (Span & { words: string })[] {
  return echoMarks.flatMap(([open, close]) => {
    const found: (Span & { words: string })[] = [];
    for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) {
      const end = text.indexOf(close, at + open.length);
      if (end < 0) break;
      found.push({ start: at, end: end + close.length, words: text.slice(at + open.length, end) });
    }
    return found;
  });
}

/** Whether words stand in the question in this order; others between them may be left out. */
function repeats(query: string, words: string): boolean {
  let at = 0;
  return words.split(' ').every((word) => {
    const found = query.indexOf(word, at);
    at = found + word.length;
    return found >= 0;
  });
}

function checkFrames(answer: VerifiableAnswer, query: string | undefined) {
  const failures: VerifyFailure[] = [];
  const unchecked: string[] = [];
  for (const gap of gaps(answer)) {
    let text = answer.resultText.slice(gap.start, gap.end);
    const strange = answer.engine === 'llm' ? '' : strangeFrame(text);
    if (strange !== '')
      failures.push({
        reason: 'words outside all claims that are no sentence of the engine',
        text: strange,
        ...gap,
      });
    for (const echo of echoesIn(text)) {
      if (query === undefined) unchecked.push(echo.words);
      else if (!repeats(plainEcho(query), plainEcho(echo.words).replace(/…$/u, '')))
        failures.push({
          reason: 'quoted words that the question does not hold',
          text: echo.words,
          start: gap.start + echo.start,
          end: gap.start + echo.end,
        });
      text = text.slice(0, echo.start) + ' '.repeat(echo.end - echo.start) + text.slice(echo.end);
    }
    if (answer.engine === 'llm')
      // A model may say the shopper's own figures back: "a code for 50 % off is not stated".
      for (const { 0: figure, index } of text.matchAll(FIGURE)) {
        if (query === undefined) unchecked.push(figure);
        else if (![...query.matchAll(FIGURE)].some(([asked]) => asked === figure)) continue;
        text = text.slice(0, index) + ' '.repeat(figure.length) + text.slice(index + figure.length);
      }
    const bare = /\p{Nd}+|\p{Sc}/u.exec(text) ?? text.match(URL_OR_MAIL);
    if (bare !== null)
      failures.push({ reason: 'a number or address outside all claims', text: bare[0], ...gap });
    const named = answer.productTitles.find((title) => text.includes(title));
    if (named !== undefined)
      failures.push({ reason: 'a product name outside all claims', text: named, ...gap });
  }
  return { failures, unchecked };
}

/**
 * Recomputes whether everything an answer asserts is borne out by what it cites, from its body and the cited texts alone:
 * hashes, offsets, ranges, numbers with units, addresses, product names, and nothing outside claims.
 */
export function verifyAnswer(answer: VerifiableAnswer, options: VerifyOptions): VerifyReport {
  const sources = checkSources(answer, options);
  const frames = checkFrames(answer, options.query);
  const failures = [
    ...sources.failures,
    ...checkRanges(answer),
    ...checkClaims(answer, options.query),
    ...frames.failures,
  ];
  const status =
    failures.length > 0 ? 'failed' : sources.missing.length > 0 ? 'snapshot_missing' : 'verified';
  return { status, failures, unchecked: frames.unchecked, missing: sources.missing };
}
