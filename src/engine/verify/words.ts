import { lexiconOf } from '../language/asks-of.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { messagesByLanguage } from '../say/voice.ts';
import type { Span } from '../text/characters/span.ts';
import { hasPhrase, prepareText } from '../text/phrases/phrases.ts';
import { plainWordsIn, templateWords } from './vocabulary.ts';

/** A stretch of a claim that its quotes do not bear out; offsets are UTF-16 into the claim. */
export type Unsupported = Span & { text: string };

function plain(text: string): string {
  return text
    .replace(/[*_`]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Words of a quoted row stand apart by these. */
const BETWEEN_CELLS = / – |; |: /u;

/** What of a quotation does not stand in its sources word for word. */
export function alteredQuote(claim: string, quotes: readonly string[]): Unsupported[] {
  const sources = quotes.map(plain);
  const stands = (part: string) => sources.some((source) => source.includes(plain(part)));
  if (stands(claim)) return [];
  let at = 0;
  return claim.split(BETWEEN_CELLS).flatMap((part) => {
    const start = claim.indexOf(part, at);
    at = start + part.length;
    return stands(part) ? [] : [{ start, end: at, text: part }];
  });
}

/** Words of a claim that stand neither in its quotes nor in a sentence that the engine says in that language. */
export function unsupportedWords(claim: string, quotes: readonly string[], locale: string): Unsupported[] {
  const known = templateWords(locale);
  const split = quotes.flatMap((quote) => [quote, quote.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')]);
  const stated = new Set(split.flatMap((quote) => plainWordsIn(quote).map(({ word }) => word)));
  const codes = currencyWords(quotes, locale);
  const isKnown = (word: string) => known.has(word) || stated.has(word) || codes.has(word);
  return (
    plainWordsIn(claim)
      // Arabic writes "and" as a part of the next word.
      .filter(({ word }) => !isKnown(word) && !(word.startsWith('و') && isKnown(word.slice(1))))
      .map(({ start, end }) => ({ start, end, text: claim.slice(start, end) }))
  );
}

const CODE = /\b[A-Z]{3}\b/gu;

function formatted(code: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency: code }).format(1);
  } catch {
    return '';
  }
}

function currencyWords(quotes: readonly string[], locale: string): Set<string> {
  const texts = quotes.flatMap((quote) => (quote.match(CODE) ?? []).map((code) => formatted(code, locale)));
  return new Set(texts.flatMap((text) => plainWordsIn(text).map(({ word }) => word)));
}

/** Currency signs of a claim beyond those that its quotes are written with, each as often as there are such quotes. */
export function unsupportedCurrencies(
  claim: string,
  quotes: readonly string[],
  locale: string,
): Unsupported[] {
  const allowed = quotes.flatMap((quote) => [
    ...(quote.match(/\p{Sc}/gu) ?? []),
    ...(quote.match(CODE) ?? []).flatMap((code) => formatted(code, locale).match(/\p{Sc}/gu) ?? []),
  ]);
  return [...claim.matchAll(/\p{Sc}/gu)]
    .filter(([sign]) => {
      const at = allowed.indexOf(sign);
      if (at >= 0) allowed.splice(at, 1);
      return at < 0;
    })
    .map((match) => ({ start: match.index, end: match.index + 1, text: match[0] }));
}

const yesNoLine = /^(\S+): (true|false)$/u;

/** Whether a claim about one yes/no field says the contrary of it. */
export function contradicts(claim: string, quotes: readonly string[], locale: string): boolean {
  const lines = quotes.filter((quote) => !quote.startsWith('title: '));
  const [, path, value] = yesNoLine.exec(lines[0] ?? '') ?? [];
  const messages = messagesByLanguage[languageOf(locale)];
  if (path === undefined || lines.length !== 1 || messages === undefined) return false;
  const { negation } = lexiconOf(locale);
  const name = path.split('.').at(-1)!.replaceAll('_', ' ');
  if (hasPhrase(prepareText(name, languageOf(locale)), negation)) return false;
  const words = new Set(plainWordsIn(claim).map(({ word }) => word));
  const saysNo =
    hasPhrase(prepareText(claim, languageOf(locale)), negation) || hasAll(words, String(messages.no));
  const saysYes = hasAll(words, String(messages.yes));
  return value === 'true' ? saysNo && !saysYes : saysYes && !saysNo;
}

function hasAll(words: ReadonlySet<string>, text: string): boolean {
  return plainWordsIn(text).every(({ word }) => words.has(word));
}
