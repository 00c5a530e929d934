import { type DocumentTest, type Numbers, seek } from '../parts/source.ts';
import { isDead, type Tombstones } from '../parts/tombstones.ts';
import type { ScoreBar } from '../score/score-bar.ts';
import type { Rest } from './list-division.ts';
import type { PostingList } from './posting-lists.ts';

/** The most documents that are completed at once. */
export const FOUND = 4096;

// The documents of one step of a scan, ascending, with what they have so far. A scan is synchronous, so all scans of a
// thread share them.
export const documents = new Int32Array(FOUND);
export const sums = new Int32Array(FOUND);
export const covered = new Int32Array(FOUND);
export const coveredInTitle = new Int32Array(FOUND);
const best = new Int32Array(FOUND);
const bestCovered = new Int32Array(FOUND);
const bestInTitle = new Int32Array(FOUND);

/** The most that a document can still get. */
export type Open = { sum: number; covered: number; coveredInTitle: number };

/** Takes the next documents of a list whose value is at least `least`, of those with a bit in `within`; returns how many. */
export function takeFrom(list: PostingList, least: number, most: number, within?: Uint32Array): number {
  const { documents: from, impacts, end, weight, coverage, titleCoverage } = list;
  const leastImpact = Math.max(0, least / weight);
  let count = 0;
  let i = list.position;
  for (; i < end && count < most; i++) {
    const impact = impacts[i]!;
    if (impact < leastImpact) continue;
    const document = from[i]!;
    if (within !== undefined && (within[document >>> 5]! & (1 << (document & 31))) === 0) continue;
    documents[count] = document;
    sums[count++] = Math.imul(weight, impact);
  }
  list.position = i;
  covered.fill(coverage, 0, count);
  coveredInTitle.fill(titleCoverage, 0, count);
  return count;
}

/** Keeps the documents that live and pass the filter; returns how many. */
export function keepPassing(dead: Tombstones, test: DocumentTest | undefined, count: number): number {
  if (dead.count === 0 && test === undefined) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = documents[i]!;
    if (dead.count > 0 && isDead(dead, document)) continue;
    if (test === undefined || test(document)) move(i, kept++);
  }
  return kept;
}

function move(from: number, to: number): void {
  documents[to] = documents[from]!;
  sums[to] = sums[from]!;
  covered[to] = covered[from]!;
  coveredInTitle[to] = coveredInTitle[from]!;
}

/** What documents of a window got of the lists of one group: the best. */
export type WindowBest = { values: Int32Array; covered: Int32Array; coveredInTitle: Int32Array };

/** The same of documents from `base` on. */
type Before = { of: WindowBest; base: number };

/**
 * Adds lists of a group to the documents that are in them, as far as that is more than they got of the group `before`, and
 * keeps those that can reach the bar with what is open then.
 */
export function addRest(
  { lists, open }: Rest,
  before: Before | undefined,
  bar: ScoreBar,
  count: number,
): number {
  if (before === undefined && (lists.length === 1 || lists[0]!.isAlone)) {
    let left = count;
    // A document of the first list is not in the second, so what that adds is still open.
    for (const [i, list] of lists.entries())
      left = addList(list, i + 1 < lists.length ? withMost(open, lists[i + 1]!) : open, bar, left);
    return left;
  }
  if (before !== undefined) startFrom(before, count);
  for (const list of lists) noteBest(list, count);
  if (before !== undefined) takeBack(before, count);
  for (let i = 0; i < count; i++) {
    sums[i]! += best[i]!;
    covered[i]! += bestCovered[i]!;
    coveredInTitle[i]! += bestInTitle[i]!;
  }
  best.fill(0, 0, count);
  bestCovered.fill(0, 0, count);
  bestInTitle.fill(0, 0, count);
  return keepHopeful(open, bar, count);
}

function withMost({ sum, covered: anywhere, coveredInTitle: inTitle }: Open, list: PostingList): Open {
  return {
    sum: sum + list.most,
    covered: anywhere + list.coverage,
    coveredInTitle: inTitle + list.titleCoverage,
  };
}

function startFrom({ of, base }: Before, count: number): void {
  const { values, covered: anywhere, coveredInTitle: inTitle } = of;
  for (let i = 0; i < count; i++) {
    const at = documents[i]! - base;
    best[i] = values[at]!;
    bestCovered[i] = anywhere[at]!;
    bestInTitle[i] = inTitle[at]!;
  }
}

function takeBack({ of, base }: Before, count: number): void {
  const { values, covered: anywhere, coveredInTitle: inTitle } = of;
  for (let i = 0; i < count; i++) {
    const at = documents[i]! - base;
    best[i]! -= values[at]!;
    bestCovered[i]! -= anywhere[at]!;
    bestInTitle[i]! -= inTitle[at]!;
  }
}

/**
 * Both steps for one list in one pass. The sums are whole numbers below 2^31, which `| 0` and `Math.imul` tell
 * the engine: the loop takes a third less time.
 */
function addList(list: PostingList, open: Open, bar: ScoreBar, count: number): number {
  const { documents: from, impacts, end, weight, coverage, titleCoverage } = list;
  const { minimum, needed, square, anywhere, inTitle } = bar;
  const { sum: openSum, covered: openCovered, coveredInTitle: openInTitle } = open;
  let at = list.position;
  let next = at < end ? from[at]! : NO_DOCUMENT;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = documents[i]!;
    let sum = sums[i]!;
    let c = covered[i]!;
    let t = coveredInTitle[i]!;
    if (next < document) {
      at = advance(from, at, end, document);
      next = at < end ? from[at]! : NO_DOCUMENT;
    }
    if (next === document) {
      sum = (sum + Math.imul(weight, impacts[at]!)) | 0;
      c = (c + coverage) | 0;
      t = (t + titleCoverage) | 0;
    }
    const mostC = (c + openCovered) | 0;
    const mostT = (t + openInTitle) | 0;
    const factor = square + anywhere * (mostC * mostC) + inTitle * (mostT * mostT);
    if (mostC < minimum || ((sum + openSum) | 0) * factor < needed) continue;
    documents[kept] = document;
    sums[kept] = sum;
    covered[kept] = c;
    coveredInTitle[kept++] = t;
  }
  list.position = at;
  return kept;
}

/** Behind every document. */
const NO_DOCUMENT = 0x7fffffff;

/** First index behind `at` whose document is ≥ `document`: mostly it is near. */
function advance(from: Numbers, at: number, end: number, document: number): number {
  const near = Math.min(end, at + 5);
  let i = at + 1;
  while (i < near && from[i]! < document) i++;
  return i < near ? i : seek(from, i, end, document);
}

/** Of each document the greatest value of any list so far. */
function noteBest(list: PostingList, count: number): void {
  const { documents: own, impacts, end, weight, coverage, titleCoverage, most } = list;
  let at = list.position;
  for (let i = 0; i < count; i++) {
    // Where the lists before gave as much as this one can, it need not be looked up.
    if (best[i]! >= most && bestCovered[i]! >= coverage && bestInTitle[i]! >= titleCoverage) continue;
    const document = documents[i]!;
    if (at < end && own[at]! < document) at = advance(own, at, end, document);
    if (at >= end) break;
    if (own[at] !== document) continue;
    best[i] = Math.max(best[i]!, Math.imul(weight, impacts[at]!));
    bestCovered[i] = Math.max(bestCovered[i]!, coverage);
    bestInTitle[i] = Math.max(bestInTitle[i]!, titleCoverage);
  }
  list.position = at;
}

/** Keeps the documents that can reach the bar, were they to get all that is open; returns how many. */
function keepHopeful(open: Open, bar: ScoreBar, count: number): number {
  const { minimum, needed, square, anywhere, inTitle } = bar;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const c = (covered[i]! + open.covered) | 0;
    const t = (coveredInTitle[i]! + open.coveredInTitle) | 0;
    const factor = square + anywhere * (c * c) + inTitle * (t * t);
    if (c >= minimum && ((sums[i]! + open.sum) | 0) * factor >= needed) move(i, kept++);
  }
  return kept;
}
