import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { stringAt } from '../bytes/string-table.ts';
import { foldValue } from '../fold-key.ts';
import type { Segment } from '../segment/segment.ts';

/**
 * The tags of a name, `[first, end)`: the place of the first one that equals each when folded, and counts for each place and for
 * each tag, all zero.
 */
type FoldedName = {
  first: number;
  end: number;
  places: Uint32Array;
  counts: Uint32Array;
  spellings: Uint32Array;
};

/** The same names are counted for one query after the other. */
const KEPT_NAMES = 100;
const foldedNamesOf = oncePer((_segment: Segment) => new KeptValues<FoldedName>(KEPT_NAMES));

/**
 * How many of the given documents of a segment carry each folded value of some tag names, by name and in no order. Reads no
 * value for it, and each document's tags once.
 */
export function valueSizes(segment: Segment, documents: Uint32Array, names: readonly string[]): number[][] {
  const kept = foldedNamesOf(segment);
  const folded = names.map((name) => kept.getOrMake(name, () => foldName(segment, name)));
  const inOrder = folded.toSorted((a, b) => a.first - b.first);
  const found = countTags(segment, documents, inOrder);
  return folded.map((name) => {
    const places = found.get(name)!;
    const sizes = places.map((place) => name.counts[place]!);
    for (const place of places) name.counts[place] = 0;
    return sizes;
  });
}

/** Counts the documents' tags, which ascend, for names in the order of theirs; gives the places that have a count now. */
function countTags(
  { sections: { tagStarts, tagValues } }: Segment,
  documents: Uint32Array,
  names: readonly FoldedName[],
): Map<FoldedName, number[]> {
  const firsts = Uint32Array.from(names, ({ first }) => first);
  const ends = Uint32Array.from(names, ({ end }) => end);
  const found = names.map((): number[] => []);
  for (const document of documents) {
    const rowEnd = tagStarts[document + 1]!;
    for (let at = tagStarts[document]!, next = 0; at < rowEnd; at++) {
      const tag = tagValues[at]!;
      while (next < ends.length && tag >= ends[next]!) next++;
      if (next === ends.length) break;
      if (tag < firsts[next]!) continue;
      const { places, counts } = names[next]!;
      const place = places[tag - firsts[next]!]!;
      if (counts[place]!++ === 0) found[next]!.push(place);
    }
  }
  return new Map(names.map((name, i) => [name, found[i]!]));
}

/**
 * The values of a tag name that the given documents of a segment carry, as spelled, with how many do; without those that are
 * not among the `limit` commonest when folded, which need not be read then.
 */
export function valueCounts(
  segment: Segment,
  documents: Uint32Array,
  name: string,
  limit: number,
): [value: string, documents: number][] {
  const folded = foldedNamesOf(segment).getOrMake(name, () => foldName(segment, name));
  const { first, end, places, counts, spellings } = folded;
  const found: number[] = [];
  const foundPlaces: number[] = [];
  const add = (tag: number): void => {
    const at = tag - first;
    const place = places[at]!;
    if (spellings[at]!++ === 0) found.push(at);
    if (counts[place]!++ === 0) foundPlaces.push(place);
  };
  for (const document of documents) segment.eachTag(document, first, end, add);
  const least = foundPlaces.length > limit ? nthSize(foundPlaces, counts, limit) : 0;
  const common = found
    .filter((at) => counts[places[at]!]! >= least)
    .map((at): [string, number] => [stringAt(segment.tags, first + at), spellings[at]!]);
  for (const at of found) spellings[at] = 0;
  for (const place of foundPlaces) counts[place] = 0;
  return common;
}

/** The `limit`-th greatest count of some places, of fewer than one the greatest. */
function nthSize(places: readonly number[], counts: Uint32Array, limit: number): number {
  return Uint32Array.from(places, (place) => counts[place]!)
    .sort()
    .at(-Math.max(1, limit))!;
}

/** Tags of a name are sorted by folded value. */
function foldName(segment: Segment, name: string): FoldedName {
  const [first, end] = segment.tagRange(name);
  const places = new Uint32Array(end - first);
  let before: string | undefined;
  for (let i = 0; i < places.length; i++) {
    const folded = foldValue(stringAt(segment.tags, first + i));
    places[i] = folded === before ? places[i - 1]! : i;
    before = folded;
  }
  const zeros = () => new Uint32Array(places.length);
  return { first, end, places, counts: zeros(), spellings: zeros() };
}
