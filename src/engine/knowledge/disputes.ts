import { kept } from '../../memo/kept.ts';
import { listIn } from '../text/values/list-in.ts';

const NUMBER = /\p{Nd}+/gu;
/** Share of words that two statements about the same have in common. */
const SAME_WORDS = 0.8;
/** A statement of fewer words says too little to be one about the same as another. */
const LEAST_WORDS = 4;

/** A word that more statements hold than this is part of a form that many pages fill in: no two of them contradict each other. */
const MOST_HOLDERS = 50;

/** A sentence and the page it stands on. */
export type PlacedSentence = { place: string; text: string };

/** Each of the pieces that answer a message is held against many others. */
const numbersOf = kept({ most: 4_000, longest: 1_000 }, (text) => (text.match(NUMBER) ?? []).join(' '));

function readWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu));
}

/** The pieces that answer a message are held against each other, and come again with the next. */
const wordsOf = kept({ most: 4_000, longest: 1_000 }, readWords);

function areAlike(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const common = [...words].filter((word) => others.has(word)).length;
  return common >= SAME_WORDS * Math.max(words.size, others.size);
}

/** As many numbers, but others: a sentence that states more or fewer of them says something else, and need not contradict. */
function contradict(numbers: string, others: string): boolean {
  return numbers !== others && numbers.split(' ').length === others.split(' ').length;
}

/** Whether two texts say the same with other numbers: "within 30 days", "within 60 days". */
export function saysOtherwise(a: string, b: string): boolean {
  const [numbers, others] = [numbersOf(a), numbersOf(b)];
  return numbers !== '' && numbers !== others && areAlike(wordsOf(a), wordsOf(b));
}

/**
 * Pairs of statements of different places that say the same with as many, but other numbers, as indexes in the order given. Only
 * statements that share their rarest words are held against each other, so time grows with their number and not its square;
 * what more than 50 pages say in the same words is a form, such as a product's weight, and left out.
 */
export function findDisputes(statements: readonly PlacedSentence[]): [number, number][] {
  const read = statements.map(({ text }) => ({ numbers: numbersOf(text), words: readWords(text) }));
  const telling = read.map(({ numbers, words }) => numbers !== '' && words.size >= LEAST_WORDS);
  const holders = new Map<string, number[]>();
  for (const [i, { words }] of read.entries())
    if (telling[i]) for (const word of words) listIn(holders, word).push(i);
  const pairs: [number, number][] = [];
  for (const [i, { numbers, words }] of read.entries()) {
    if (!telling[i]) continue;
    // A statement that is alike lacks at most this many of its words, so it holds one of as many of the rarest and one more.
    const lacked = Math.floor(words.size * (1 - SAME_WORDS));
    const rarest = [...words].sort((a, b) => holders.get(a)!.length - holders.get(b)!.length);
    const near = new Set(
      rarest
        .slice(0, lacked + 1)
        .map((word) => holders.get(word)!)
        .filter(({ length }) => length <= MOST_HOLDERS)
        .flat(),
    );
    for (const j of near) {
      if (j <= i || statements[j]!.place === statements[i]!.place) continue;
      const other = read[j]!;
      if (contradict(numbers, other.numbers) && areAlike(words, other.words)) pairs.push([i, j]);
    }
  }
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}
