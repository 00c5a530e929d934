import { wordsOfAll } from '../../language/pack.ts';
import type { Operator } from '../../question/constraint.ts';
import { isHyphen } from '../tokens/phrases.ts';
import { type FoundValue, findValue } from './find-value.ts';
import { addConstraints, isFree, longestPhraseAt, type Reading, take } from './reading.ts';

/**
 * Reads what is not wanted: `without X`, `no X`, `not X or Y`, `-X`, `X-free`, and removes those words from the text.
 *
 * The scope is the next value of the catalogue and others of its kind joined to it. A word that no field knows is
 * kept out of titles only after a clear "without".
 */
export function readNegations(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!isFree(reading, at)) continue;
    // "sans gluten", "gluten free" where the catalogue says so itself.
    const flag = findValue(reading, at, 'attribute');
    if (flag?.value === true && flag.to > at + 1) {
      at = flag.to - 1;
      continue;
    }
    const before = longestPhraseAt(reading, reading.lexicon.negationBefore, at);
    if (before)
      readScope(reading, at, at + before.length, reading.lexicon.negationStrong.has(before.meaning));
    else if (isMinus(reading, at)) readScope(reading, at, at + 1, true);
    else readFree(reading, at);
  }
}

function isMinus(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]!;
  const next = reading.tokens[at + 1];
  return token.key === '-' && (token.spaced || at === 0) && next?.kind === 'word' && !next.spaced;
}

function readScope(reading: Reading, from: number, scope: number, strong: boolean): void {
  let at = skipWords(reading, scope);
  let found = findValue(reading, at);
  if (!found) {
    if (strong && at < reading.tokens.length) excludeWord(reading, from, at);
    return;
  }
  addValue(reading, { from, found, operator: 'not', keepsText: false });
  for (;;) {
    const joined = joinedAt(reading, found.to);
    if (joined === undefined) return;
    at = skipWords(reading, joined);
    const next = findValue(reading, at, found.slot);
    if (!next) return;
    take(reading, found.to, at, false);
    addValue(reading, { from: at, found: next, operator: 'not', keepsText: false });
    found = next;
  }
}

/** `polyester-free`, `polyester free`: the value stands before. */
function readFree(reading: Reading, at: number): void {
  const value = findValue(reading, at);
  const to = value?.to ?? at + 1;
  const end = isHyphen(reading.tokens[to]) ? to + 1 : to;
  const free = longestPhraseAt(reading, reading.lexicon.negationAfter, end);
  if (!value || !free) return;
  addValue(reading, {
    from: at,
    found: { ...value, to: end + free.length },
    operator: 'not',
    keepsText: false,
  });
}

function skipWords(reading: Reading, at: number): number {
  let next = at;
  while (isFree(reading, next) && reading.lexicon.negationSkip.has(reading.tokens[next]?.key ?? '')) {
    // "no red" with a value that is also a word to skip: the value wins.
    if (findValue(reading, next)) break;
    next++;
  }
  return next;
}

/** The place after "or", "and", "nor" or a comma. */
function joinedAt(reading: Reading, at: number): number | undefined {
  const token = reading.tokens[at];
  if (!token || !isFree(reading, at)) return undefined;
  const { or, and } = reading.lexicon;
  const joins =
    or.has(token.key) || and.has(token.key) || token.key === ',' || token.key === '/' || NOR.has(token.key);
  if (!joins) return undefined;
  const again = longestPhraseAt(reading, reading.lexicon.negationBefore, at + 1);
  return at + 1 + (again?.length ?? 0);
}

const NOR = wordsOfAll('catalogue', ({ nor }) => nor);

function excludeWord(reading: Reading, from: number, at: number): void {
  const token = reading.tokens[at]!;
  if (token.kind !== 'word' || !isFree(reading, at) || token.key.length < 3) return;
  if (reading.lexicon.glue.has(token.key)) return;
  addConstraints(
    reading,
    [from, at + 1],
    [{ slot: 'text', operator: 'not', value: token.text.toLowerCase() }],
  );
}

/** Reads wanted values: brands, categories, colours, materials, audiences, yes/no attributes. */
export function readValues(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const by = longestPhraseAt(reading, reading.lexicon.brandBefore, at);
    const brand = by && findValue(reading, at + by.length, 'brand');
    if (by && brand) {
      take(reading, at, at + by.length, false);
      addValue(reading, { from: at + by.length, found: brand, operator: 'is', keepsText: true });
      continue;
    }
    const found = findValue(reading, at);
    if (found) addValue(reading, { from: at, found, operator: 'is', keepsText: true });
  }
}

function addValue(
  reading: Reading,
  {
    from,
    found,
    operator,
    keepsText,
  }: { from: number; found: FoundValue; operator: Operator; keepsText: boolean },
): void {
  const { to, ...value } = found;
  const { compound } = reading.tokens[from]!;
  const cut = compound && to === from + 1 ? { compound } : {};
  addConstraints(reading, [from, to], [{ ...value, operator, ...cut }], keepsText);
}
