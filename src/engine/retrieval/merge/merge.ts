import { type Checksum, crc32 } from '../bytes/crc32.ts';
import { growable32, narrow } from '../bytes/growable.ts';
import { type Sections, writeSlab } from '../bytes/slab.ts';
import { allStrings, packStrings, stringAt } from '../bytes/string-table.ts';
import { isDead, type Tombstones } from '../parts/tombstones.ts';
import { compareTies } from '../rank/top-hits.ts';
import {
  DROPPED,
  identifierSections,
  nameSections,
  numberSections,
  type PackedRows,
  tableSections,
  tagSections,
  wordSections,
} from '../segment/pack-columns.ts';
import { ELSEWHERE, IN_TITLE, PostingWriter, type Tier } from '../segment/pack-postings.ts';
import { encodeMeta, renameTitleWords, type SegmentRules, segmentMeta } from '../segment/pack-segment.ts';
import type { Segment } from '../segment/segment.ts';

/** A segment of an index and which of its documents are dead. */
export type SegmentState = { segment: Segment; tombstones: Tombstones };

/** Where a document of the merged segment comes from. */
type Origin = { part: number; document: number };

/** Strings of all parts numbered once; `maps[part][own number]` is the common number. */
type Union = { strings: string[]; maps: Uint32Array[] };

/**
 * One segment of the live documents of several, equal to one built from those documents; undefined when none lives.
 *
 * Impacts are carried over, so all must have been baked with the same averages. Pure, and heavy: for a worker.
 */
export function mergeSegments(
  states: readonly SegmentState[],
  rules: SegmentRules,
  checksum: Checksum = crc32,
): SharedArrayBuffer | undefined {
  const segments = states.map(({ segment }) => segment);
  const averages = segments[0]?.meta.averages ?? [];
  if (segments.some((segment) => segment.meta.averages.some((average, f) => average !== averages[f])))
    throw new Error('Segments that were baked with other averages cannot be merged.');
  const order = mergedOrder(states);
  if (order.length === 0) return undefined;
  const terms = unite(segments.map((segment) => allStrings(segment.terms)));
  const postings = mergePostings(segments, terms, newNumbers(segments, order), order.length);
  const numberOfTerm = segments.map((_, p) => terms.maps[p]!.map((term) => postings.numberOfTerm[term]!));
  const ids = order.map(({ part, document }) => segments[part]!.id(document));
  const lengths = mergeLengths(segments, order, averages.length);
  const tags = mergeTags(segments, order);
  const numbers = mergeNumbers(segments, order);
  const sections: Sections = {
    meta: encodeMeta(segmentMeta(rules, averages, lengths)),
    ...tableSections('term', packStrings(postings.terms, true)),
    ...postings.sections,
    ...tableSections('id', packStrings(ids, true)),
    priors: Float64Array.from(order, ({ part, document }) => segments[part]!.prior(document)),
    lengths,
    ...mergeTitles(segments, order, numberOfTerm),
    ...tags.sections,
    ...numbers.sections,
    ...nameSections(tags.names, numbers.columns, numbers.sections.numberTable),
    ...mergeIdentifiers(segments, order),
    ...mergeWords(segments, numberOfTerm, postings.terms),
  };
  return writeSlab(sections, checksum);
}

/** Live documents of all parts in the order of equal scores; each part is in that order already. */
function mergedOrder(states: readonly SegmentState[]): Origin[] {
  const order: Origin[] = [];
  states.forEach(({ segment, tombstones }, part) => {
    for (let document = 0; document < segment.documentCount; document++)
      if (!isDead(tombstones, document)) order.push({ part, document });
  });
  if (states.length === 1) return order;
  const segments = states.map(({ segment }) => segment);
  return order.sort((a, b) => compareTies(segments[a.part]!, a.document, segments[b.part]!, b.document));
}

/** Per part: the new number of each document, DROPPED for the dead. */
function newNumbers(segments: readonly Segment[], order: readonly Origin[]): Uint32Array[] {
  const numbers = segments.map((segment) => new Uint32Array(segment.documentCount).fill(DROPPED));
  order.forEach(({ part, document }, number) => {
    numbers[part]![document] = number;
  });
  return numbers;
}

function unite(parts: readonly Iterable<string>[]): Union {
  const numbers = new Map<string, number>();
  const maps = parts.map((strings) => {
    const map = growable32();
    for (const text of strings) {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      map.push(number);
    }
    return map.view();
  });
  return { strings: [...numbers.keys()], maps };
}

function mergePostings(
  segments: readonly Segment[],
  terms: Union,
  newNumber: readonly Uint32Array[],
  documentCount: number,
) {
  const counts = new Uint32Array(2 * terms.strings.length);
  eachPosting(segments, terms, newNumber, (term, tier) => {
    counts[2 * term + tier]!++;
  });
  const writer = new PostingWriter(counts, documentCount);
  eachPosting(segments, terms, newNumber, (term, tier, document, impact) =>
    writer.put(term, tier, document, impact),
  );
  if (segments.length > 1) writer.sort();
  const kept = writer.kept.map((term) => terms.strings[term]!);
  return { terms: kept, numberOfTerm: writer.numberOfTerm, sections: writer.sections() };
}

function eachPosting(
  segments: readonly Segment[],
  terms: Union,
  newNumber: readonly Uint32Array[],
  visit: (term: number, tier: Tier, document: number, impact: number) => void,
): void {
  segments.forEach((segment, part) => {
    const numbers = newNumber[part]!;
    for (let term = 0; term < segment.terms.count; term++) {
      const { documents, impacts, start, titleEnd, end } = segment.postingsOf(term);
      for (let i = start; i < end; i++) {
        const number = numbers[documents[i]!]!;
        if (number !== DROPPED)
          visit(terms.maps[part]![term]!, i < titleEnd ? IN_TITLE : ELSEWHERE, number, impacts[i]!);
      }
    }
  });
}

function mergeLengths(segments: readonly Segment[], order: readonly Origin[], fields: number): Uint16Array {
  const lengths = new Uint16Array(order.length * fields);
  order.forEach(({ part, document }, number) => {
    lengths.set(segments[part]!.fieldLengths(document), number * fields);
  });
  return lengths;
}

/** Rows of the documents in order, one value per call of `push`. */
function collectRows(
  order: readonly Origin[],
  visit: (origin: Origin, push: (value: number) => void) => void,
): PackedRows {
  const starts = new Uint32Array(order.length + 1);
  const values = growable32();
  order.forEach((origin, number) => {
    visit(origin, (value) => values.push(value));
    starts[number + 1] = values.length;
  });
  return { starts, values: values.view() };
}

function mergeTitles(
  segments: readonly Segment[],
  order: readonly Origin[],
  numberOfTerm: readonly Uint32Array[],
) {
  const titles = segments.map((segment) => segment.titles());
  const rows = collectRows(order, ({ part, document }, push) => {
    const { entries, starts } = titles[part]!;
    const words = entries.subarray(starts[document], starts[document + 1]);
    renameTitleWords(words, numberOfTerm[part]!).forEach(push);
  });
  return { titleStarts: narrow(rows.starts), titleWords: narrow(rows.values) };
}

function mergeTags(segments: readonly Segment[], order: readonly Origin[]) {
  const tags = unite(
    segments.map((segment) =>
      segment.tagNames.flatMap(({ name }) => {
        const [first, end] = segment.tagRange(name);
        return Array.from({ length: end - first }, (_, i) => `${name}=${stringAt(segment.tags, first + i)}`);
      }),
    ),
  );
  const rows = collectRows(order, ({ part, document }, push) => {
    const segment = segments[part]!;
    segment.eachTag(document, 0, segment.tags.count, (tag) => push(tags.maps[part]![tag]!));
  });
  return tagSections(tags.strings, rows);
}

function mergeNumbers(segments: readonly Segment[], order: readonly Origin[]) {
  const names = unite(segments.map((segment) => segment.columns.map(({ name }) => name)));
  const values: number[] = [];
  const rows = collectRows(order, ({ part, document }, push) => {
    segments[part]!.eachNumber(document, (column, value) => {
      push(names.maps[part]![column]!);
      values.push(value);
    });
  });
  return numberSections(names.strings, rows, Float64Array.from(values));
}

function mergeIdentifiers(segments: readonly Segment[], order: readonly Origin[]) {
  const identifiers = unite(segments.map((segment) => allStrings(segment.identifiers)));
  const perDocument = segments.map((segment, part) => {
    const lists: number[][] = [];
    const { identifierStarts: starts, identifierDocuments: documents } = segment.sections;
    for (let entry = 0; entry < segment.identifiers.count; entry++)
      for (let i = starts[entry]!; i < starts[entry + 1]!; i++) {
        lists[documents[i]!] ??= [];
        lists[documents[i]!]!.push(identifiers.maps[part]![entry]!);
      }
    return lists;
  });
  const rows = collectRows(order, ({ part, document }, push) => {
    perDocument[part]![document]?.forEach(push);
  });
  return identifierSections(identifiers.strings, rows);
}

/** Words whose term is still in use, of whichever part had them first. */
function mergeWords(
  segments: readonly Segment[],
  numberOfTerm: readonly Uint32Array[],
  terms: readonly string[],
) {
  const words = new Map<string, number>();
  segments.forEach((segment, part) => {
    for (const { text, term: own } of segment.correctionWords()) {
      const term = numberOfTerm[part]![own]!;
      if (term !== DROPPED && !words.has(text)) words.set(text, term);
    }
  });
  return wordSections(
    [...words].map(([text, term]) => ({ text, term })),
    terms,
  );
}
