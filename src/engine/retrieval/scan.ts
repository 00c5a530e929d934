import { type GroupLists, openLists, type PostingList, seek } from './posting-lists.ts';
import type { QueryPlan } from './query-plan.ts';
import { leastSumFor, lexicalScore, type ScoreShape } from './score.ts';
import { type DocumentTest, findPosting, type Source } from './source.ts';
import { isDead, type Tombstones } from './tombstones.ts';

/** Documents are scored in windows of this many, so that the sums stay in the processor's cache. */
const WINDOW_BITS = 12;
const WINDOW = 1 << WINDOW_BITS;

// Sums of the current window. A scan is synchronous and leaves them zero, so all scans of a thread share them.
const sums = new Int32Array(WINDOW);
const covered = new Int32Array(WINDOW);
const coveredInTitle = new Int32Array(WINDOW);
const touched = new Uint16Array(WINDOW);
const best = new Int32Array(WINDOW);
const bestCoverage = new Int32Array(WINDOW);
const bestInTitle = new Int32Array(WINDOW);

/** Receives the matches of a scan. */
export type ScanSink = {
  /** A match below this score need not be offered; the scan skips what cannot reach it unless `exhaustive`. */
  readonly threshold: number;
  offer(document: number, score: number, sum: number, covered: number, coveredInTitle: number): void;
};

export type ScanRequest = {
  plan: QueryPlan;
  shape: ScoreShape;
  /** Least covered idf of a match, in units of `plan.total`. */
  minimum: number;
  test: DocumentTest | undefined;
  /** Every match is offered, whatever its score: for totals, facets and lists of matches. */
  exhaustive: boolean;
};

/**
 * Offers the matching documents of one source: at least one term, the least coverage, live, the filter.
 *
 * MaxScore (Turtle & Flood 1995), a window of documents at a time: groups whose greatest possible contribution cannot
 * lift a document over the threshold are not walked but only looked up for documents that other groups found.
 */
export function scanSource(source: Source, dead: Tombstones, request: ScanRequest, sink: ScanSink): void {
  const groups = openLists(request.plan, source);
  const upTo = [0];
  const coverageTo = [0];
  groups.forEach((group, i) => {
    upTo.push(upTo[i]! + group.upper);
    coverageTo.push(coverageTo[i]! + group.coverage);
  });
  const scan: SourceScan = { groups, upTo, coverageTo, dead };
  let essential = 0;
  for (;;) {
    while (
      essential < groups.length &&
      isIdle(request, sink, upTo[essential + 1]!, coverageTo[essential + 1]!)
    )
      essential++;
    const first = nextDocument(groups, essential);
    if (first < 0) return;
    const base = (first >>> WINDOW_BITS) << WINDOW_BITS;
    let count = 0;
    for (let g = essential; g < groups.length; g++) count = addGroup(groups[g]!, base, count);
    offerWindow(scan, request, sink, essential, base, count);
  }
}

/** The lists of one source, lightest group first, with the most that the first n groups can add. */
type SourceScan = {
  groups: readonly GroupLists[];
  upTo: readonly number[];
  coverageTo: readonly number[];
  dead: Tombstones;
};

/** Whether documents that hold only the lightest groups, up to these sums, need no look. */
function isIdle(request: ScanRequest, sink: ScanSink, upper: number, coverage: number): boolean {
  if (coverage < request.minimum) return true;
  return !request.exhaustive && lexicalScore(request.shape, upper, coverage, coverage) < sink.threshold;
}

function nextDocument(groups: readonly GroupLists[], essential: number): number {
  let first = -1;
  for (let g = essential; g < groups.length; g++)
    for (const list of groups[g]!.lists) {
      if (list.position >= list.end) continue;
      const document = list.documents[list.position]! >>> 1;
      if (first < 0 || document < first) first = document;
    }
  return first;
}

/** Adds a group's postings of the window to the sums; returns the number of documents touched so far. */
function addGroup(group: GroupLists, base: number, count: number): number {
  const { lists } = group;
  if (lists.length === 1) return addList(lists[0]!, base, count);
  const starts = lists.map((list) => {
    const start = skipTo(list, base);
    list.position = seek(list.documents, start, list.end, (base + WINDOW) * 2);
    for (let i = start; i < list.position; i++) markBest(list, i, (list.documents[i]! >>> 1) - base);
    return start;
  });
  let total = count;
  lists.forEach((list, l) => {
    for (let i = starts[l]!; i < list.position; i++) {
      const at = (list.documents[i]! >>> 1) - base;
      if (sums[at] === 0) touched[total++] = at;
      takeBest(at);
    }
  });
  return total;
}

/** Moves a list that was not walked for some windows to the window's start. */
function skipTo(list: PostingList, base: number): number {
  if (list.position < list.end && list.documents[list.position]! < base * 2)
    list.position = seek(list.documents, list.position, list.end, base * 2);
  return list.position;
}

function addList(list: PostingList, base: number, count: number): number {
  const { documents, impacts, end, weight, coverage } = list;
  const limit = (base + WINDOW) * 2;
  let total = count;
  let i = skipTo(list, base);
  for (; i < end; i++) {
    const posting = documents[i]!;
    if (posting >= limit) break;
    const at = (posting >>> 1) - base;
    const sum = sums[at]!;
    if (sum === 0) touched[total++] = at;
    sums[at] = sum + weight * impacts[i]!;
    covered[at]! += coverage;
    if ((posting & 1) === 1) coveredInTitle[at]! += coverage;
  }
  list.position = i;
  return total;
}

/**
 * Completes the documents of a window, group by group from the heaviest of the rest to the lightest, and drops each as
 * soon as it cannot enter; offers those that are left. Leaves the sums zero.
 */
function offerWindow(
  source: SourceScan,
  request: ScanRequest,
  sink: ScanSink,
  essential: number,
  base: number,
  count: number,
): void {
  const { groups, upTo, coverageTo } = source;
  let left = keepHopeful(request, sink, upTo[essential]!, coverageTo[essential]!, count);
  left = keepPassing(source.dead, request.test, base, left);
  for (let g = essential - 1; g >= 0 && left > 0; g--) {
    addToTouched(groups[g]!, base, left);
    left = keepHopeful(request, sink, upTo[g]!, coverageTo[g]!, left);
  }
  for (let i = 0; i < left; i++) {
    const at = touched[i]!;
    const [sum, anywhere, inTitle] = [sums[at]!, covered[at]!, coveredInTitle[at]!];
    clear(at);
    sink.offer(base + at, lexicalScore(request.shape, sum, anywhere, inTitle), sum, anywhere, inTitle);
  }
}

function clear(at: number): void {
  sums[at] = 0;
  covered[at] = 0;
  coveredInTitle[at] = 0;
}

/** Keeps the touched documents that can still match and enter, were they to get all that is open. */
function keepHopeful(
  { shape, minimum, exhaustive }: ScanRequest,
  sink: ScanSink,
  open: number,
  openCoverage: number,
  count: number,
): number {
  // Whatever the coverage, a score is at most so many times its sum: a test without divisions first.
  const leastSum = exhaustive ? 0 : leastSumFor(shape, sink.threshold) - open;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const at = touched[i]!;
    const sum = sums[at]!;
    const anywhere = covered[at]! + openCoverage;
    if (sum < leastSum || anywhere < minimum) {
      clear(at);
      continue;
    }
    if (!exhaustive) {
      const bound = lexicalScore(shape, sum + open, anywhere, coveredInTitle[at]! + openCoverage);
      if (bound < sink.threshold) {
        clear(at);
        continue;
      }
    }
    touched[kept++] = at;
  }
  return kept;
}

/** Keeps the touched documents that live and pass the filter. */
function keepPassing(dead: Tombstones, test: DocumentTest | undefined, base: number, count: number): number {
  if (dead.count === 0 && test === undefined) return count;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const at = touched[i]!;
    if ((dead.count > 0 && isDead(dead, base + at)) || (test !== undefined && !test(base + at))) clear(at);
    else touched[kept++] = at;
  }
  return kept;
}

/** Adds a group to the touched documents only: by looking each up, or by walking its postings, whichever is shorter. */
function addToTouched(group: GroupLists, base: number, count: number): void {
  for (const list of group.lists) {
    const start = skipTo(list, base);
    const end = seek(list.documents, start, list.end, (base + WINDOW) * 2);
    list.position = end;
    if (count * Math.ceil(Math.log2(end - start + 1)) < end - start) lookUp(list, start, end, base, count);
    else walk(list, start, end, base);
  }
  for (let i = 0; i < count; i++) takeBest(touched[i]!);
}

function lookUp(list: PostingList, start: number, end: number, base: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const posting = findPosting(list.documents, start, end, base + touched[i]!);
    if (posting >= 0) markBest(list, posting, touched[i]!);
  }
}

function walk(list: PostingList, start: number, end: number, base: number): void {
  for (let i = start; i < end; i++) {
    const at = (list.documents[i]! >>> 1) - base;
    if (sums[at] !== 0) markBest(list, i, at);
  }
}

/** Keeps the best contribution and coverage of the group's members for a document of the window. */
function markBest(list: PostingList, posting: number, at: number): void {
  const value = list.weight * list.impacts[posting]!;
  if (value > best[at]!) best[at] = value;
  if (list.coverage > bestCoverage[at]!) bestCoverage[at] = list.coverage;
  if ((list.documents[posting]! & 1) === 1 && list.coverage > bestInTitle[at]!)
    bestInTitle[at] = list.coverage;
}

/** Adds what `markBest` kept to the sums. */
function takeBest(at: number): void {
  if (best[at] === 0) return;
  sums[at]! += best[at]!;
  covered[at]! += bestCoverage[at]!;
  coveredInTitle[at]! += bestInTitle[at]!;
  best[at] = 0;
  bestCoverage[at] = 0;
  bestInTitle[at] = 0;
}
