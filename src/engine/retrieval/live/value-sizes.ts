import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { stringAt } from '../bytes/string-table.ts';
import { foldValue } from '../fold-key.ts';
import type { Segment } from '../segment/segment.ts';

/** The tags of a name, `[first, end)`: the place of the first one that equals each when folded, and a count for each place, all zero. */
type FoldedName = { first: number; end: number; places: Uint32Array; counts: Uint32Array };

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
  const found = folded.map((): number[] => []);
  const order = folded.map((_, i) => i).sort((a, b) => folded[a]!.first - folded[b]!.first);
  for (const document of documents) countTags(segment, document, { folded, found, order });
  return folded.map(({ counts }, i) => {
    const sizes = found[i]!.map((place) => counts[place]!);
    for (const place of found[i]!) counts[place] = 0;
    return sizes;
  });
}

/** Counts a document's tags, which ascend; `found` gets the places that had not been counted before. */
function countTags(
  { sections: { tagStarts, tagValues } }: Segment,
  document: number,
  { folded, found, order }: { folded: FoldedName[]; found: number[][]; order: number[] },
): void {
  const end = tagStarts[document + 1]!;
  let next = 0;
  for (let at = tagStarts[document]!; at < end; at++) {
    const tag = tagValues[at]!;
    while (next < order.length && tag >= folded[order[next]!]!.end) next++;
    if (next === order.length) return;
    const { first, places, counts } = folded[order[next]!]!;
    if (tag < first) continue;
    const place = places[tag - first]!;
    if (counts[place]!++ === 0) found[order[next]!]!.push(place);
  }
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
  return { first, end, places, counts: new Uint32Array(places.length) };
}
