import type { RetrievalIndex, TermGroup } from '../../../engine/retrieval/types.ts';
import { oncePer } from '../../../memo/once-per.ts';
import { ScanResistantCache } from '../../../memo/scan-resistant-cache.ts';

/** At most some 5 KB each. */
const MOST_KEPT = 500;

/** What of an index is asked. */
type Searched = Pick<RetrievalIndex, 'revision' | 'search'>;

/** Beside the index that was searched, and gone with it. */
const keptOf = oncePer((_index: Searched) => new ScanResistantCache<readonly string[]>(MOST_KEPT));

/**
 * Ids of the documents that are nearest to some words, best first, at most `limit`. Shoppers ask the same of one product after the
 * other ("how much is it"): while the index does not change, such words are searched for once.
 */
export function nearestIds(index: Searched, groups: readonly TermGroup[], limit: number): readonly string[] {
  const kept = keptOf(index);
  const key = JSON.stringify([index.revision, limit, groups]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { hits } = index.search({ groups, limit, exactTotal: false });
  const ids = hits.map(({ id }) => id);
  kept.set(key, ids);
  return ids;
}
