import { IMPACT_LEVELS } from '../parameters.ts';
import type { DocumentTest, PostingsSource } from '../parts/source.ts';
import type { Tombstones } from '../parts/tombstones.ts';
import { lexicalScore, type ScoreShape } from '../score/score.ts';
import { leastSum, reaches, type ScoreBar, scoreBar } from '../score/score-bar.ts';
import * as found from './found-documents.ts';
import { type ListBounds, listBounds } from './list-bounds.ts';
import { type Division, divideLists, isOutdated } from './list-division.ts';
import { nextDocument, openLists, type PostingList } from './posting-lists.ts';
import type { QueryPlan } from './query-plan.ts';
import { addGroupToWindow, bestOfSlot, clearSlot, gatherWindow, WINDOW } from './window-sums.ts';

/** The first steps are small, since only what they find lets later ones pass over anything. */
const FIRST_STEP = 256;
/** The most documents that are taken of the last list at once: what they score decides about the next ones. */
const LAST_STEP = 512;

/** What a match has of the query: its score in parts, and the idf of the words that it covers, anywhere and in its title. */
export type MatchSums = { sum: number; covered: number; coveredInTitle: number };

/** Receives the matches of a scan. */
export type ScanSink = {
  /** A match below this score need not be offered; the scan passes over what cannot reach it. */
  readonly threshold: number;
  /** Whether one of exactly this score loses too, when documents come by ascending number. */
  readonly losesTies: boolean;
  /** `sums` is the same object each time: it may be read, not kept. */
  offer(document: number, score: number, sums: MatchSums): void;
};

export type ScanRequest = {
  plan: QueryPlan;
  shape: ScoreShape;
  /** Least covered idf of a match, in units of `plan.total`. */
  minimum: number;
  test: DocumentTest | undefined;
  /** A bit for each document that may be offered, where those are known; others are dropped before anything is added up. */
  within?: Uint32Array | undefined;
};

/**
 * Offers the matching documents of one source (at least one term, the least coverage, live, the filter) as far as they
 * can enter.
 *
 * MaxScore (Turtle & Flood 1995), with the postings of a term in two lists of different greatest impact (Kane & Tompa,
 * "Split-lists and initial thresholds", WSDM 2018): lists that cannot lift a document over the threshold without the
 * others are not walked, but looked up for the documents that the others found. That goes for each form of a word apart:
 * what a word may also be called is often in half of the documents and adds little.
 */
export function scanSource(
  source: PostingsSource,
  dead: Tombstones,
  request: ScanRequest,
  sink: ScanSink,
): void {
  const lists = openLists(request.plan, source);
  const last = lists.at(-1);
  if (last === undefined) return;
  const bounds = listBounds(lists);
  let essential = 0;
  let divided: Division | undefined;
  /** All documents before it have been looked at. */
  let from = 0;
  for (let step = FIRST_STEP; ; step = Math.min(step * 2, WINDOW)) {
    const bar = scoreBar(request.shape, request.minimum, sink.threshold);
    while (essential < lists.length && !canReach(bar, bounds, essential + 1)) essential++;
    if (essential === lists.length) return;
    // Its documents are in no other list of its group.
    const isLast = essential === lists.length - 1 && last.isAlone;
    if (divided === undefined || isLast !== divided.isLast || isOutdated(divided, lists, essential))
      divided = divideLists(lists, essential, isLast, from);
    const scan = { dead, request, sink, bar, divided };
    if (isLast) {
      if (!walkLast(last, lists.length === 1, scan, step)) return;
      continue;
    }
    const next = nextDocument(divided.walked, 0);
    if (next < 0) return;
    // Windows begin where a word of a bitmap does.
    const base = next & ~31;
    addUp(scan, base, step);
    from = base + step;
  }
}

/** One step of a scan. */
type Step = { dead: Tombstones; request: ScanRequest; sink: ScanSink; bar: ScoreBar; divided: Division };

/** Whether a document of the first lists alone can reach the bar. */
function canReach(bar: ScoreBar, { sums, covered, coveredInTitle }: ListBounds, count: number): boolean {
  return reaches(bar, sums[count]!, covered[count]!, coveredInTitle[count]!);
}

/** One step when only documents of the last list can enter: takes its next ones. */
function walkLast(list: PostingList, isOnly: boolean, scan: Step, step: number): boolean {
  if (list.position >= list.end) return false;
  const { request, sink, bar, divided } = scan;
  const { open } = divided;
  const least =
    isOnly && sink.losesTies
      ? sumAbove(request.shape, sink.threshold, list)
      : leastSum(bar, list.coverage + open.covered, list.titleCoverage + open.coveredInTitle) - open.sum;
  const count = found.takeFrom(list, least, Math.min(step, LAST_STEP), request.within);
  complete(scan, 0, count);
  return true;
}

/** The least value of a posting that alone scores more than the threshold. */
function sumAbove(
  shape: ScoreShape,
  threshold: number,
  { weight, coverage, titleCoverage }: PostingList,
): number {
  let impact = 0;
  while (
    impact <= IMPACT_LEVELS &&
    lexicalScore(shape, weight * impact, coverage, titleCoverage) <= threshold
  )
    impact++;
  return weight * impact;
}

/** One step over the documents from `base` on, the first of 32: the lists that are walked are added up. */
function addUp(scan: Step, base: number, step: number): void {
  const { divided, bar, request } = scan;
  for (const { lists, slot } of divided.walked) addGroupToWindow(lists, slot, base, base + step);
  complete(scan, base, gatherWindow({ base, length: step, within: request.within }, divided.open, bar));
  for (const { slot } of divided.walked) if (slot >= 0) clearSlot(slot, step);
}

/**
 * Completes the found documents, group by group from the heaviest of the rest to the lightest, drops each as soon as it
 * cannot enter, and offers those that are left.
 */
function complete({ divided, dead, request, sink, bar }: Step, base: number, count: number): void {
  let left = count;
  for (const rest of divided.rest) {
    if (left === 0) return;
    const before = rest.slot < 0 ? undefined : bestOfSlot(rest.slot);
    left = found.addRest(rest, before && { of: before, base }, bar, left);
  }
  // A filter looks a document's tags up, which takes longer than another list.
  left = found.keepPassing(dead, request.test, left);
  const { documents, sums, covered, coveredInTitle } = found;
  const match: MatchSums = { sum: 0, covered: 0, coveredInTitle: 0 };
  for (let i = 0; i < left; i++) {
    match.sum = sums[i]!;
    match.covered = covered[i]!;
    match.coveredInTitle = coveredInTitle[i]!;
    const score = lexicalScore(request.shape, match.sum, match.covered, match.coveredInTitle);
    sink.offer(documents[i]!, score, match);
  }
}
