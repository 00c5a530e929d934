import { bitCount } from '../../text/values/bit-count.ts';
import { PROXIMITY_GROUPS, PROXIMITY_HEAD, PROXIMITY_PAIRS } from '../parameters.ts';
import type { PostingsSource, Titles } from '../parts/source.ts';
import { LINE_END } from '../segment/corpus.ts';
import type { TermGroup } from '../types.ts';

/** The first 31 groups of a query in the term numbers of one source: `masks[i]` has a bit per group of `terms[i]`. */
export type ProximityQuery = { titles: Titles; terms: Uint32Array; masks: Int32Array; groups: number };

/** Resolves the groups of a query for `proximityFactor`. */
export function prepareProximity(source: PostingsSource, groups: readonly TermGroup[]): ProximityQuery {
  const masks = new Map<number, number>();
  const kept = groups.slice(0, PROXIMITY_GROUPS);
  kept.forEach((group, i) => {
    for (const { term } of group.members) {
      const number = source.termNumber(term);
      if (number >= 0) masks.set(number, (masks.get(number) ?? 0) | (1 << i));
    }
  });
  return {
    titles: source.titles(),
    terms: Uint32Array.from(masks.keys()),
    masks: Int32Array.from(masks.values()),
    groups: kept.length,
  };
}

/**
 * How well the title-like field keeps the order of the query: 1 + .25·(adjacent query pairs found side by side /
 * pairs), ×1.05 when the last query word is among the last three words of its first line. 1 without groups.
 */
export function proximityFactor(document: number, query: ProximityQuery): number {
  if (query.groups === 0) return 1;
  const { pairs, ending } = readTitle(document, query);
  const possible = query.groups - 1;
  const factor = possible === 0 ? 1 : 1 + (PROXIMITY_PAIRS * bitCount(pairs)) / possible;
  return ending & (1 << (query.groups - 1)) ? factor * (1 + PROXIMITY_HEAD) : factor;
}

/** Bits of the pairs (i, i + 1) that stand side by side in any line, and of groups among the last words of line one. */
function readTitle(document: number, query: ProximityQuery): { pairs: number; ending: number } {
  const { entries, starts } = query.titles;
  const end = starts[document + 1]!;
  let pairs = 0;
  let ending = -1;
  // Groups at the present place and at the two before it: the head noun is among three words.
  let word = 0;
  let before = 0;
  let earlier = 0;
  for (let i = starts[document]!; i < end; i++) {
    const entry = entries[i]!;
    if (entry === LINE_END) {
      if (ending < 0) ending = word | before | earlier;
      word = 0;
      before = 0;
      earlier = 0;
      continue;
    }
    const mask = maskOf((entry >>> 1) - 1, query);
    if ((entry & 1) === 1) word |= mask;
    else {
      earlier = before;
      before = word;
      word = mask;
    }
    pairs |= before & (word >>> 1);
  }
  return { pairs, ending: ending < 0 ? word | before | earlier : ending };
}

/** A query has few terms, so looking at each beats a map. */
function maskOf(term: number, { terms, masks }: ProximityQuery): number {
  for (let i = 0; i < terms.length; i++) if (terms[i] === term) return masks[i]!;
  return 0;
}
