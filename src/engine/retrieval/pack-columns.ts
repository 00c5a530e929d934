import { foldValue, tagNameOf } from './fold-key.ts';
import { narrow } from './growable.ts';
import type { SectionArray } from './slab.ts';
import { packStrings, type StringTable } from './string-table.ts';

/** A term that no packed document has. */
export const DROPPED = 0xffffffff;

/** A list of numbers per document: `values[starts[d] … starts[d + 1])`. */
export type PackedRows = { starts: Uint32Array; values: Uint32Array };

/** Range of a numeric column over the packed documents. */
export type ColumnMeta = { name: string; documents: number; min: number; max: number };

/** The three sections of a hashed string table. */
export function tableSections<Prefix extends 'term' | 'id' | 'identifier'>(
  prefix: Prefix,
  table: StringTable,
) {
  return {
    [`${prefix}Bytes`]: table.bytes,
    [`${prefix}Offsets`]: table.offsets,
    [`${prefix}Slots`]: table.slots ?? new Uint32Array(0),
  } as Record<`${Prefix}Bytes` | `${Prefix}Offsets` | `${Prefix}Slots`, SectionArray>;
}

/**
 * Tags of the documents; `rows` holds indexes into `tags`. Those in use are numbered by name, folded value, value, so
 * that a name and a folded value are each a range of numbers.
 */
export function tagSections(tags: readonly string[], rows: PackedRows) {
  const counts = new Uint32Array(tags.length);
  for (const tag of rows.values) counts[tag]!++;
  const used = sortTags(tags, counts);
  const numberOfTag = new Uint32Array(tags.length);
  const nameOfNumber = new Uint32Array(used.length);
  const names: { name: string; documents: number }[] = [];
  const nameStarts: number[] = [];
  used.forEach(({ tag, name }, number) => {
    if (names.at(-1)?.name !== name) {
      names.push({ name, documents: 0 });
      nameStarts.push(number);
    }
    numberOfTag[tag] = number;
    nameOfNumber[number] = names.length - 1;
  });
  const values = rows.values.map((tag) => numberOfTag[tag]!);
  eachRow(rows.starts, (start, end) => {
    let before = -1;
    for (const tag of values.subarray(start, end).sort()) {
      const name = nameOfNumber[tag]!;
      if (name !== before) names[name]!.documents++;
      before = name;
    }
  });
  const table = packStrings(
    used.map(({ value }) => value),
    false,
  );
  const sections = {
    tagNameStarts: Uint32Array.from([...nameStarts, used.length]),
    tagBytes: table.bytes,
    tagOffsets: table.offsets,
    tagCounts: narrow(Uint32Array.from(used, ({ tag }) => counts[tag]!)),
    tagStarts: narrow(rows.starts),
    tagValues: narrow(values),
  };
  return { names, sections };
}

function sortTags(tags: readonly string[], counts: Uint32Array) {
  const used: { tag: number; name: string; value: string; folded: string }[] = [];
  tags.forEach((text, tag) => {
    if (counts[tag] === 0) return;
    const name = tagNameOf(text);
    const value = text.slice(name.length + 1);
    used.push({ tag, name, value, folded: foldValue(value) });
  });
  return used.sort(
    (a, b) => compare(a.name, b.name) || compare(a.folded, b.folded) || compare(a.value, b.value),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function eachRow(starts: Uint32Array, visit: (start: number, end: number) => void): void {
  for (let row = 0; row + 1 < starts.length; row++) visit(starts[row]!, starts[row + 1]!);
}

/** Numbers of the documents: per entry a column (`rows`) and a value, kept as an index into the distinct values. */
export function numberSections(names: readonly string[], rows: PackedRows, values: Float64Array) {
  const columns: ColumnMeta[] = names.map((name) => ({
    name,
    documents: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  }));
  const table = new Map<number, number>();
  const indexes = new Uint32Array(values.length);
  values.forEach((value, i) => {
    let index = table.get(value);
    if (index === undefined) {
      index = table.size;
      table.set(value, index);
    }
    indexes[i] = index;
    const column = columns[rows.values[i]!]!;
    column.documents++;
    column.min = Math.min(column.min, value);
    column.max = Math.max(column.max, value);
  });
  const sections = {
    numberStarts: narrow(rows.starts),
    numberColumns: narrow(rows.values),
    numberIndexes: narrow(indexes),
    numberTable: Float64Array.from(table.keys()),
  };
  return { columns, sections };
}

/** The exact identifiers of the documents; `rows` holds indexes into `identifiers`. */
export function identifierSections(identifiers: readonly string[], rows: PackedRows) {
  const documents = new Map<number, number[]>();
  let document = 0;
  eachRow(rows.starts, (start, end) => {
    for (const identifier of rows.values.subarray(start, end)) {
      const list = documents.get(identifier);
      if (list === undefined) documents.set(identifier, [document]);
      else list.push(document);
    }
    document++;
  });
  const starts = new Uint32Array(documents.size + 1);
  [...documents.values()].forEach((list, i) => {
    starts[i + 1] = starts[i]! + list.length;
  });
  const used = [...documents.keys()].map((identifier) => identifiers[identifier]!);
  return {
    ...tableSections('identifier', packStrings(used, true)),
    identifierStarts: narrow(starts),
    identifierDocuments: narrow(Uint32Array.from([...documents.values()].flat())),
  };
}

/** Words usable as corrections, each with its segment term. */
export function wordSections(words: readonly { text: string; term: number }[]) {
  const table = packStrings(
    words.map(({ text }) => text),
    false,
  );
  return {
    wordBytes: table.bytes,
    wordOffsets: table.offsets,
    wordTerms: narrow(Uint32Array.from(words, ({ term }) => term)),
  };
}
