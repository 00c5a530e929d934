import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { bitmapNumbers } from '../bytes/bits.ts';
import { foldCounted, foldValue } from '../fold-key.ts';
import type { ColumnRange, FacetCounts } from '../types.ts';
import type { Part, PartMatches } from './part.ts';

type ValueCount = { value: string; count: number };

/** One folded value: its documents, and the spelling that most of them use. */
type FoldedCount = { count: number; spelling: string; spellingCount: number };

type Spelled = readonly [value: string, count: number];

/** Counts of values by spelling; one part gives each once. */
function addedUp(parts: readonly Iterable<Spelled>[]): Iterable<Spelled> {
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return first ?? [];
  const spellings = new Map<string, number>();
  for (const part of parts)
    for (const [value, count] of part) spellings.set(value, (spellings.get(value) ?? 0) + count);
  return spellings;
}

/** Adds counts of spelled values up by folded value; shown is the commonest spelling, of equals the first by code unit. */
function foldCounts(parts: readonly Iterable<Spelled>[]): ValueCount[] {
  const folded = new Map<string, FoldedCount>();
  for (const [value, count] of addedUp(parts)) {
    if (count <= 0) continue;
    const key = foldCounted(value);
    const entry = folded.get(key);
    if (entry === undefined) {
      folded.set(key, { count, spelling: value, spellingCount: count });
      continue;
    }
    entry.count += count;
    if (count > entry.spellingCount || (count === entry.spellingCount && value < entry.spelling)) {
      entry.spelling = value;
      entry.spellingCount = count;
    }
  }
  return [...folded.values()]
    .map(({ spelling, count }) => ({ value: spelling, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** All of them and a sample: several facets are counted of the same matches. */
const KEPT_SAMPLES = 4;
const samplesOf = oncePer((_matches: PartMatches) => new KeptValues<Uint32Array>(KEPT_SAMPLES));

/** The documents of matches, ascending, or every `step`-th of them. */
export function numbersOf(matches: PartMatches, step = 1): Uint32Array {
  return samplesOf(matches).getOrMake(`${step}`, () => bitmapNumbers(matches.bits, matches.count, step));
}

/** Which documents of each part are counted, how many of them are looked at at most, and how many counts are wanted. */
type FacetRequest = { matches: readonly PartMatches[]; limit: number; most?: number | undefined };

/**
 * Counts of a tag name's values over the matching documents of each part, by descending count, then value. Of more than
 * `most` documents only every so many-th is looked at, and counts are multiplied accordingly.
 */
export function facetCounts(parts: readonly Part[], name: string, request: FacetRequest): FacetCounts {
  const { step, looked } = sampleOf(parts, request);
  // What is rare in one part may be common in another.
  const limit = looked.length === 1 ? request.limit : Number.POSITIVE_INFINITY;
  const values = foldCounts(looked.map(([part, documents]) => part.countValues(documents, name, limit)));
  const first = values.slice(0, request.limit);
  return { name, values: first.map(({ value, count }) => ({ value, count: count * step })) };
}

/** The counts of `facetCounts` alone, of several names; where one part has all the matches, values need not be read for them. */
export function facetSizes(
  parts: readonly Part[],
  names: readonly string[],
  request: FacetRequest,
): number[][] {
  const { step, looked } = sampleOf(parts, request);
  const [only, ...others] = looked;
  const sizes = only && others.length === 0 ? only[0].valueSizes(only[1], names) : undefined;
  if (sizes === undefined)
    return names.map((name) => facetCounts(parts, name, request).values.map(({ count }) => count));
  const largest = sizes.map((own) => own.sort((a, b) => b - a).slice(0, request.limit));
  return largest.map((own) => own.map((size) => size * step));
}

/** The parts that have matches, with every `step`-th of them. */
function sampleOf(
  parts: readonly Part[],
  { matches, most = Number.POSITIVE_INFINITY }: FacetRequest,
): { step: number; looked: (readonly [Part, Uint32Array])[] } {
  const step = Math.max(1, Math.ceil(matches.reduce((sum, { count }) => sum + count, 0) / most));
  const looked = parts.flatMap((part, i) =>
    matches[i]!.count === 0 ? [] : [[part, numbersOf(matches[i]!, step)] as const],
  );
  return { step, looked };
}

/** Values of a tag name over all live documents, by descending count, then value. */
export function mergeTagValues(parts: readonly Part[], name: string): ValueCount[] {
  return foldCounts(parts.map((part) => part.tagValues(name)));
}

/** A tag name in use. */
function tagName(name: string, documents: number, parts: readonly Part[]) {
  return {
    name,
    documents,
    /** Whether there are no more distinct values; looks at few of them when there are. */
    hasAtMost(limit: number): boolean {
      const folded = new Set<string>();
      for (const part of parts)
        for (const [value, count] of part.tagValues(name)) {
          if (count > 0) folded.add(foldValue(value));
          if (folded.size > limit) return false;
        }
      return true;
    },
  };
}

/** Tag names in use, ascending, with their documents. */
export function mergeTagNames(parts: readonly Part[]): ReturnType<typeof tagName>[] {
  const documents = new Map<string, number>();
  for (const part of parts)
    for (const [name, count] of part.tagNames()) documents.set(name, (documents.get(name) ?? 0) + count);
  return [...documents]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => tagName(name, count, parts))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Numeric columns in use, ascending, with their range. */
export function mergeNumbers(parts: readonly Part[]): ColumnRange[] {
  const columns = new Map<string, ColumnRange>();
  for (const part of parts)
    for (const [name, { min, max, documents }] of part.numbers()) {
      if (documents === 0) continue;
      const column = columns.get(name) ?? { name, min, max, documents: 0 };
      column.min = Math.min(column.min, min);
      column.max = Math.max(column.max, max);
      column.documents += documents;
      columns.set(name, column);
    }
  return [...columns.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
