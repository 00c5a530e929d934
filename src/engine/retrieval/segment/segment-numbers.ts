import { bitmapOf } from '../bytes/bits.ts';
import type { Sections } from '../bytes/slab.ts';
import { bitmapTest, withBlocks } from '../filter/block-test.ts';
import type { DocumentTest, NumberRange } from '../parts/source.ts';

/** A column that few documents have: those, ascending, and what they have. */
type SparseColumn = { documents: Uint32Array; values: Float64Array };

const never = (): number => Number.NaN;

/** The numeric columns of a segment: those of many documents as arrays, the others in one row per document. */
export class SegmentNumbers {
  readonly #sections: Sections;
  readonly #documentCount: number;
  readonly #readers = new Map<number, (document: number) => number>();
  /** Columns that ranges were asked of: walking every document's row once costs less than for each range. */
  readonly #sparse = new Map<number, SparseColumn>();

  constructor(sections: Sections, documentCount: number) {
    this.#sections = sections;
    this.#documentCount = documentCount;
  }

  /** Reader of a column, given its number and where it stands among the dense ones; NaN where a document lacks it. */
  reader(column: number | undefined, dense: number | undefined): (document: number) => number {
    if (column === undefined) return never;
    let reader = this.#readers.get(column);
    if (reader === undefined) {
      reader = this.#newReader(column, dense);
      this.#readers.set(column, reader);
    }
    return reader;
  }

  #newReader(column: number, dense: number | undefined): (document: number) => number {
    if (dense !== undefined) {
      const values = this.#denseColumn(dense);
      return (document) => values[document]!;
    }
    const { numberStarts, numberColumns, numberIndexes, numberTable } = this.#sections;
    return (document) => {
      const end = numberStarts[document + 1]!;
      for (let i = numberStarts[document]!; i < end; i++)
        if (numberColumns[i] === column) return numberTable[numberIndexes[i]!]!;
      return Number.NaN;
    };
  }

  #denseColumn(place: number): Float64Array {
    const count = this.#documentCount;
    return (this.#sections.denseNumbers as Float64Array).subarray(place * count, (place + 1) * count);
  }

  /** Test for a value within a range. */
  test(column: number | undefined, dense: number | undefined, range: NumberRange): DocumentTest {
    if (column === undefined) return bitmapTest(bitmapOf([], this.#documentCount));
    return dense === undefined ? this.#sparseTest(column, range) : rangeTest(this.#denseColumn(dense), range);
  }

  #sparseTest(column: number, range: NumberRange): DocumentTest {
    const { documents, values } = this.#sparseColumn(column);
    const isIn = rangeTest(values, range);
    const bits = bitmapOf([], this.#documentCount);
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i]!;
      if (isIn(i)) bits[document >>> 5]! |= 1 << (document & 31);
    }
    return bitmapTest(bits);
  }

  #sparseColumn(column: number): SparseColumn {
    const known = this.#sparse.get(column);
    if (known !== undefined) return known;
    const { numberStarts, numberColumns, numberIndexes, numberTable } = this.#sections;
    const documents: number[] = [];
    const values: number[] = [];
    for (let document = 0, i = 0; document < this.#documentCount; document++)
      for (const end = numberStarts[document + 1]!; i < end; i++)
        if (numberColumns[i] === column) {
          documents.push(document);
          values.push(numberTable[numberIndexes[i]!]!);
        }
    const made = { documents: Uint32Array.from(documents), values: Float64Array.from(values) };
    this.#sparse.set(column, made);
    return made;
  }
}

/** Test of places of an array; what is not a number is in no range. */
function rangeTest(values: Float64Array, { least, most, above, below }: NumberRange): DocumentTest {
  const isIn = (at: number): boolean => {
    const value = values[at]!;
    return value >= least && value <= most && !(value <= above) && !(value >= below);
  };
  return withBlocks(isIn, (bits, word, count) => {
    for (let i = 0; i < count; i++) {
      let passing = 0;
      for (let open = bits[i]!; open !== 0; open &= open - 1)
        if (isIn((word + i) * 32 + 31 - Math.clz32(open & -open))) passing |= open & -open;
      bits[i] = passing;
    }
  });
}
