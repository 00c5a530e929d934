import type { PassageEvidence } from '../../engine/answer/passages/evidence.ts';
import type { ProductView } from '../../engine/answer/product-view.ts';
import type { Claim, Support } from '../../engine/say/answer.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';

function sourcesOf(support: Support): string[] {
  return support.kind === 'computed'
    ? support.inputs.flatMap(sourcesOf)
    : [`${support.source.sourceId}\n${support.source.hash}`];
}

/** The texts that claims cite, once each, out of those that were gathered. */
export function snapshotsOf(
  claims: readonly Claim[],
  views: readonly ProductView[],
  passages: readonly PassageEvidence[],
): Snapshot[] {
  const cited = new Set(claims.flatMap((claim) => claim.support.flatMap(sourcesOf)));
  const gathered = [
    ...views.map(({ source, sheet }) => ({ sourceId: source.sourceId, hash: source.hash, text: sheet.text })),
    ...passages.map(({ source, text }) => ({ sourceId: source.sourceId, hash: source.hash, text })),
  ];
  const byKey = new Map(gathered.map((snapshot) => [`${snapshot.sourceId}\n${snapshot.hash}`, snapshot]));
  return [...cited].flatMap((key) => {
    const snapshot = byKey.get(key);
    return snapshot ? [snapshot] : [];
  });
}
