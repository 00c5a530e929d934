import type { RetrievalIndex, TermGroup } from '../../engine/retrieval/types.ts';
import { GenerationalCache } from '../../platform/cache/generational-cache.ts';
import { oncePer } from '../../platform/cache/once-per.ts';

/** What an index holds of some words: the record and how well it fits. */
type BestHit = { id: string; bm25f: number; coveredIdf: number };

/** Lists of an index that are kept, some 4 KB each. */
const MOST_KEPT = 500;
/** Longer messages hardly come twice (UTF-16 units of their groups as JSON). */
const LONGEST_KEPT = 4_000;

/** Beside its index, of one state of it. */
type Kept = { revision: number; lists: GenerationalCache<readonly BestHit[]> };
const newKept = ({ revision }: RetrievalIndex): Kept => ({
  revision,
  lists: new GenerationalCache(MOST_KEPT),
});
const keptOf = oncePer(newKept);

/**
 * The best `limit` records of an index for these words, best first. "Is it in stock?" is asked of every product in the same
 * words, and is made of words that most records hold: what comes again is not looked for again until the index changes.
 */
export function bestHits(
  index: RetrievalIndex,
  groups: readonly TermGroup[],
  limit: number,
): readonly BestHit[] {
  const kept = keptOf(index);
  if (kept.revision !== index.revision) Object.assign(kept, newKept(index));
  const key = `${limit} ${JSON.stringify(groups)}`;
  const known = kept.lists.get(key);
  if (known !== undefined) return known;
  const { hits } = index.search({ groups, limit, exactTotal: false });
  const found = hits.map(({ id, parts, coveredIdf }) => ({ id, bm25f: parts.bm25f, coveredIdf }));
  if (key.length <= LONGEST_KEPT) kept.lists.set(key, found);
  return found;
}
