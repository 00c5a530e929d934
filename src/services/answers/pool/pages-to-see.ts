import type { RankedPool } from '../../../engine/answer/pool/rank-pool.ts';
import { citedIn, MOST_PAGES } from '../../../engine/answer/reply/join-replies.ts';
import type { Answer, PageLink } from '../../../engine/say/answer.ts';

/** The pages of the shop nearest to a message that its reply does not cite, at most three; the way on from a reply that is not sure. */
export function pagesToSee({ pieces }: RankedPool, { claims }: Pick<Answer, 'claims'>): PageLink[] {
  const cited = citedIn(claims);
  const pages = new Map<string, PageLink>();
  for (const { piece } of pieces) {
    if (pages.size === MOST_PAGES) break;
    // The place of a piece of a page is its source.
    if (piece.productId !== undefined || cited.has(piece.place) || pages.has(piece.place)) continue;
    const [support] = piece.claims().flatMap((claim) => claim.support);
    if (support?.kind !== 'span') continue;
    const { sourceId, title, url } = support.source;
    pages.set(sourceId, { sourceId, title, ...(url === undefined ? {} : { url }) });
  }
  return [...pages.values()];
}
