import { chancesOf } from '../../engine/answer/pool/chances.ts';
import {
  decideStatus,
  type LeastFigures,
  shareHeld,
  type Thresholds,
} from '../../engine/answer/pool/decide.ts';
import type { RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import { LEAST_RELATED, shippedRelevance } from '../../engine/answer/pool/relevance.ts';
import type { Chosen } from '../../engine/answer/pool/sure-features.ts';
import { leastSureIn, shippedSureness } from '../../engine/answer/pool/sureness.ts';
import type { AnswerStatus } from '../../engine/say/answer.ts';
import type { Settings } from '../settings-schema/settings.ts';

const shipped = shippedSureness.least;

/** What the figures of a ranked pool decide, with the figures and what they were held against. */
export type Decided = { status: AnswerStatus; figures: Thresholds; least: LeastFigures };

/** What a ranked pool decides of what is shown of it in a company; what an index that is still being built (`isDegraded`) lacks is not denied. */
export function decidePool(
  ranked: RankedPool,
  shown: Chosen,
  settings: Pick<Settings, 'answers'>,
  isDegraded: boolean,
): Decided {
  const figures = { ...chancesOf(ranked, shown), held: shareHeld(ranked) };
  const sure = assertedFrom(settings).own ?? leastSureIn(ranked.asked.language);
  const least = { ...shipped, sure, touched: shippedRelevance.least, related: LEAST_RELATED };
  const isEmpty = ranked.pieces.length === 0;
  const status = decideStatus(figures, least);
  if (isEmpty) return { status: 'not_found', figures, least };
  return { status: isDegraded && status === 'not_found' ? 'partial' : status, figures, least };
}

/** From which chance on a reply is asserted, 0 to 1: as shipped, and as the company has set it. */
export function assertedFrom({ answers }: Pick<Settings, 'answers'>): {
  shipped: number;
  own: number | null;
} {
  const percent = answers.minimumPrecisionPercent;
  return { shipped: shipped.sure, own: percent === null ? null : percent / 100 };
}
