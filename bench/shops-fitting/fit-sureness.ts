import {
  decideStatus,
  type HeldShares,
  heldShares,
  sureFeatureNames,
  sureFeatures,
} from '../../src/engine/answer/pool/decide.ts';
import { choosePieces, claimsOf } from '../../src/engine/answer/reply/compose-reply.ts';
import { fitLogistic } from '../support/fit-sure.ts';
import type { Judge } from '../support/shop-judge.ts';
import { byName } from './fit-weights.ts';
import type { Made } from './made.ts';
import type { Run } from './runs.ts';

/** One judged turn as it would be replied to, and whether asserting it would be right. */
export type Judged = {
  kind: string;
  right: boolean;
  rightAsserted: boolean;
  isAbstention: boolean;
  length: number;
  sure: readonly number[];
} & HeldShares;

export function judgeTurn(judge: Judge, { kase, turn, ranked, listed, gathered }: Run): Judged[] {
  if (turn.expect === undefined) return [];
  const { asked, thread } = gathered.pool;
  const features = sureFeatures(asked, thread, ranked);
  if (features === undefined) return [];
  const { pieces, isList } = choosePieces(ranked, listed);
  const text = claimsOf(pieces, false)
    .map((claim) => claim.text)
    .join(' ');
  const productIds = [
    ...new Set([...(isList ? listed : []), ...pieces.flatMap(({ productId }) => productId ?? [])]),
  ];
  const isRight = (status: 'answered' | 'partial') =>
    judge.judge({ text, status, productIds }, turn.expect!).length === 0;
  return [
    {
      kind: kase.kind,
      right: isRight('partial'),
      rightAsserted: isRight('answered'),
      isAbstention: turn.expect.abstain === true,
      length: text.length,
      sure: features,
      ...heldShares(ranked),
    },
  ];
}

export function judgeMade({ run, isRight }: Made): Judged[] {
  const { asked, thread } = run.gathered.pool;
  const features = sureFeatures(asked, thread, run.ranked);
  const [best] = run.ranked.pieces;
  if (features === undefined || best === undefined) return [];
  const right = isRight(best.piece);
  return [
    {
      kind: 'made',
      right,
      rightAsserted: right,
      isAbstention: false,
      length: 0,
      sure: features,
      held: 1,
      missing: 0,
      touched: 1,
    },
  ];
}

/** Right turns and lengths with everything shown as closest. */
export function measure(rows: readonly Judged[]) {
  const share = (of: readonly Judged[]) => of.filter(({ right }) => right).length / Math.max(1, of.length);
  const lengths = rows.map(({ length }) => length).sort((a, b) => a - b);
  const kinds = Object.fromEntries(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => [
      kind,
      `${share(of).toFixed(2)}/${of.length}`,
    ]),
  );
  return { right: share(rows), medianLength: lengths[lengths.length >> 1] ?? 0, turns: rows.length, kinds };
}

/**
 * Share of a message that what is asserted must hold, other words counted half, and how telling a word it may lack: of requests
 * that are not about a shop 75 of 2,789 pass (93 where .4 had to be held, whatever was lacked), of right replies more.
 */
const LEAST_HELD = 0.3;
const MOST_MISSING = 0.62;
/** Share of all turns that may be asserted and wrong. */
const MOST_WRONG = 0.02;
/** Share of all turns that may lose a right reply because they seem to be about something else. */
const MOST_LOST = 0.005;

/** The logistic of the decision on turns of shops that the ranking was not fitted on, and the thresholds that hold there. */
export function fitSure(rows: readonly Judged[]): Record<string, number> {
  const weights = fitLogistic(
    rows.map(({ sure, rightAsserted }) => ({ features: sure, label: rightAsserted })),
  );
  const named = {
    ...byName(sureFeatureNames, weights.slice(0, -1)),
    bias: Math.round(weights.at(-1)! * 1000) / 1000,
  };
  const chance = ({ sure }: Judged) =>
    1 / (1 + Math.exp(-sure.reduce((sum, value, i) => sum + value * weights[i]!, weights.at(-1)!)));
  const ofShops = rows.filter(({ kind }) => kind !== 'made');
  const least = { sure: 0, held: LEAST_HELD, missing: MOST_MISSING, touched: 0 };
  const sorted = ofShops
    .filter((row) => decideStatus({ ...row, sure: 1 }, least) === 'answered')
    .map((row) => ({ chance: chance(row), isWrong: !row.rightAsserted }))
    .sort((a, b) => b.chance - a.chance);
  let wrong = 0;
  let threshold = 1;
  for (const { chance: at, isWrong } of sorted) {
    wrong += Number(isWrong);
    if (wrong > MOST_WRONG * ofShops.length) break;
    threshold = at;
  }
  const answered = sorted.filter((row) => row.chance >= threshold);
  process.stderr.write(
    `asserted ${(answered.length / ofShops.length).toFixed(3)}, of these right ${(answered.filter(({ isWrong }) => !isWrong).length / answered.length).toFixed(3)}, from ${threshold.toFixed(3)}\n`,
  );
  const lost = ofShops
    .filter((row) => row.right && !row.isAbstention && row.kind !== 'smalltalk')
    .map((row) => row.touched)
    .sort((a, b) => a - b);
  const touched = lost[Math.floor(MOST_LOST * ofShops.length)] ?? 0;
  return {
    ...named,
    held: LEAST_HELD,
    lacked: MOST_MISSING,
    threshold: Math.round(threshold * 1000) / 1000,
    touched: Math.round(touched * 1000) / 1000,
  };
}
