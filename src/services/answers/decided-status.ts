import type { AnswerStatus } from '../../engine/answer/answer.ts';
import { decideStatus, type Thresholds } from '../../engine/answer/pool/decide.ts';
import { poolWeights } from '../../engine/answer/pool/weights.ts';
import type { Settings } from '../settings/settings.ts';

/** Asserted from this chance on, unless the company wants more; about nothing the shop has below that share. */
const { threshold = 1, held = 0, touched = 0 } = poolWeights.sure;
const shipped: Thresholds = { sure: threshold, held, touched };

/** The figures from which on a company's replies are asserted, and from which on they are shown at all. */
export function thresholdsOf(settings: Pick<Settings, 'answers'>): Thresholds {
  const { own } = assertedFrom(settings);
  return { ...shipped, sure: own ?? shipped.sure };
}

/** What the figures of a pool decide in a company; what an index that is still being built lacks is not denied. */
export function decidedStatus(
  figures: Thresholds,
  settings: Pick<Settings, 'answers'>,
  isDegraded: boolean,
): AnswerStatus {
  const status = decideStatus(figures, thresholdsOf(settings));
  return isDegraded && status === 'not_found' ? 'partial' : status;
}

/** From which chance on a reply is asserted, 0 to 1: as shipped, and as the company has set it. */
export function assertedFrom({ answers }: Pick<Settings, 'answers'>): {
  shipped: number;
  own: number | null;
} {
  const percent = answers.minimumPrecisionPercent;
  return { shipped: shipped.sure, own: percent === null ? null : percent / 100 };
}
