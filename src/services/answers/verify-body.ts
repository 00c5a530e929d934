import { readVerifiable } from '../../engine/verify/verifiable.ts';
import { type VerifyReport, verifyAnswer } from '../../engine/verify/verify-answer.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';

export type { VerifyReport } from '../../engine/verify/verify-answer.ts';

/**
 * Verifies an answer body (send_message, search or FAQ answer) against texts by their hash (`sha256:<hex>`).
 *
 * Needs no store and no network. `undefined` when the value is no answer body.
 */
export function verifyBody(
  body: unknown,
  texts: ReadonlyMap<string, string>,
  query?: string,
): VerifyReport | undefined {
  const answer = readVerifiable(body);
  if (answer === undefined) return undefined;
  return verifyAnswer(answer, {
    snapshotOf: (_sourceId, hash) => texts.get(hash),
    hashOf: snapshotHash,
    ...(query === undefined ? {} : { query }),
  });
}

/** Texts by their address, as `verifyBody` looks them up. */
export function textsByHash(texts: readonly string[]): Map<string, string> {
  return new Map(texts.map((text) => [snapshotHash(text), text]));
}
