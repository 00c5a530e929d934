import type { TranslationModel } from './translation-model.ts';

/** A trained table as text, so that it can be shipped: words joined by spaces, numbers as base64 of little-endian arrays. */
export type PackedModel = {
  /** Question words, ascending. */
  questions: string;
  /** Name words in the order of their rows; the first one is empty. */
  names: string;
  /** Uint32: where each name's cells begin, and the end of the last. */
  rows: string;
  /** Uint16: question words of the cells, ascending in each row. */
  cells: string;
  /** Float32 of each cell. */
  probabilities: string;
  /** Float32: the share of each question word, then that of any other. */
  background: string;
};

type Numbers = Uint16Array | Uint32Array | Float32Array;

function encoded(numbers: Numbers): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}

function decoded(text: string): ArrayBuffer {
  // A copy of its own, since views of numbers must begin at a multiple of their size.
  return new Uint8Array(Buffer.from(text, 'base64')).buffer;
}

/** Packs what a model says of these words; probabilities keep the 24 bits of a float. */
export function packModel(
  model: Pick<TranslationModel, 'probability' | 'background'>,
  words: { names: readonly string[]; questions: readonly string[] },
): PackedModel {
  const questions = [...new Set(words.questions)].sort();
  const names = ['', ...[...new Set(words.names)].sort()];
  const rows: number[] = [];
  const cells: number[] = [];
  const probabilities: number[] = [];
  for (const name of names) {
    rows.push(cells.length);
    for (const [i, question] of questions.entries()) {
      const probability = model.probability(question, name);
      if (probability === 0) continue;
      cells.push(i);
      probabilities.push(probability);
    }
  }
  const shares = [...questions.map((word) => model.background(word)), model.background('')];
  return {
    questions: questions.join(' '),
    names: names.join(' '),
    rows: encoded(Uint32Array.from([...rows, cells.length])),
    cells: encoded(Uint16Array.from(cells)),
    probabilities: encoded(Float32Array.from(probabilities)),
    background: encoded(Float32Array.from(shares)),
  };
}

/** Opens a packed table; reads words and numbers where they lie, so it takes milliseconds. */
export function openModel(packed: PackedModel): TranslationModel {
  const questions = new Map(packed.questions.split(' ').map((word, i) => [word, i]));
  const names = new Map(packed.names.split(' ').map((word, i) => [word, i]));
  const rows = new Uint32Array(decoded(packed.rows));
  const cells = new Uint16Array(decoded(packed.cells));
  const probabilities = new Float32Array(decoded(packed.probabilities));
  const background = new Float32Array(decoded(packed.background));

  function probability(questionWord: string, nameWord: string): number {
    const [name, question] = [names.get(nameWord), questions.get(questionWord)];
    if (name === undefined || question === undefined) return 0;
    let [low, high] = [rows[name]!, rows[name + 1]!];
    const end = high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (cells[middle]! < question) low = middle + 1;
      else high = middle;
    }
    return low < end && cells[low] === question ? probabilities[low]! : 0;
  }

  return {
    size: cells.length,
    probability,
    background: (word) => background[questions.get(word) ?? questions.size]!,
    knows: (word) => word !== '' && names.has(word),
  };
}
