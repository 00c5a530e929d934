import type { Evidence } from '../../../engine/prompt/evidence.ts';
import type { Claim, Support } from '../../../engine/say/answer.ts';
import type { Snapshot } from '../../snapshots/keep-snapshots.ts';

function sourcesOf(support: Support): string[] {
  return support.kind === 'computed'
    ? support.inputs.flatMap(sourcesOf)
    : [`${support.source.sourceId}\n${support.source.hash}`];
}

/** The texts that claims cite, once each, out of what a model was shown. */
export function snapshotsOfEvidence(claims: readonly Claim[], evidence: readonly Evidence[]): Snapshot[] {
  const cited = new Set(claims.flatMap(({ support }) => support.flatMap(sourcesOf)));
  const byKey = new Map(
    evidence.map(({ source: { sourceId, hash }, snapshot }) => [
      `${sourceId}\n${hash}`,
      { sourceId, hash, text: snapshot },
    ]),
  );
  return [...cited].flatMap((key) => byKey.get(key) ?? []);
}
