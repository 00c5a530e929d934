import { seek } from '../parts/source.ts';
import type { ScoreBar } from '../score/score-bar.ts';
import * as found from './found-documents.ts';
import type { PostingList } from './posting-lists.ts';

/** The most neighbouring documents that are added up at once, so that the sums stay in the processor's cache. */
export const WINDOW = found.FOUND;

// Sums of the documents of one window. A scan is synchronous and leaves them zero, so all scans of a thread share them.
const sums = new Int32Array(WINDOW);
const covered = new Int32Array(WINDOW);
const coveredInTitle = new Int32Array(WINDOW);
/** One bit per document that any list holds. */
const touched = new Int32Array(WINDOW / 32);

const makeBest = (): found.WindowBest => ({
  values: new Int32Array(WINDOW),
  covered: new Int32Array(WINDOW),
  coveredInTitle: new Int32Array(WINDOW),
});
const shared = makeBest();
/** Of groups of which other lists are looked up afterwards, as many as a query ever had. */
const slots: found.WindowBest[] = [];

/** What the last window's documents got of the group with this slot. */
export function bestOfSlot(slot: number): found.WindowBest {
  slots[slot] ??= makeBest();
  return slots[slot];
}

/** Leaves a slot zero for the next window. */
export function clearSlot(slot: number, length: number): void {
  clearBest(bestOfSlot(slot), length);
}

function clearBest(
  { values, covered: anywhere, coveredInTitle: inTitle }: found.WindowBest,
  length: number,
): void {
  values.fill(0, 0, length);
  anywhere.fill(0, 0, length);
  inTitle.fill(0, 0, length);
}

/** Adds the postings of lists of one group of the documents from `base` up to `end`; keeps the best in its slot, if it has one. */
export function addGroupToWindow(
  lists: readonly PostingList[],
  slot: number,
  base: number,
  end: number,
): void {
  if (slot < 0 && (lists.length === 1 || lists[0]!.isAlone))
    for (const list of lists) addList(list, base, end);
  else {
    const best = slot < 0 ? shared : bestOfSlot(slot);
    for (const list of lists) raiseBest(list, best, base, end);
    if (slot < 0) clearBest(shared, end - base);
  }
}

function addList(list: PostingList, base: number, windowEnd: number): void {
  const { documents, impacts, end, weight, coverage, titleCoverage } = list;
  let i = startOf(list, base);
  for (; i < end; i++) {
    const document = documents[i]!;
    if (document >= windowEnd) break;
    const at = document - base;
    touched[at >>> 5]! |= 1 << (at & 31);
    sums[at] = (sums[at]! + Math.imul(weight, impacts[i]!)) | 0;
    covered[at] = (covered[at]! + coverage) | 0;
    coveredInTitle[at] = (coveredInTitle[at]! + titleCoverage) | 0;
  }
  list.position = i;
}

/** Moves a list that was not walked for some windows to the window's start. */
function startOf(list: PostingList, base: number): number {
  if (list.position < list.end && list.documents[list.position]! < base)
    list.position = seek(list.documents, list.position, list.end, base);
  return list.position;
}

/** Adds what a list has beyond the lists before it. */
function raiseBest(list: PostingList, best: found.WindowBest, base: number, windowEnd: number): void {
  const { documents, impacts, end, weight, coverage, titleCoverage } = list;
  const { values, covered: bestCovered, coveredInTitle: bestInTitle } = best;
  let i = startOf(list, base);
  for (; i < end; i++) {
    const document = documents[i]!;
    if (document >= windowEnd) break;
    const at = document - base;
    touched[at >>> 5]! |= 1 << (at & 31);
    const more = (Math.imul(weight, impacts[i]!) - values[at]!) | 0;
    if (more > 0) {
      values[at] = (values[at]! + more) | 0;
      sums[at] = (sums[at]! + more) | 0;
    }
    if (coverage > bestCovered[at]!) {
      covered[at] = (covered[at]! + coverage - bestCovered[at]!) | 0;
      bestCovered[at] = coverage;
    }
    if (titleCoverage > bestInTitle[at]!) {
      coveredInTitle[at] = (coveredInTitle[at]! + titleCoverage - bestInTitle[at]!) | 0;
      bestInTitle[at] = titleCoverage;
    }
  }
  list.position = i;
}

/** Neighbouring documents from `base` on, which is a multiple of 32; `within` has a bit for each that is wanted. */
type Window = { base: number; length: number; within: Uint32Array | undefined };

/**
 * Leaves the wanted documents of a window in `found-documents`, as far as they can reach the bar, were they to get all that
 * is open; returns how many. Leaves the sums zero.
 */
export function gatherWindow({ base, length, within }: Window, open: found.Open, bar: ScoreBar): number {
  const { minimum, needed, square, anywhere, inTitle } = bar;
  let count = 0;
  for (let word = 0; word < length >>> 5; word++) {
    let bits = touched[word]!;
    if (bits === 0) continue;
    touched[word] = 0;
    if (within !== undefined) bits &= within[(base >>> 5) + word]!;
    for (; bits !== 0; bits &= bits - 1) {
      const at = word * 32 + 31 - Math.clz32(bits & -bits);
      const sum = sums[at]!;
      const anyCovered = covered[at]!;
      const titleCovered = coveredInTitle[at]!;
      const c = (anyCovered + open.covered) | 0;
      const t = (titleCovered + open.coveredInTitle) | 0;
      const factor = square + anywhere * (c * c) + inTitle * (t * t);
      if (c < minimum || ((sum + open.sum) | 0) * factor < needed) continue;
      found.documents[count] = base + at;
      found.sums[count] = sum;
      found.covered[count] = anyCovered;
      found.coveredInTitle[count++] = titleCovered;
    }
  }
  sums.fill(0, 0, length);
  covered.fill(0, 0, length);
  coveredInTitle.fill(0, 0, length);
  return count;
}
