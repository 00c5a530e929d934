import * as found from './found-documents.ts';
import { type LaneBounds, laneBounds } from './lane-bounds.ts';
import { IMPACT_LEVELS } from './parameters.ts';
import { type Lane, openLanes, type PostingList } from './posting-lists.ts';
import type { QueryPlan } from './query-plan.ts';
import { lexicalScore, type ScoreShape } from './score.ts';
import { leastSum, reaches, type ScoreBar, scoreBar } from './score-bar.ts';
import type { DocumentTest, Source } from './source.ts';
import type { Tombstones } from './tombstones.ts';
import { addLaneToWindow, gatherWindow, WINDOW } from './window-sums.ts';

/** The first steps are small, since only what they find lets later ones pass over anything. */
const FIRST_STEP = 256;
/** The most documents that are taken of the last lane at once: what they score decides about the next ones. */
const LAST_STEP = 512;

/** Receives the matches of a scan. */
export type ScanSink = {
  /** A match below this score need not be offered; the scan passes over what cannot reach it. */
  readonly threshold: number;
  /** Whether one of exactly this score loses too, when documents come by ascending number. */
  readonly losesTies: boolean;
  offer(document: number, score: number, sum: number, covered: number, coveredInTitle: number): void;
};

export type ScanRequest = {
  plan: QueryPlan;
  shape: ScoreShape;
  /** Least covered idf of a match, in units of `plan.total`. */
  minimum: number;
  test: DocumentTest | undefined;
};

/** The lanes of one source, lightest first, with the most that the first n of them can add. */
type SourceScan = {
  lanes: readonly Lane[];
  bounds: LaneBounds;
  /** The same for documents of the last lane, which are in no other lane of its group. */
  besideLast: LaneBounds;
  dead: Tombstones;
};

/**
 * Offers the matching documents of one source (at least one term, the least coverage, live, the filter) as far as they
 * can enter.
 *
 * MaxScore (Turtle & Flood 1995), with the postings of a term in two lists of different greatest impact (Kane & Tompa,
 * "Split-lists and initial thresholds", WSDM 2018): lanes that cannot lift a document over the threshold without the
 * others are not walked, but looked up for the documents that the others found.
 */
export function scanSource(source: Source, dead: Tombstones, request: ScanRequest, sink: ScanSink): void {
  const lanes = openLanes(request.plan, source);
  if (lanes.length === 0) return;
  const bounds = laneBounds(lanes);
  const besideLast = laneBounds(lanes, lanes.at(-1)!.group);
  const scan: SourceScan = { lanes, bounds, besideLast, dead };
  let essential = 0;
  for (let step = FIRST_STEP; ; step = Math.min(step * 2, WINDOW)) {
    const bar = scoreBar(request.shape, request.minimum, sink.threshold);
    while (essential < lanes.length && !canReach(bar, bounds, essential + 1)) essential++;
    const isLast = essential === lanes.length - 1 && lanes[essential]!.lists.length === 1;
    const more = isLast
      ? walkLast(scan, request, sink, bar, step)
      : addUp(scan, request, sink, bar, essential, step);
    if (!more) return;
  }
}

/** Whether a document of the first lanes alone can reach the bar. */
function canReach(bar: ScoreBar, { sums, covered, coveredInTitle }: LaneBounds, lanes: number): boolean {
  return reaches(bar, sums[lanes]!, covered[lanes]!, coveredInTitle[lanes]!);
}

function openOf({ sums, covered, coveredInTitle }: LaneBounds, lanes: number): found.Open {
  return { sum: sums[lanes]!, covered: covered[lanes]!, coveredInTitle: coveredInTitle[lanes]! };
}

/** One step when only documents of the last lane, a single list, can enter: takes its next ones. */
function walkLast(
  { lanes, besideLast, dead }: SourceScan,
  request: ScanRequest,
  sink: ScanSink,
  bar: ScoreBar,
  step: number,
): boolean {
  const last = lanes.length - 1;
  const list = lanes[last]!.lists[0]!;
  if (list.position >= list.end) return false;
  const open = openOf(besideLast, last);
  const least =
    last === 0 && sink.losesTies
      ? sumAbove(request.shape, sink.threshold, list)
      : leastSum(bar, list.coverage + open.covered, list.titleCoverage + open.coveredInTitle) - open.sum;
  const count = found.takeFrom(list, least, Math.min(step, LAST_STEP));
  complete({ lanes, bounds: besideLast, dead, leftOut: lanes[last]!.group }, request, sink, bar, last, count);
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

/** One step over the next neighbouring documents: the essential lanes are added up. */
function addUp(
  { lanes, bounds, dead }: SourceScan,
  request: ScanRequest,
  sink: ScanSink,
  bar: ScoreBar,
  essential: number,
  step: number,
): boolean {
  const base = nextDocument(lanes, essential);
  if (base < 0) return false;
  for (let l = essential; l < lanes.length; l++) addLaneToWindow(lanes[l]!, base, base + step);
  const count = gatherWindow(base, openOf(bounds, essential), bar);
  complete({ lanes, bounds, dead, leftOut: -1 }, request, sink, bar, essential, count);
  return true;
}

function nextDocument(lanes: readonly Lane[], essential: number): number {
  let first = -1;
  for (let l = essential; l < lanes.length; l++)
    for (const { position, end, documents } of lanes[l]!.lists) {
      if (position >= end) continue;
      const document = documents[position]!;
      if (first < 0 || document < first) first = document;
    }
  return first;
}

type Completion = { lanes: readonly Lane[]; bounds: LaneBounds; dead: Tombstones; leftOut: number };

/**
 * Completes the found documents, lane by lane from the heaviest of the rest to the lightest, drops each as soon as it
 * cannot enter, and offers those that are left.
 */
function complete(
  { lanes, bounds, dead, leftOut }: Completion,
  request: ScanRequest,
  sink: ScanSink,
  bar: ScoreBar,
  rest: number,
  found_: number,
): void {
  let left = found_;
  for (let l = rest - 1; l >= 0 && left > 0; l--)
    if (lanes[l]!.group !== leftOut) left = found.addLane(lanes[l]!, openOf(bounds, l), bar, left);
  // A filter looks a document's tags up, which takes longer than another lane.
  left = found.keepPassing(dead, request.test, left);
  const { documents, sums, covered, coveredInTitle } = found;
  for (let i = 0; i < left; i++) {
    const sum = sums[i]!;
    const anywhere = covered[i]!;
    const inTitle = coveredInTitle[i]!;
    sink.offer(documents[i]!, lexicalScore(request.shape, sum, anywhere, inTitle), sum, anywhere, inTitle);
  }
}
