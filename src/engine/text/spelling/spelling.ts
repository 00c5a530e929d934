import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { foldAccents } from '../characters/fold.ts';
import { atOnce } from '../values/at-once.ts';
import { bitCount } from '../values/bit-count.ts';
import { editDistance } from './edit-distance.ts';
import { foreignLetters, slipCost } from './typing-slips.ts';

/** Words of a catalogue that a mistyped word may have meant, ready for search by likeness. */
export type SpellingIndex = {
  /** Lower-case spellings, by rising length. */
  words: readonly string[];
  /** The same without accents. */
  folded: readonly string[];
  /** How likely a word is meant: `wordPrior`. */
  priors: Float32Array;
  /** Which letters a word holds: bit = code unit mod 32. */
  masks: Uint32Array;
  /** First word of each length; `starts[length + 1]` ends it. */
  starts: Uint32Array;
};

/** A word that may have been meant. */
export type SpellingCandidate = {
  word: string;
  distance: number;
  /** Prior less the cost of the error, in natural logarithms. */
  score: number;
  /** Letters of the typed word that it lacks. */
  invented: number;
};

const SHORTEST = 4;
const LONGEST = 40;
/** From this length on two edits are looked for. */
const TWO_EDITS_FROM = 8;
/**
 * Shoppers type what things are called, however many of them there are, and who makes them; what only texts hold is seldom
 * typed. Fitted on words of titles, brands and departments of five catalogues and of three that were put together from many;
 * what titles say, on names, things, brands and departments of thirty: that one holds a word says as much as how many do.
 */
const TITLED = 0.8;
const TITLES = 0.4;
const A_THING = 1.25;
const THINGS = 0.2;
const BRANDS = 0.85;
/** What is written in pages and messages is typed there as often. */
const TEXTS = 0.8;
const WORDS_PER_STEP = 500;

/** How many products hold a word in the title, are such a thing by title or category, and are of a brand that it names. */
export type WordUse = { titles: number; things: number; brands: number };

/** A word to be found, in how many texts, and as what products hold it, which then tells alone how likely it is. */
export type SpelledWord = { word: string; documentFrequency: number; use?: WordUse };

/**
 * Prepares the words for `findCandidates`; about 1 µs a word. Words of under 3 or over 40 letters are left out.
 *
 * All words of like length are compared by a 32-bit set of letters first, so the same candidates are found as with
 * an index of deletions, which is 30 times the size and has to be rebuilt with each new word.
 */
export function* spellingSteps(vocabulary: Iterable<SpelledWord>): Generator<void, SpellingIndex> {
  const likely = new Map<string, number>();
  let count = 0;
  for (const { word, documentFrequency, use } of vocabulary) {
    if (++count % WORDS_PER_STEP === 0) yield;
    if (word.length < SHORTEST - 1 || word.length > LONGEST) continue;
    const prior = use === undefined ? TEXTS * Math.log(1 + documentFrequency) : wordPrior(use);
    likely.set(word, Math.max(likely.get(word) ?? 0, prior));
  }
  const words = [...likely.keys()].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  yield;
  const folded: string[] = [];
  const masks = new Uint32Array(words.length);
  const priors = new Float32Array(words.length);
  const starts = new Uint32Array(LONGEST + 3);
  for (const [i, word] of words.entries()) {
    if (i % WORDS_PER_STEP === 0) yield;
    folded.push(foldAccents(word));
    masks[i] = letterMask(folded[i]!);
    priors[i] = likely.get(word)!;
    starts[word.length + 1]!++;
  }
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  return { words, folded, priors, masks, starts };
}

/** `spellingSteps` in one go. */
export function buildSpelling(vocabulary: Iterable<SpelledWord>): SpellingIndex {
  return atOnce(spellingSteps(vocabulary));
}

/** How likely a word is meant that products hold so, on the scale of ln. */
export function wordPrior({ titles, things, brands }: WordUse): number {
  return (
    (titles > 0 ? TITLED : 0) +
    TITLES * Math.log(1 + titles) +
    (things > 0 ? A_THING : 0) +
    THINGS * Math.log(1 + things) +
    BRANDS * Math.log(1 + brands)
  );
}

function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask >>> 0;
}

/** Whether a word may be corrected at all: so many letters or more and no digit. */
export function isCorrectable(word: string, shortest = SHORTEST): boolean {
  return word.length >= shortest && word.length <= LONGEST && !/\p{N}/u.test(word);
}

/** How many edits a word of this length may be away. */
export function mostEdits(word: string): number {
  return word.length >= TWO_EDITS_FROM ? 2 : 1;
}

/** Words come again with other queries; each is looked up once in a state of the catalogue. */
const MOST_KEPT = 5_000;
const keptOf = oncePer((_index: SpellingIndex) => new KeptValues<readonly SpellingCandidate[]>(MOST_KEPT));

/**
 * The likeliest words for a mistyped one, best first: the prior of each less what the typing error costs. Accents do not
 * count as edits. Empty for words that are never corrected.
 */
export function findCandidates(
  index: SpellingIndex,
  typed: string,
  most = mostEdits(typed),
  shortest = SHORTEST,
): readonly SpellingCandidate[] {
  const word = foldAccents(typed.toLowerCase());
  if (!isCorrectable(word, shortest)) return [];
  return keptOf(index).getOrMake(`${most} ${word}`, () => searchCandidates(index, word, most));
}

function searchCandidates(index: SpellingIndex, word: string, most: number): SpellingCandidate[] {
  const mask = letterMask(word);
  const found: SpellingCandidate[] = [];
  const from = index.starts[Math.max(SHORTEST - 1, word.length - most - 1)]!;
  const to = index.starts[Math.min(LONGEST + 1, word.length + most + 1) + 1] ?? index.words.length;
  for (let i = from; i < to; i++) {
    // One edit changes at most one letter each way.
    if (bitCount((index.masks[i]! ^ mask) >>> 0) > 2 * most) continue;
    const distance = editDistance(word, index.folded[i]!, most);
    if (distance > most) continue;
    const invented = foreignLetters(word, index.folded[i]!);
    const score = index.priors[i]! - slipCost(word, index.folded[i]!, distance);
    found.push({ word: index.words[i]!, distance, score, invented });
  }
  return found.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
}
