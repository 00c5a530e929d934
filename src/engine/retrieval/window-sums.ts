import * as found from './found-documents.ts';
import type { Lane, PostingList } from './posting-lists.ts';
import type { ScoreBar } from './score-bar.ts';
import { seek } from './source.ts';

/** The most neighbouring documents that are added up at once, so that the sums stay in the processor's cache. */
export const WINDOW = found.FOUND;

// Sums of the documents of one window. A scan is synchronous and leaves them zero, so all scans of a thread share them.
const sums = new Int32Array(WINDOW);
const covered = new Int32Array(WINDOW);
const coveredInTitle = new Int32Array(WINDOW);
/** One bit per document that any list holds. */
const touched = new Int32Array(WINDOW / 32);
const best = new Int32Array(WINDOW);
const bestCovered = new Int32Array(WINDOW);
const bestInTitle = new Int32Array(WINDOW);

/** Adds a lane's postings of the documents from `base` up to `end`. */
export function addLaneToWindow({ lists }: Lane, base: number, end: number): void {
  if (lists.length === 1) addList(lists[0]!, base, end);
  else addBest(lists, base, end);
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

/** Of each document the greatest value of any list. */
function addBest(lists: readonly PostingList[], base: number, windowEnd: number): void {
  for (const list of lists) raiseBest(list, base, windowEnd);
  const length = windowEnd - base;
  best.fill(0, 0, length);
  bestCovered.fill(0, 0, length);
  bestInTitle.fill(0, 0, length);
}

/** Adds what a list has beyond the lists before it. */
function raiseBest(list: PostingList, base: number, windowEnd: number): void {
  const { documents, impacts, end, weight, coverage, titleCoverage } = list;
  let i = startOf(list, base);
  for (; i < end; i++) {
    const document = documents[i]!;
    if (document >= windowEnd) break;
    const at = document - base;
    touched[at >>> 5]! |= 1 << (at & 31);
    const more = (Math.imul(weight, impacts[i]!) - best[at]!) | 0;
    if (more > 0) {
      best[at] = (best[at]! + more) | 0;
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

/**
 * Leaves the documents of the window that starts at `base` in `found-documents`, as far as they can reach the bar, were
 * they to get all that is open; returns how many. Leaves the sums zero.
 */
export function gatherWindow(base: number, open: found.Open, bar: ScoreBar): number {
  const { minimum, needed, square, anywhere, inTitle } = bar;
  let count = 0;
  for (let word = 0; word < touched.length; word++) {
    let bits = touched[word]!;
    touched[word] = 0;
    for (; bits !== 0; bits &= bits - 1) {
      const at = word * 32 + 31 - Math.clz32(bits & -bits);
      const sum = sums[at]!;
      const anyCovered = covered[at]!;
      const titleCovered = coveredInTitle[at]!;
      sums[at] = 0;
      covered[at] = 0;
      coveredInTitle[at] = 0;
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
  return count;
}
