import { foldAccents } from '../text/fold.ts';
import { editDistance } from './edit-distance.ts';

/** Words of a catalogue that a mistyped word may have meant, ready for search by likeness. */
export type SpellingIndex = {
  /** Lower-case spellings, by rising length. */
  words: readonly string[];
  /** The same without accents. */
  folded: readonly string[];
  frequencies: Uint32Array;
  /** How likely a word is meant: ln(1 + documents) + 2·ln(1 + documents that are such a thing). */
  priors: Float32Array;
  /** Which letters a word holds: bit = code unit mod 32. */
  masks: Uint32Array;
  /** First word of each length; `starts[length + 1]` ends it. */
  starts: Uint32Array;
};

/** A word that may have been meant. */
export type Candidate = {
  word: string;
  distance: number;
  frequency: number;
  score: number;
  /** Letters of the typed word that it lacks. */
  invented: number;
};

const SHORTEST = 4;
const LONGEST = 40;
/** From this length on two edits are looked for. */
const TWO_EDITS_FROM = 8;
const SECOND_EDIT = 0.35;
const SAME_START = 1.2;
const SAME_END = 1.1;
/**
 * Per letter that the typed word has and the other has not. A letter left out or swapped can go wrong in one way, one put
 * in or replaced in 25 (the noisy channel of Kernighan, Church & Gale 1990); tempered, since fingers slip to neighbours.
 * On icecat-chorus .15 to .5 do alike.
 */
const INVENTED = 0.4;
const WORDS_PER_STEP = 500;

/**
 * Prepares the words for `findCandidates`; about 1 µs a word. Words of under 3 or over 40 letters are left out.
 *
 * `namedBy` counts the products whose title or category says that they are the thing: shoppers type nouns.
 *
 * All words of like length are compared by a 32-bit set of letters first, so the same candidates are found as with
 * an index of deletions, which is 30 times the size and has to be rebuilt with each new word.
 */
export function* spellingSteps(
  vocabulary: Iterable<{ word: string; documentFrequency: number }>,
  namedBy: (word: string) => number = () => 0,
): Generator<void, SpellingIndex> {
  const frequencies = new Map<string, number>();
  let count = 0;
  for (const { word, documentFrequency } of vocabulary) {
    if (++count % WORDS_PER_STEP === 0) yield;
    if (word.length < SHORTEST - 1 || word.length > LONGEST) continue;
    frequencies.set(word, Math.max(frequencies.get(word) ?? 0, documentFrequency));
  }
  const words = [...frequencies.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  yield;
  const folded: string[] = [];
  const masks = new Uint32Array(words.length);
  const priors = new Float32Array(words.length);
  const starts = new Uint32Array(LONGEST + 3);
  for (const [i, word] of words.entries()) {
    if (i % WORDS_PER_STEP === 0) yield;
    folded.push(foldAccents(word));
    masks[i] = letterMask(folded[i]!);
    priors[i] = Math.log(1 + frequencies.get(word)!) + 2 * Math.log(1 + namedBy(word));
    starts[word.length + 1]!++;
  }
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const counts = Uint32Array.from(words, (word) => frequencies.get(word)!);
  return { words, folded, frequencies: counts, priors, masks, starts };
}

/** `spellingSteps` in one go. */
export function buildSpelling(
  vocabulary: Iterable<{ word: string; documentFrequency: number }>,
  namedBy?: (word: string) => number,
): SpellingIndex {
  const steps = spellingSteps(vocabulary, namedBy);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask >>> 0;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many letters of the typed word the other lacks: those a finger has put in, beside what it left out or swapped. */
function foreignLetters(typed: string, word: string): number {
  let rest = word;
  let foreign = 0;
  for (const letter of typed) {
    const at = rest.indexOf(letter);
    if (at < 0) foreign++;
    else rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return foreign;
}

/** Whether a word may be corrected at all: so many letters or more and no digit. */
export function isCorrectable(word: string, shortest = SHORTEST): boolean {
  return word.length >= shortest && word.length <= LONGEST && !/\p{N}/u.test(word);
}

/** How many edits a word of this length may be away. */
export function mostEdits(word: string): number {
  return word.length >= TWO_EDITS_FROM ? 2 : 1;
}

/**
 * The likeliest words for a mistyped one, best first: prior × (1 for one edit, .35 for two) × 1.2 when the first
 * letters agree × 1.1 when the last do × .4 per letter that the word lacks. Accents do not count as edits. Empty for words that are never corrected.
 */
export function findCandidates(
  index: SpellingIndex,
  typed: string,
  most = mostEdits(typed),
  shortest = SHORTEST,
): Candidate[] {
  const word = foldAccents(typed.toLowerCase());
  if (!isCorrectable(word, shortest)) return [];
  const mask = letterMask(word);
  const found: Candidate[] = [];
  const from = index.starts[Math.max(SHORTEST - 1, word.length - most - 1)]!;
  const to = index.starts[Math.min(LONGEST + 1, word.length + most + 1) + 1] ?? index.words.length;
  for (let i = from; i < to; i++) {
    // One edit changes at most one letter each way.
    if (bitCount((index.masks[i]! ^ mask) >>> 0) > 2 * most) continue;
    const distance = editDistance(word, index.folded[i]!, most);
    if (distance > most) continue;
    const frequency = index.frequencies[i]!;
    const start = index.folded[i]!.charCodeAt(0) === word.charCodeAt(0) ? SAME_START : 1;
    const end = index.folded[i]!.at(-1) === word.at(-1) ? SAME_END : 1;
    const invented = foreignLetters(word, index.folded[i]!);
    const slip = INVENTED ** invented * (distance === 2 ? SECOND_EDIT : 1);
    const score = index.priors[i]! * start * end * slip;
    found.push({ word: index.words[i]!, distance, frequency, score, invented });
  }
  return found.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
}
