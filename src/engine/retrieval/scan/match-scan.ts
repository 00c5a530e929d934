import { bitCount } from '../../text/values/bit-count.ts';
import { lowestBit } from '../bytes/bits.ts';
import { BLOCK_WORDS, blocksOf } from '../filter/block-test.ts';
import {
  type BlockTest,
  type DocumentTest,
  type Numbers,
  type PostingsSource,
  seek,
} from '../parts/source.ts';
import type { Tombstones } from '../parts/tombstones.ts';
import { nextDocument } from './posting-lists.ts';
import type { PlannedGroup, QueryPlan } from './query-plan.ts';
import { markTerms } from './term-bitmaps.ts';

/** Documents are looked at in windows of this many, so that their coverage stays in the processor's cache. */
const WINDOW = 32 * BLOCK_WORDS;

// Of one window. A scan is synchronous and leaves them zero, so all scans of a thread share them.
const covered = new Int32Array(WINDOW);
const best = new Int32Array(WINDOW);
const touched = new Uint32Array(BLOCK_WORDS);

export type MatchScan = {
  plan: QueryPlan;
  /** Least covered idf of a match, in units of `plan.total`. */
  minimum: number;
  test: DocumentTest | undefined;
  /** The scan ends soon after so many matches; without, it finds all. */
  enough?: number;
};

/** Ascending documents that hold a form of a group, and what that covers. */
type List = { documents: Numbers; position: number; end: number; coverage: number };
/** `terms` are those of the lists; `isPlain`: no document is in two of the lists. */
type Group = { lists: readonly List[]; terms: readonly string[]; isPlain: boolean; coverage: number };

/**
 * Sets the bit of every matching document of a source in `found`, which is all zero, if it is given, and returns how many there are. No scores
 * are needed for that: only which documents hold enough of the query. Groups that cannot reach the minimum together are
 * only added to documents of the others.
 */
export function eachMatch(
  source: PostingsSource,
  dead: Tombstones,
  scan: MatchScan,
  found?: Uint32Array,
): number {
  const opened = scan.plan.groups.flatMap((group) => openGroup(group, source) ?? []);
  // What covers nothing lets no document in and keeps none out, unless there is nothing else.
  const groups = scan.minimum > 0 ? opened.filter(({ coverage }) => coverage > 0) : opened;
  groups.sort((a, b) => a.coverage - b.coverage);
  let essential = 0;
  for (let sum = 0; essential < groups.length; essential++) {
    sum += groups[essential]!.coverage;
    if (sum >= scan.minimum) break;
  }
  // Every list alone may be enough; then nothing needs adding up.
  const isAny = groups.every(({ lists }) => lists.every(({ coverage }) => coverage >= scan.minimum));
  const { enough = Number.POSITIVE_INFINITY } = scan;
  const taken = { dead, minimum: scan.minimum, block: scan.test && blocksOf(scan.test), isAny, found };
  const words = (source.documentCount + 31) >>> 5;
  let count = 0;
  // Of few postings the windows between them are passed over.
  if (isAny && found !== undefined && enough === Number.POSITIVE_INFINITY && sizeOf(groups) >= words) {
    for (const { terms } of groups) markTerms(source, terms, found);
    for (let word = 0; word < words; word += BLOCK_WORDS)
      count += keepPassing(found.subarray(word, word + BLOCK_WORDS), word, taken);
    return count;
  }
  for (;;) {
    const first = nextDocument(groups, essential);
    if (first < 0) return count;
    // Windows begin where a word of a bitmap does.
    const base = first & ~31;
    for (let g = essential; g < groups.length; g++) markGroup(groups[g]!, base);
    if (!isAny) for (const group of groups) coverGroup(group, base);
    for (let g = essential; g < groups.length; g++) moveOn(groups[g]!, base);
    count += takeWindow(base, Math.min(BLOCK_WORDS, words - (base >>> 5)), taken);
    if (count >= enough) return count;
  }
}

function openGroup({ members }: PlannedGroup, source: PostingsSource): Group | undefined {
  const lists: List[] = [];
  const terms: string[] = [];
  let most = 0;
  for (const { term, coverage } of members) {
    const postings = source.postings(term);
    if (postings === undefined) continue;
    terms.push(term);
    const { documents, start, titleEnd, end } = postings;
    if (start < titleEnd) lists.push({ documents, position: start, end: titleEnd, coverage });
    if (titleEnd < end) lists.push({ documents, position: titleEnd, end, coverage });
    most = Math.max(most, coverage);
  }
  return lists.length === 0 ? undefined : { lists, terms, isPlain: members.length === 1, coverage: most };
}

function markGroup({ lists }: Group, base: number): void {
  for (const { documents, position, end } of lists)
    for (let i = position; i < end; i++) {
      const at = documents[i]! - base;
      if (at >= WINDOW) break;
      touched[at >>> 5]! |= 1 << (at & 31);
    }
}

/** Adds what the group covers of each document of the window: its best form. */
function coverGroup({ lists, isPlain }: Group, base: number): void {
  for (const list of lists) {
    const { documents, end, coverage } = list;
    list.position = seek(documents, list.position, end, base);
    for (let i = list.position; i < end; i++) {
      const at = documents[i]! - base;
      if (at >= WINDOW) break;
      if (isPlain) covered[at] = (covered[at]! + coverage) | 0;
      else if (coverage > best[at]!) {
        covered[at] = (covered[at]! + coverage - best[at]!) | 0;
        best[at] = coverage;
      }
    }
  }
  if (!isPlain) best.fill(0);
}

function moveOn({ lists }: Group, base: number): void {
  for (const list of lists) list.position = seek(list.documents, list.position, list.end, base + WINDOW);
}

type Passing = { dead: Tombstones; block: BlockTest | undefined };

/** Of a block of bits, those of the documents from `32 · word` on, leaves set those that live and pass; returns how many. */
export function keepPassing(bits: Uint32Array, word: number, { dead, block }: Passing): number {
  if (dead.count > 0) for (let i = 0; i < bits.length; i++) bits[i]! &= ~(dead.bits[word + i] ?? 0);
  block?.(bits, word, bits.length);
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += bitCount(bits[i]!);
  return count;
}

type Taken = Passing & {
  minimum: number;
  isAny: boolean;
  found: Uint32Array | undefined;
};

/** Takes the matches among the first `words` · 32 documents from `base` on; leaves the window zero. */
function takeWindow(base: number, words: number, { dead, minimum, block, isAny, found }: Taken): number {
  const first = base >>> 5;
  if (!isAny) {
    for (let i = 0; i < words; i++) if (touched[i] !== 0) touched[i] = coveredEnough(i, touched[i]!, minimum);
    covered.fill(0);
  }
  if (dead.count > 0) for (let i = 0; i < words; i++) touched[i]! &= ~(dead.bits[first + i] ?? 0);
  block?.(touched, first, words);
  let count = 0;
  for (let i = 0; i < words; i++) {
    const bits = touched[i]!;
    if (bits === 0) continue;
    count += bitCount(bits);
    if (found !== undefined) found[first + i]! |= bits;
    touched[i] = 0;
  }
  return count;
}

function sizeOf(groups: readonly Group[]): number {
  let size = 0;
  for (const { lists } of groups) for (const { position, end } of lists) size += end - position;
  return size;
}

function coveredEnough(word: number, bits: number, minimum: number): number {
  let enough = 0;
  for (let open = bits; open !== 0; open &= open - 1)
    if (covered[word * 32 + lowestBit(open)]! >= minimum) enough |= open & -open;
  return enough;
}
