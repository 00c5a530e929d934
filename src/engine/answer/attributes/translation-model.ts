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

/** Every meeting of a name word with a question word in the pairs, as numbers of cells (a name word with a question word). */
type Meetings = {
  /** Name word and question word of each cell. */
  names: string[];
  questions: string[];
  /** Row of each cell: the number of its name word. */
  rows: Int32Array;
  rowCount: number;
  /** Cells in order: for each pair and question word those of the null word and of each name word. */
  cells: Int32Array;
  /** How many cells each question word of a pair has, and the weight of its pair. */
  widths: Int32Array;
  weights: Float64Array;
};

function meetingsOf(pairs: readonly AlignedPair[]): Meetings {
  const rowOf = new Map<string, { row: number; cells: Map<string, number> }>();
  const [names, questions, rows]: [string[], string[], number[]] = [[], [], []];
  const [cells, widths, weights]: [number[], number[], number[]] = [[], [], []];
  for (const { name, question, weight = 1 } of pairs) {
    const known = [NULL_WORD, ...name].map((word) => {
      const found = rowOf.get(word) ?? { row: rowOf.size, cells: new Map<string, number>() };
      rowOf.set(word, found);
      return { word, ...found };
    });
    for (const to of question) {
      for (const { word, row, cells: ofRow } of known) {
        let cell = ofRow.get(to);
        if (cell === undefined) {
          cell = names.length;
          ofRow.set(to, cell);
          names.push(word);
          questions.push(to);
          rows.push(row);
        }
        cells.push(cell);
      }
      widths.push(known.length);
      weights.push(weight);
    }
  }
  return {
    names,
    questions,
    rows: Int32Array.from(rows),
    rowCount: rowOf.size,
    cells: Int32Array.from(cells),
    widths: Int32Array.from(widths),
    weights: Float64Array.from(weights),
  };
}

/** Makes the cells of each row add up to 1. */
function normalise({ rows, rowCount }: Meetings, counts: Float64Array): Float64Array {
  const sums = new Float64Array(rowCount);
  for (let cell = 0; cell < counts.length; cell++) sums[rows[cell]!]! += counts[cell]!;
  for (let cell = 0; cell < counts.length; cell++) if (counts[cell]! > 0) counts[cell]! /= sums[rows[cell]!]!;
  return counts;
}

function uniform(meetings: Meetings): Float64Array {
  const counts = new Float64Array(meetings.names.length);
  for (const cell of meetings.cells) counts[cell]!++;
  return normalise(meetings, counts);
}

function iterate(meetings: Meetings, table: Float64Array): Float64Array {
  const { cells, widths, weights } = meetings;
  const counts = new Float64Array(table.length);
  let start = 0;
  for (let i = 0; i < widths.length; i++) {
    const end = start + widths[i]!;
    let sum = 0;
    for (let at = start; at < end; at++) sum += table[cells[at]!]!;
    for (let at = start; at < end && sum > 0; at++) {
      const share = table[cells[at]!]! / sum;
      if (share > FLOOR) counts[cells[at]!]! += weights[i]! * share;
    }
    start = end;
  }
  return normalise(meetings, counts);
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
  const meetings = meetingsOf(pairs);
  let table = uniform(meetings);
  for (let i = 0; i < iterations; i++) table = iterate(meetings, table);
  const { names, questions } = meetings;
  const rows = new Map<string, Map<string, number>>();
  let size = 0;
  for (const [cell, probability] of table.entries()) {
    if (probability === 0) continue;
    const row = rows.get(names[cell]!) ?? new Map<string, number>();
    rows.set(names[cell]!, row.set(questions[cell]!, probability));
    size++;
  }
  return {
    size,
    probability: (questionWord, nameWord) => rows.get(nameWord)?.get(questionWord) ?? 0,
    background: backgroundOf(pairs),
    knows: (nameWord) => nameWord !== NULL_WORD && rows.has(nameWord),
  };
}
