import type { Answer } from '../../engine/say/answer.ts';
import { renderAnswer } from '../../engine/say/render.ts';
import { type VerifyReport, verifyAnswer } from '../../engine/verify/verify-answer.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';

/** Verifies an answer just made against the texts it cites, exactly as `aisle verify` would check its wire form. */
export function verifyRendered(answer: Answer, snapshots: readonly Snapshot[], query?: string): VerifyReport {
  const { resultText, claims, sources } = renderAnswer(answer.claims);
  const texts = new Map(snapshots.map(({ sourceId, hash, text }) => [`${sourceId}\n${hash}`, text]));
  return verifyAnswer(
    {
      resultText,
      engine: answer.engine,
      locale: answer.locale,
      claims,
      sources,
      productTitles: answer.products.map(({ title }) => title),
    },
    {
      snapshotOf: (sourceId, hash) => texts.get(`${sourceId}\n${hash}`),
      hashOf: snapshotHash,
      ...(query === undefined ? {} : { query }),
    },
  );
}
