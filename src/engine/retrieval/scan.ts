import { type GroupLists, openLists, type PostingList, seek } from './posting-lists.ts';
import type { QueryPlan } from './query-plan.ts';
import { lexicalScore, type ScoreShape } from './score.ts';
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
    const rest = { groups, essential, upTo, coverageTo };
    offerWindow(dead, request, sink, rest, base, count);
  }
}

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
    list.position = markBest(list, base);
    return start;
  });
  let total = count;
  lists.forEach((list, i) => {
    total = addBest(list.documents, starts[i]!, list.position, base, total);
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

/** Keeps, per document of the window, the best contribution and coverage of the group's members. */
function markBest(list: PostingList, base: number): number {
  const { documents, impacts, end, weight, coverage } = list;
  const limit = (base + WINDOW) * 2;
  let i = list.position;
  for (; i < end; i++) {
    const posting = documents[i]!;
    if (posting >= limit) break;
    const at = (posting >>> 1) - base;
    const value = weight * impacts[i]!;
    if (value > best[at]!) best[at] = value;
    if (coverage > bestCoverage[at]!) bestCoverage[at] = coverage;
    if ((posting & 1) === 1 && coverage > bestInTitle[at]!) bestInTitle[at] = coverage;
  }
  return i;
}

function addBest(documents: Uint32Array, start: number, end: number, base: number, count: number): number {
  let total = count;
  for (let i = start; i < end; i++) {
    const at = (documents[i]! >>> 1) - base;
    if (best[at] === 0) continue;
    if (sums[at] === 0) touched[total++] = at;
    sums[at]! += best[at]!;
    covered[at]! += bestCoverage[at]!;
    coveredInTitle[at]! += bestInTitle[at]!;
    best[at] = 0;
    bestCoverage[at] = 0;
    bestInTitle[at] = 0;
  }
  return total;
}

type Rest = {
  groups: readonly GroupLists[];
  essential: number;
  upTo: readonly number[];
  coverageTo: readonly number[];
};

function offerWindow(
  dead: Tombstones,
  request: ScanRequest,
  sink: ScanSink,
  rest: Rest,
  base: number,
  count: number,
): void {
  const { shape, minimum, test, exhaustive } = request;
  const restUpper = rest.upTo[rest.essential]!;
  const restCoverage = rest.coverageTo[rest.essential]!;
  const someDead = dead.count > 0;
  for (let i = 0; i < count; i++) {
    const at = touched[i]!;
    const sum = sums[at]!;
    const anywhere = covered[at]!;
    const inTitle = coveredInTitle[at]!;
    sums[at] = 0;
    covered[at] = 0;
    coveredInTitle[at] = 0;
    if (anywhere + restCoverage < minimum) continue;
    const bound = lexicalScore(shape, sum + restUpper, anywhere + restCoverage, inTitle + restCoverage);
    if (!exhaustive && bound < sink.threshold) continue;
    const document = base + at;
    if (someDead && isDead(dead, document)) continue;
    if (test !== undefined && !test(document)) continue;
    if (rest.essential === 0) sink.offer(document, bound, sum, anywhere, inTitle);
    else completeAndOffer(request, sink, rest, base, document, sum, anywhere, inTitle);
  }
}

/** Looks the lighter groups up for one document, heaviest first, and gives up as soon as it cannot enter. */
function completeAndOffer(
  request: ScanRequest,
  sink: ScanSink,
  rest: Rest,
  base: number,
  document: number,
  sum: number,
  anywhere: number,
  inTitle: number,
): void {
  const { shape, minimum, exhaustive } = request;
  let total = sum;
  let coverage = anywhere;
  let titleCoverage = inTitle;
  for (let g = rest.essential - 1; g >= 0; g--) {
    let value = 0;
    let part = 0;
    let titlePart = 0;
    for (const list of rest.groups[g]!.lists) {
      const posting = probe(list, base, document);
      if (posting < 0) continue;
      value = Math.max(value, list.weight * list.impacts[posting]!);
      part = Math.max(part, list.coverage);
      if ((list.documents[posting]! & 1) === 1) titlePart = Math.max(titlePart, list.coverage);
    }
    total += value;
    coverage += part;
    titleCoverage += titlePart;
    const upper = rest.upTo[g]!;
    const open = rest.coverageTo[g]!;
    if (coverage + open < minimum) return;
    if (exhaustive) continue;
    if (lexicalScore(shape, total + upper, coverage + open, titleCoverage + open) < sink.threshold) return;
  }
  sink.offer(document, lexicalScore(shape, total, coverage, titleCoverage), total, coverage, titleCoverage);
}

/** Index of the document's posting in a list, or −1. */
function probe(list: PostingList, base: number, document: number): number {
  const { documents } = list;
  if (list.windowBase !== base) {
    list.windowBase = base;
    list.windowStart = skipTo(list, base);
    list.windowEnd = seek(documents, list.windowStart, list.end, (base + WINDOW) * 2);
  }
  return findPosting(documents, list.windowStart, list.windowEnd, document);
}
