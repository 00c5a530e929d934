import type { CatalogueValue } from '../vocabulary/catalogue-vocabulary.ts';
import { sizeKey } from '../vocabulary/size-key.ts';
import { convertedSizes } from './converted-sizes.ts';
import {
  addConstraints,
  type BareConstraint,
  isFree,
  longestPhraseAt,
  type Reading,
  take,
} from './reading.ts';

const LETTER_SIZE = /^(?:X{0,4}[SL]|M|XX?S|[2-6]XL)$/u;
const LOWER_LETTER_SIZE = /^(?:x{1,4}[sl]|[2-6]xl)$/u;
const SYSTEM = /^(?:eu|eur|uk|us|it|fr)$/u;
const LONGEST_SIZE_TOKENS = 5;
const PLAIN_SIZE =
  /^(?:(?:eur?|uk|us|it|fr)?\s*\d{1,2}(?:[.,]5)?|\d{1,2}(?:[.,]5)?\s*(?:eur?|uk|us|it|fr)|[2-4]?x{0,3}[sl]|m)$/iu;

/**
 * Reads sizes that the word "size" announces: `size M`, `in size 42`, `Gr. 38`. Without any size in the catalogue
 * nothing is read. One that no product has becomes a constraint that nothing meets, so that the shopper is told.
 */
export function readNamedSizes(reading: Reading): void {
  if (reading.vocabulary.sizes.size === 0) return;
  for (let at = 0; at < reading.tokens.length; at++) if (isFree(reading, at)) readNamedSize(reading, at);
}

/**
 * Reads sizes by their form: `EU 42`, `W32 L34`, `32/34`, `XL`, `in M`, sizes the catalogue spells (`Queen`), and as a
 * guess a bare number or word for a size that the catalogue has (`boots 39`, `tshirt large`).
 */
export function readSizes(reading: Reading): void {
  if (reading.vocabulary.sizes.size === 0) return;
  for (let at = 0; at < reading.tokens.length; at++) if (isFree(reading, at)) readBareSize(reading, at);
  if (reading.constraints.some(({ slot }) => slot === 'size')) return;
  for (let at = 0; at < reading.tokens.length; at++)
    if (isFree(reading, at) && readLikelySize(reading, at)) return;
}

function readNamedSize(reading: Reading, at: number): void {
  const before = longestPhraseAt(reading, reading.lexicon.sizeBefore, at);
  if (before) {
    const from = at + before.length;
    const system = reading.tokens[at - 1];
    if (
      system &&
      SYSTEM.test(system.key) &&
      isFree(reading, at - 1) &&
      reading.tokens[from]?.kind === 'number'
    ) {
      add(reading, at - 1, from + 1, `${system.key} ${reading.tokens[from]!.text}`);
      return;
    }
    const to = longestSize(reading, from) ?? firstValue(reading, from);
    if (to !== undefined) addSizes(reading, at, from, to);
    return;
  }
  const word = longestPhraseAt(reading, reading.lexicon.sizeWords, at);
  const end = word ? at + word.length : at + 1;
  const after = longestPhraseAt(reading, reading.lexicon.sizeAfter, end);
  const text = word?.meaning ?? reading.tokens[at]!.text;
  if (after && sizeOf(reading, text)) add(reading, at, end + after.length, text);
}

/** A size without the word "size": only what can hardly mean anything else. */
function readBareSize(reading: Reading, at: number): void {
  const token = reading.tokens[at]!;
  const previous = reading.tokens[at - 1];
  const afterIn = previous !== undefined && IN.has(previous.key) && token.spaced;
  const isLetters =
    LETTER_SIZE.test(token.text) ||
    LOWER_LETTER_SIZE.test(token.text) ||
    (afterIn && /^[sml]$/u.test(token.text) && isLast(reading, at + 1));
  const isNumber = token.kind === 'number' && ((afterIn && isLast(reading, at + 1)) || isPair(reading, at));
  const isSystem = SYSTEM.test(token.key) && reading.tokens[at + 1]?.kind === 'number';
  const isWaist = /^w\d\d$/u.test(token.key);
  if (!isLetters && !isNumber && !isSystem && !isWaist) return;
  const to = longestSize(reading, at);
  if (to !== undefined) addSizes(reading, at, at, to);
}

/** `32/34`, `135x200`: two numbers joined. */
function isPair(reading: Reading, at: number): boolean {
  const [joiner, second] = [reading.tokens[at + 1], reading.tokens[at + 2]];
  if (joiner !== undefined && !joiner.spaced && /^x\d+$/u.test(joiner.key)) return true;
  return joiner !== undefined && '/x*'.includes(joiner.key) && second?.kind === 'number';
}

/** A bare number or a word for a size: whether it is meant depends on what the rest of the query finds. */
function readLikelySize(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]!;
  const word = longestPhraseAt(reading, reading.lexicon.sizeWords, at);
  const isNumber = token.kind === 'number' && isAlone(reading, at);
  const text = isNumber ? token.text : word?.meaning;
  const size = text === undefined ? undefined : reading.vocabulary.sizes.get(sizeKey(text));
  if (!size) return false;
  const to = at + (isNumber ? 1 : word!.length);
  addConstraints(reading, [at, to], [saidOf(size)], true);
  return true;
}

/** Nothing glued to it and no word of a unit or a count after it. */
function isAlone(reading: Reading, at: number): boolean {
  const [before, next] = [reading.tokens[at - 1], reading.tokens[at + 1]];
  if (before !== undefined && !reading.tokens[at]!.spaced) return false;
  return next === undefined || next.spaced || next.kind === 'sign';
}

const IN = new Set(['in', 'en']);

function isLast(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  return next === undefined || next.kind === 'sign' || next.key === 'or' || next.key === 'and';
}

function textOf(reading: Reading, from: number, to: number): string {
  return reading.text.slice(reading.tokens[from]!.start, reading.tokens[to - 1]!.end);
}

/** End of the longest run of tokens from `from` on that is a size of the catalogue or a word for one. */
function longestSize(reading: Reading, from: number): number | undefined {
  const word = longestPhraseAt(reading, reading.lexicon.sizeWords, from);
  for (let to = Math.min(from + LONGEST_SIZE_TOKENS, reading.tokens.length); to > from; to--) {
    let free = true;
    for (let i = from; i < to; i++) free &&= isFree(reading, i);
    if (free && sizeOf(reading, textOf(reading, from, to))) return to;
  }
  return word && sizeOf(reading, word.meaning) ? from + word.length : undefined;
}

function sizeOf(reading: Reading, text: string): CatalogueValue | undefined {
  return sizesOf(reading, text)[0];
}

/** The size of the catalogue that a text is, else those that size tables give for it. */
function sizesOf(reading: Reading, text: string): readonly CatalogueValue[] {
  const own = ownSize(reading, text);
  if (own) return [own];
  return PLAIN_SIZE.test(text) ? convertedSizes(reading, sizeKey(text)) : [];
}

function ownSize({ vocabulary: { sizes } }: Reading, text: string): CatalogueValue | undefined {
  const key = sizeKey(text);
  return sizes.get(key) ?? sizes.get(key.replace(/^(?:eu|us|uk)/u, '')) ?? sizes.get(key.replace('x', '/'));
}

function isOfCatalogue(reading: Reading, text: string, word: string | undefined): boolean {
  return ownSize(reading, text) !== undefined || (word !== undefined && ownSize(reading, word) !== undefined);
}

/** End of something that looks like a size although no product has it: a number or capital letters. */
function firstValue(reading: Reading, from: number): number | undefined {
  const token = reading.tokens[from];
  if (!token || !isFree(reading, from)) return undefined;
  return token.kind === 'number' || LETTER_SIZE.test(token.text.toUpperCase()) ? from + 1 : undefined;
}

/** The size at `from … to` and the ones joined to it by "or", "and" or a comma. */
function addSizes(reading: Reading, outerFrom: number, from: number, to: number): void {
  add(reading, outerFrom, to, textOf(reading, from, to));
  const joiner = reading.tokens[to];
  const { or, and } = reading.lexicon;
  if (!joiner || !(or.has(joiner.key) || and.has(joiner.key) || joiner.key === ',' || joiner.key === '/'))
    return;
  const next = longestSize(reading, to + 1);
  if (next === undefined || /\p{L}{4}/u.test(textOf(reading, to + 1, next))) return;
  take(reading, to, to + 1, false);
  addSizes(reading, to + 1, to + 1, next);
}

function add(reading: Reading, from: number, to: number, text: string): void {
  const word = longestPhraseAt(reading, reading.lexicon.sizeWords, from);
  const own = sizesOf(reading, text);
  const sizes = own.length > 0 || !word ? own : sizesOf(reading, word.meaning);
  const unknown = { attribute: [...reading.vocabulary.sizes.values()][0]!.attribute, value: text, tags: [] };
  const isConverted = sizes.length > 0 && !isOfCatalogue(reading, text, word?.meaning);
  const said = (sizes.length > 0 ? sizes : [unknown]).map(saidOf);
  const converted = isConverted ? { converted: true } : {};
  addConstraints(
    reading,
    [from, to],
    said.map((one) => ({ ...one, ...converted })),
  );
}

function saidOf({
  attribute = 'size',
  value,
  tags,
}: Pick<CatalogueValue, 'attribute' | 'value' | 'tags'>): BareConstraint {
  return { slot: 'size', attribute, operator: 'is', value, tags };
}
