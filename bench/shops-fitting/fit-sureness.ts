import { chanceOf } from '../../src/engine/answer/pool/boosted-trees.ts';
import { decideStatus } from '../../src/engine/answer/pool/decide.ts';
import { relevanceFeatures } from '../../src/engine/answer/pool/relevance.ts';
import type { Chosen } from '../../src/engine/answer/pool/sure-features.ts';
import type { Sureness } from '../../src/engine/answer/pool/sureness.ts';
import { choosePieces, claimsOf } from '../../src/engine/answer/reply/compose-reply.ts';
import { fitBoostedTrees } from '../support/fit-boosted-trees.ts';
import type { Judge } from '../support/shop-judge.ts';
import type { Made } from './made.ts';
import type { Run } from './runs.ts';

/** One judged turn as it would be replied to, and whether asserting it would be right. */
export type Judged = {
  /** That of its case; `made` for what is no turn of a shop. */
  kind: string;
  right: boolean;
  rightAsserted: boolean;
  isAbstention: boolean;
  length: number;
  features: NonNullable<ReturnType<typeof relevanceFeatures>>;
};

/** What a reply would show of a turn, its text, and what the decision looks at; `undefined` for an empty pool. */
function shownOf({ ranked, listed }: Run) {
  const shown: Chosen = choosePieces(ranked, listed);
  const features = relevanceFeatures(ranked, shown);
  if (features === undefined) return undefined;
  const text = claimsOf(shown.pieces, false)
    .map((claim) => claim.text)
    .join(' ');
  return { ...shown, features, text };
}

export function judgeTurn(judge: Judge, run: Run): Judged[] {
  const { kase, turn, listed } = run;
  const shown = turn.expect && shownOf(run);
  if (shown === undefined) return [];
  const { pieces, isList, text, features } = shown;
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
      isAbstention: turn.expect!.abstain === true,
      length: text.length,
      features,
    },
  ];
}

export function judgeMade({ run, isRight }: Made): Judged[] {
  const [best] = run.ranked.pieces;
  const shown = shownOf(run);
  if (shown === undefined || best === undefined) return [];
  const right = isRight(best.piece);
  return [
    {
      kind: 'made',
      right,
      rightAsserted: right,
      isAbstention: false,
      length: 0,
      features: shown.features,
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
 * What is asserted must hold this share of the message, other words counted half: of requests that are not about a shop two thirds
 * have no such piece, where nine of ten have one that holds something.
 */
const LEAST_HELD = 0.3;
/**
 * Share of all turns that may be asserted and wrong where the ranking is fitted on half of the shops. Six shops of strangers were wrong in
 * .043 of their turns from .771 on, which .034 here gave, and in .030 from .80 on, which ships; about that is what this gives.
 */
const MOST_WRONG = 0.024;
/** An assertion where the shop has no answer misleads more than one beside the point, so such turns count so often. */
const ABSTENTION = 2;
/** What speaks against a reply: more of it never makes it surer, whatever the turns of some shops happen to say. */
const AGAINST: ReadonlySet<string> = new Set([
  'lacked',
  'missing',
  'missing_beside_title',
  'shown_lacks',
  'shown_lacks_most',
  'strange_missing',
]);
const round = (value: number) => Math.round(value * 1000) / 1000;

/** The chance from which on no more than may be are asserted and wrong. */
function thresholdOf(rows: readonly Judged[], chances: readonly number[]): number {
  const least = { sure: 0, held: LEAST_HELD, touched: 0, related: 0 };
  const sorted = rows
    .map((row, i) => ({ row, chance: chances[i]! }))
    .filter(
      ({ row: { features }, chance }) => decideStatus({ ...features, sure: chance }, least) === 'answered',
    )
    .sort((a, b) => b.chance - a.chance);
  const wrong = sorted.filter(({ row }) => !row.rightAsserted);
  const tooMany = wrong[Math.floor(MOST_WRONG * rows.length)];
  const threshold = sorted.findLast(({ chance }) => chance > (tooMany?.chance ?? 0))?.chance ?? 1;
  const answered = sorted.filter(({ chance }) => chance >= threshold);
  const right = answered.filter(({ row }) => row.rightAsserted).length;
  process.stderr.write(
    `asserted ${round(answered.length / rows.length)}, of these right ${round(right / answered.length)}, from ${round(threshold)}\n`,
  );
  return threshold;
}

/** Parts that are left out in turn where a chance is needed that a row's own outcome has no part in. */
const PARTS = 8;

/**
 * The trees of the decision on turns of shops that the ranking was not fitted on, and the thresholds that hold there for rows of
 * shops left out once more: `rows` come with the shop or the set that they are of.
 */
export function fitSure(rows: readonly (Judged & { of: string })[]): Sureness {
  const features = Object.keys(rows[0]!.features).sort();
  const labelled = rows.map((row) => ({
    features: features.map((name) => (row.features as Readonly<Record<string, number>>)[name]!),
    label: row.rightAsserted,
    weight: row.isAbstention ? ABSTENTION : 1,
  }));
  const signs = features.map((name) => (AGAINST.has(name) ? -1 : 0));
  const names = [...new Set(rows.map(({ of }) => of))];
  const isIn = (at: number, part: number) => names.indexOf(rows[at]!.of) % PARTS === part;
  const chances = new Float64Array(rows.length);
  for (let part = 0; part < PARTS; part++) {
    const trees = fitBoostedTrees(
      labelled.filter((_, at) => !isIn(at, part)),
      signs,
    );
    for (const [at, row] of labelled.entries())
      if (isIn(at, part)) chances[at] = chanceOf(trees, row.features);
  }
  const isOfShop = ({ kind }: Judged) => kind !== 'made';
  const ofShops = rows.filter(isOfShop);
  const sure = thresholdOf(
    ofShops,
    [...chances].filter((_, at) => isOfShop(rows[at]!)),
  );
  return {
    least: { sure: round(sure), held: LEAST_HELD },
    features,
    ...fitBoostedTrees(labelled, signs),
  };
}
