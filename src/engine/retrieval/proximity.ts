import { LINE_END } from './corpus.ts';
import { HEAD_NOUN_WORDS, PROXIMITY_GROUPS, PROXIMITY_HEAD, PROXIMITY_PAIRS } from './parameters.ts';
import type { Source } from './source.ts';
import type { TermGroup } from './types.ts';

/** The first 31 groups of a query in the term numbers of one source: a bit per group that the term belongs to. */
export type ProximityQuery = { masks: ReadonlyMap<number, number>; groups: number };

/** Resolves the groups of a query for `proximityFactor`. */
export function prepareProximity(source: Source, groups: readonly TermGroup[]): ProximityQuery {
  const masks = new Map<number, number>();
  const kept = groups.slice(0, PROXIMITY_GROUPS);
  kept.forEach((group, i) => {
    for (const { term } of group.members) {
      const number = source.termNumber(term);
      if (number >= 0) masks.set(number, (masks.get(number) ?? 0) | (1 << i));
    }
  });
  return { masks, groups: kept.length };
}

/**
 * How well the title-like field keeps the order of the query: 1 + .25·(adjacent query pairs found side by side /
 * pairs), ×1.05 when the last query word is among the last three words of its first line. 1 without groups.
 */
export function proximityFactor(source: Source, document: number, query: ProximityQuery): number {
  if (query.groups === 0) return 1;
  const { pairs, ending } = readTitle(source.titleWords(document), query.masks);
  const possible = query.groups - 1;
  const factor = possible === 0 ? 1 : 1 + (PROXIMITY_PAIRS * bitCount(pairs)) / possible;
  return ending & (1 << (query.groups - 1)) ? factor * (1 + PROXIMITY_HEAD) : factor;
}

/** Bits of the pairs (i, i + 1) that stand side by side in any line, and of groups among the last words of line one. */
function readTitle(entries: Uint32Array, masks: ReadonlyMap<number, number>) {
  const firstLine: number[] = [];
  let pairs = 0;
  let line = 0;
  let before = 0;
  let word = 0;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    if (entry === LINE_END) {
      line++;
      before = 0;
      word = 0;
      continue;
    }
    const mask = masks.get(entry >>> 1) ?? 0;
    if ((entry & 1) === 1) word |= mask;
    else {
      before = word;
      word = mask;
    }
    pairs |= before & (word >>> 1);
    if (line > 0) continue;
    if ((entry & 1) === 1) firstLine[firstLine.length - 1] = word;
    else firstLine.push(word);
  }
  return { pairs, ending: firstLine.slice(-HEAD_NOUN_WORDS).reduce((all, mask) => all | mask, 0) };
}

function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}
