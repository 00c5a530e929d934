import { decideStatus, heldShares, sureness, type Thresholds } from '../../engine/answer/pool/decide.ts';
import type { RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import { poolWeights } from '../../engine/answer/pool/weights.ts';
import type { AnswerStatus } from '../../engine/say/answer.ts';
import type { Settings } from '../settings-schema/settings.ts';

/** Asserted from this chance on, unless the company wants more; about nothing the shop has below that share. */
// "Missing" is one of the features there.
const { threshold = 1, held = 0, lacked = 0, touched = 0 } = poolWeights.sure;
const shipped: Thresholds = { sure: threshold, held, missing: lacked, touched };

/**
 * A piece that holds the message whole is asserted sooner: of 32 such turns of shops that the weights were not fitted on .94
 * were right from this chance on, as many as from the other threshold on where a part is missing.
 */
const whole = { held: 0.95, sure: 0.7 };

/** What the figures of a ranked pool decide, with the figures and what they were held against. */
export type Decided = { status: AnswerStatus; figures: Thresholds; least: Thresholds };

/** What a ranked pool decides in a company; what an index that is still being built (`isDegraded`) lacks is not denied. */
export function decidePool(
  ranked: RankedPool,
  settings: Pick<Settings, 'answers'>,
  isDegraded: boolean,
): Decided {
  const { asked, thread } = ranked;
  const figures = { sure: sureness(asked, thread, ranked, poolWeights.sure), ...heldShares(ranked) };
  const usual = figures.held >= whole.held ? Math.min(whole.sure, shipped.sure) : shipped.sure;
  const least = { ...shipped, sure: assertedFrom(settings).own ?? usual };
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
