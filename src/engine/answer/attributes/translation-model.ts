/** One aligned pair: the words of an attribute name and the words of a question that asks for it. */
export type AlignedPair = { name: readonly string[]; question: readonly string[]; weight?: number };

/** What a trained table knows. */
export type TranslationModel = {
  /** t(question word | name word), 0 when they never met. */
  probability(questionWord: string, nameWord: string): number;
  /** Share of a word among all question words, smoothed so that it is never 0. */
  background(questionWord: string): number;
  /** Whether the name word occurs in the training data. */
  knows(nameWord: string): boolean;
  /** Number of word pairs kept. */
  size: number;
};

const NULL_WORD = '';
const FLOOR = 1e-4;
/** Question words that are assumed to exist beside those seen, half a count each. */
const UNSEEN_WORDS = 3000;

type Counts = Map<string, Map<string, number>>;

function bump(counts: Counts, from: string, to: string, by: number): void {
  let row = counts.get(from);
  if (row === undefined) {
    row = new Map();
    counts.set(from, row);
  }
  row.set(to, (row.get(to) ?? 0) + by);
}

function normalised(counts: Counts): Counts {
  for (const row of counts.values()) {
    let sum = 0;
    for (const count of row.values()) sum += count;
    for (const [to, count] of row) row.set(to, count / sum);
  }
  return counts;
}

function uniform(pairs: readonly AlignedPair[]): Counts {
  const table: Counts = new Map();
  for (const pair of pairs)
    for (const from of [NULL_WORD, ...pair.name]) for (const to of pair.question) bump(table, from, to, 1);
  return normalised(table);
}

function iterate(pairs: readonly AlignedPair[], table: Counts): Counts {
  const counts: Counts = new Map();
  for (const { name, question, weight = 1 } of pairs) {
    const rows = [NULL_WORD, ...name].map((from) => [from, table.get(from)!] as const);
    for (const to of question) {
      let sum = 0;
      for (const [, row] of rows) sum += row.get(to) ?? 0;
      if (sum === 0) continue;
      for (const [from, row] of rows) {
        const share = (row.get(to) ?? 0) / sum;
        if (share > FLOOR) bump(counts, from, to, weight * share);
      }
    }
  }
  return normalised(counts);
}

function backgroundOf(pairs: readonly AlignedPair[]): (word: string) => number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { question, weight = 1 } of pairs)
    for (const word of question) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      total += weight;
    }
  return (word) => ((counts.get(word) ?? 0) + 0.5) / (total + 0.5 * UNSEEN_WORDS);
}

/**
 * Learns which question words a name word calls up: IBM Model 1 with a null word (Brown et al. 1993, §4.1).
 *
 * Expectation maximisation from a uniform start; shares below 1e-4 are dropped. No pairs give a model of zeros.
 */
export function trainTranslationModel(pairs: readonly AlignedPair[], iterations = 5): TranslationModel {
  let table = uniform(pairs);
  for (let i = 0; i < iterations; i++) table = iterate(pairs, table);
  let size = 0;
  for (const row of table.values()) size += row.size;
  return {
    size,
    probability: (questionWord, nameWord) => table.get(nameWord)?.get(questionWord) ?? 0,
    background: backgroundOf(pairs),
    knows: (nameWord) => nameWord !== NULL_WORD && table.has(nameWord),
  };
}
