/** One aligned pair: the words of a question and the words of the name it asks for. */
export type AlignedPair = { question: readonly string[]; name: readonly string[]; weight?: number };

/** t(name word | question word), by name word, then by question word; question words below `floor` are left out. */
export type TranslationModel = { probability(nameWord: string, questionWord: string): number; size: number };

const NULL_WORD = '';
const FLOOR = 1e-4;

type Counts = Map<string, Map<string, number>>;

function bump(counts: Counts, from: string, to: string, by: number): void {
  let row = counts.get(from);
  if (row === undefined) {
    row = new Map();
    counts.set(from, row);
  }
  row.set(to, (row.get(to) ?? 0) + by);
}

function uniform(pairs: readonly AlignedPair[]): Counts {
  const table: Counts = new Map();
  for (const pair of pairs)
    for (const from of [NULL_WORD, ...pair.question]) for (const to of pair.name) bump(table, from, to, 1);
  return normalised(table);
}

function normalised(counts: Counts): Counts {
  for (const row of counts.values()) {
    let sum = 0;
    for (const count of row.values()) sum += count;
    for (const [to, count] of row) row.set(to, count / sum);
  }
  return counts;
}

function iterate(pairs: readonly AlignedPair[], table: Counts): Counts {
  const counts: Counts = new Map();
  for (const { question, name, weight = 1 } of pairs) {
    const sources = [NULL_WORD, ...question];
    for (const to of name) {
      let sum = 0;
      for (const from of sources) sum += table.get(from)?.get(to) ?? 0;
      if (sum === 0) continue;
      for (const from of sources) {
        const share = (table.get(from)?.get(to) ?? 0) / sum;
        if (share > FLOOR) bump(counts, from, to, weight * share);
      }
    }
  }
  return normalised(counts);
}

/**
 * Learns which name words a question word stands for: IBM Model 1 with a null word (Brown et al. 1993, §4.1).
 *
 * Expectation maximisation from a uniform start; shares below 1e-4 are dropped. No pairs give a model of zeros.
 */
export function trainTranslationModel(pairs: readonly AlignedPair[], iterations = 6): TranslationModel {
  let table = uniform(pairs);
  for (let i = 0; i < iterations; i++) table = iterate(pairs, table);
  let size = 0;
  for (const row of table.values()) size += row.size;
  return {
    size,
    probability: (nameWord, questionWord) => table.get(questionWord)?.get(nameWord) ?? 0,
  };
}
