import type { AnswerStatus } from '../answer.ts';
import { ONE_WORD } from './asked-words.ts';
import type { Piece } from './piece.ts';
import { pieceFeatureNames } from './piece-features.ts';
import type { RankedPool } from './rank-pool.ts';
import type { Asked } from './read-asked.ts';
import { needOf, type Thread } from './thread.ts';

/** What the decision looks at: how far ahead the best piece is and how much of the message it holds. */
export const sureFeatureNames = [
  'log_probability',
  'margin',
  'any',
  'any_near',
  'missing',
  'rarest',
  'key',
  'product_log',
  'is_field',
  'is_boolean',
  'is_price',
  'is_stock',
  'is_variant',
  'is_product',
  'is_description',
  'is_column',
  'is_row',
  'fits_kind',
  'lacks_kind',
  'of_page_product',
  'need',
  'few_words',
  'yes_no',
  'yes_no_negated',
  'policy_page',
  'numbers',
] as const;

/** Pieces among which the nearest are. */
const LOOKED_AT = 10;

const indexOf = new Map<string, number>(pieceFeatureNames.map((name, i) => [name, i]));

/** The features of the decision in the order of `sureFeatureNames`; `undefined` for an empty pool. */
export function sureFeatures(asked: Asked, thread: Thread, ranked: RankedPool): number[] | undefined {
  const [best] = ranked.pieces;
  if (best === undefined) return undefined;
  const next = ranked.pieces.find(
    ({ piece }) => piece.section !== best.piece.section || piece.kind === best.piece.kind,
  );
  const second = next === best ? ranked.pieces[1] : next;
  const computed: Readonly<Record<string, number>> = {
    log_probability: Math.log(best.probability),
    margin: Math.min(5, best.score - (second?.score ?? best.score - 5)),
    need: needOf(asked, thread),
    few_words: 1 / (1 + asked.contentWords),
    yes_no: Number(asked.isYesNo),
  };
  return sureFeatureNames.map((name) => computed[name] ?? best.features[indexOf.get(name)!]!);
}

/** Estimated chance that the best piece answers, 0 to 1; 0 for an empty pool. */
export function sureness(
  asked: Asked,
  thread: Thread,
  ranked: RankedPool,
  weights: Readonly<Record<string, number>>,
): number {
  const features = sureFeatures(asked, thread, ranked);
  if (features === undefined) return 0;
  const sum = sureFeatureNames.reduce(
    (total, name, i) => total + (weights[name] ?? 0) * features[i]!,
    weights['bias'] ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** What another word for an asked one counts beside the word itself. */
const OTHER_WORD = 0.7;

/**
 * Share of a message's weight that a piece holds, other words for it counted less; 0 to 1. What the title of a product says
 * already tells nothing about which of its pieces is asked for, so such words count neither way.
 */
function heldBy({ matcher }: Asked, { own, around, key, productId }: Piece): number {
  const [inOwn, inKey, inAround] = [matcher.match(own), matcher.match(key), matcher.match(around)];
  let held = 0;
  let asked = 0;
  for (const [i, { weight }] of matcher.words.entries()) {
    const exact = Math.max(inOwn.exact[i]!, inKey.exact[i]!);
    const said = Math.max(exact, OTHER_WORD * Math.max(inOwn.near[i]!, inKey.near[i]!));
    const above = Math.max(inAround.exact[i]!, OTHER_WORD * inAround.near[i]!);
    held += weight * (productId === undefined ? Math.max(said, above) : said);
    asked += weight * (productId === undefined || said > 0 ? 1 : 1 - above);
  }
  return held / Math.max(ONE_WORD, asked);
}

/** Share of a message's weight that stands in or around a piece, other words for it counted half; 0 to 1. */
function touchedBy(features: readonly number[]): number {
  return features[indexOf.get('any')!]! + features[indexOf.get('any_near')!]! / 2;
}

/** What the decision needs beside the chance: how much of the message the best piece says, and the nearest ones touch. */
export function heldShares(asked: Asked, { pieces }: RankedPool): { held: number; touched: number } {
  const [best] = pieces;
  const touched = pieces.slice(0, LOOKED_AT).map(({ features }) => touchedBy(features));
  return { held: best === undefined ? 0 : heldBy(asked, best.piece), touched: Math.max(0, ...touched) };
}

/**
 * From this chance on a reply is asserted where it holds `held` of the message's words, and below the share `touched` a
 * message is about something else.
 */
export type Thresholds = { sure: number; held: number; touched: number };

/** Asserted, shown as the closest, or about nothing the shop has: a pure function of three figures. */
export function decideStatus(figures: Thresholds, least: Thresholds): AnswerStatus {
  if (figures.sure >= least.sure && figures.held >= least.held) return 'answered';
  return figures.touched >= least.touched ? 'partial' : 'not_found';
}
