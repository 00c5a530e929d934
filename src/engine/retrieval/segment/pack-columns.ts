import { compareTexts } from '../../text/values/compare-texts.ts';
import { listIn } from '../../text/values/list-in.ts';
import { growable32, narrow, narrowest } from '../bytes/growable.ts';
import type { SectionArray, Sections } from '../bytes/slab.ts';
import { allStrings, packStrings, type StringTable } from '../bytes/string-table.ts';
import { foldValue, tagNameOf } from '../fold-key.ts';

/** A term that no packed document has. */
export const DROPPED = 0xffffffff;

/** A list of numbers per document: `values[starts[d] … starts[d + 1])`. */
export type PackedRows = { starts: Uint32Array; values: Uint32Array };

/** Range of a numeric column over the packed documents; `dense` is its place among the dense ones. */
export type ColumnMeta = { name: string; documents: number; min: number; max: number; dense?: number };

/** A name of tags and the number of documents that carry one; its values lie together in the dictionary. */
export type TagNameMeta = { name: string; documents: number };

/** A column that this share of the documents has is kept as one value per document, NaN for none. */
const DENSE_SHARE = 0.5;

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
  const names: TagNameMeta[] = [];
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
    tagNameStarts: narrow(Uint32Array.from([...nameStarts, used.length])),
    tagBytes: table.bytes,
    tagOffsets: table.offsets,
    tagCounts: narrowest(Uint32Array.from(used, ({ tag }) => counts[tag]!)),
    tagStarts: narrow(rows.starts),
    tagValues: narrow(values),
    ...tagDocuments(
      used.map(({ tag }) => counts[tag]!),
      { starts: rows.starts, values },
    ),
  };
  return { names, sections };
}

/** The documents of each tag, ascending: `tagDocuments[tagDocumentStarts[t] … tagDocumentStarts[t + 1])`; `rows` holds tag numbers. */
function tagDocuments(counts: readonly number[], { starts, values }: PackedRows) {
  const documentStarts = new Uint32Array(counts.length + 1);
  counts.forEach((count, tag) => {
    documentStarts[tag + 1] = documentStarts[tag]! + count;
  });
  const next = documentStarts.slice();
  const documents = new Uint32Array(values.length);
  let document = 0;
  eachRow(starts, (start, end) => {
    for (const tag of values.subarray(start, end)) documents[next[tag]!++] = document;
    document++;
  });
  return { tagDocumentStarts: narrow(documentStarts), tagDocuments: narrow(documents) };
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
    (a, b) =>
      compareTexts(a.name, b.name) || compareTexts(a.folded, b.folded) || compareTexts(a.value, b.value),
  );
}

function eachRow(starts: Uint32Array, visit: (start: number, end: number) => void): void {
  for (let row = 0; row + 1 < starts.length; row++) visit(starts[row]!, starts[row + 1]!);
}

/**
 * Numbers of the documents, `values[i]` in column `rows.values[i]`. Columns that most documents have are dense; the
 * others are entries per document, each an index into the distinct values.
 */
export function numberSections(names: readonly string[], rows: PackedRows, values: Float64Array) {
  const documentCount = rows.starts.length - 1;
  const columns = measureColumns(names, rows, values);
  const dense = columns.filter((column) => column.documents >= documentCount * DENSE_SHARE);
  dense.forEach((column, i) => {
    column.dense = i;
  });
  const denseNumbers = new Float64Array(dense.length * documentCount).fill(Number.NaN);
  const starts = new Uint32Array(documentCount + 1);
  const entryColumns = growable32();
  const indexes = growable32();
  const table = new Map<number, number>();
  for (const { min, max } of columns)
    for (const value of [min, max]) table.set(value, table.get(value) ?? table.size);
  let document = 0;
  eachRow(rows.starts, (start, end) => {
    for (let i = start; i < end; i++) {
      const column = rows.values[i]!;
      const place = columns[column]!.dense;
      if (place !== undefined) denseNumbers[place * documentCount + document] = values[i]!;
      else {
        const index = table.get(values[i]!) ?? table.size;
        table.set(values[i]!, index);
        entryColumns.push(column);
        indexes.push(index);
      }
    }
    starts[++document] = indexes.length;
  });
  const sections = {
    numberStarts: narrow(starts),
    numberColumns: narrow(entryColumns.view()),
    numberIndexes: narrow(indexes.view()),
    numberTable: Float64Array.from(table.keys()),
    denseNumbers,
  };
  return { columns, sections };
}

function measureColumns(names: readonly string[], rows: PackedRows, values: Float64Array): ColumnMeta[] {
  const columns: ColumnMeta[] = names.map((name) => ({
    name,
    documents: 0,
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
  }));
  values.forEach((value, i) => {
    const column = columns[rows.values[i]!]!;
    column.documents++;
    column.min = Math.min(column.min, value);
    column.max = Math.max(column.max, value);
  });
  return columns;
}

/** The exact identifiers of the documents; `rows` holds indexes into `identifiers`. */
export function identifierSections(identifiers: readonly string[], rows: PackedRows) {
  const documents = new Map<number, number[]>();
  let document = 0;
  eachRow(rows.starts, (start, end) => {
    for (const identifier of rows.values.subarray(start, end)) listIn(documents, identifier).push(document);
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
    identifierDocuments: narrowest(Uint32Array.from([...documents.values()].flat())),
  };
}

/** Words usable as corrections, each with its segment term; one that is spelled like its term takes no bytes. */
export function wordSections(words: readonly { text: string; term: number }[], terms: readonly string[]) {
  const table = packStrings(
    words.map(({ text, term }) => (text === terms[term] ? '' : text)),
    false,
  );
  return {
    wordBytes: table.bytes,
    wordOffsets: table.offsets,
    wordTerms: narrow(Uint32Array.from(words, ({ term }) => term)),
  };
}

/** Place of a column that is not dense. */
const SPARSE = 0xffff;

/** Most names are of attributes; their common start is kept as one character that no name has. */
const PREFIX = 'attr.';
const PREFIX_MARK = '\u0001';

/**
 * Names of tags and numeric columns, each name once, with their statistics. Ranges are pairs of indexes into
 * `numberTable`, which holds every value.
 */
export function nameSections(
  tagNames: readonly TagNameMeta[],
  columns: readonly ColumnMeta[],
  numberTable: Float64Array,
) {
  const names = [...new Set([...tagNames, ...columns].map(({ name }) => name))];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const table = packStrings(
    names.map((name) => (name.startsWith(PREFIX) ? PREFIX_MARK + name.slice(PREFIX.length) : name)),
    false,
  );
  const places = new Map([...numberTable].map((value, place) => [value, place]));
  const numbersOf = (entries: readonly { name: string }[]) =>
    narrow(Uint32Array.from(entries, ({ name }) => numbers.get(name)!));
  const documentsOf = (entries: readonly { documents: number }[]) =>
    narrowest(Uint32Array.from(entries, ({ documents }) => documents));
  return {
    nameBytes: table.bytes,
    nameOffsets: table.offsets,
    tagNames: numbersOf(tagNames),
    tagNameDocuments: documentsOf(tagNames),
    columnNames: numbersOf(columns),
    columnDocuments: documentsOf(columns),
    columnPlaces: Uint16Array.from(columns, ({ dense = SPARSE }) => dense),
    columnRanges: narrow(
      Uint32Array.from(columns.flatMap(({ min, max }) => [places.get(min)!, places.get(max)!])),
    ),
  };
}

/** What `nameSections` packed. */
export function readNames(sections: Sections): { tagNames: TagNameMeta[]; columns: ColumnMeta[] } {
  const offsets = sections.nameOffsets as Uint16Array;
  const table = {
    count: offsets.length - 1,
    bytes: sections.nameBytes as Uint8Array,
    offsets,
    slots: undefined,
  };
  const names = [...allStrings(table)].map((name) =>
    name.startsWith(PREFIX_MARK) ? PREFIX + name.slice(PREFIX_MARK.length) : name,
  );
  const tagNames = Array.from(sections.tagNames, (name, i) => ({
    name: names[name]!,
    documents: sections.tagNameDocuments[i]!,
  }));
  const columns = Array.from(sections.columnNames, (name, i): ColumnMeta => {
    const place = sections.columnPlaces[i]!;
    const min = sections.numberTable[sections.columnRanges[2 * i]!]!;
    const max = sections.numberTable[sections.columnRanges[2 * i + 1]!]!;
    const column = { name: names[name]!, documents: sections.columnDocuments[i]!, min, max };
    return place === SPARSE ? column : { ...column, dense: place };
  });
  return { tagNames, columns };
}
