import type { Answer, PageLink } from '../../engine/answer/answer.ts';
import type { RankedPool } from '../../engine/answer/pool/rank-pool.ts';

const MOST_PAGES = 3;

/** The pages of the shop nearest to a message that its reply does not cite, at most three; the way on from a reply that is not sure. */
export function pagesToSee({ pieces }: RankedPool, { claims }: Pick<Answer, 'claims'>): PageLink[] {
  const cited = new Set(
    claims.flatMap(({ support }) =>
      support.flatMap((one) => (one.kind === 'computed' ? [] : one.source.sourceId)),
    ),
  );
  const pages = new Map<string, PageLink>();
  for (const { piece } of pieces) {
    if (pages.size === MOST_PAGES) break;
    const [support] = piece.claims.flatMap((claim) => claim.support);
    if (piece.productId !== undefined || support?.kind !== 'span') continue;
    const { sourceId, title, url } = support.source;
    if (cited.has(sourceId) || pages.has(sourceId)) continue;
    pages.set(sourceId, { sourceId, title, ...(url === undefined ? {} : { url }) });
  }
  return [...pages.values()];
}
