import type { MultiSegmentIndex } from '../../engine/retrieval/create-index.ts';
import type { IndexFiles, IndexKey } from '../../platform/index-files/index-files.ts';
import type { Log } from '../../platform/log/log.ts';
import { followChanges } from './follow-changes.ts';
import { indexOf } from './index-of-segments.ts';
import { dependsOnDefault, type IndexTarget } from './index-rows.ts';
import { restoreIndex } from './index-state.ts';
import { segmentRules } from './segment-rules.ts';

/** More changes than this, and than half of the documents, are quicker built anew than caught up with. */
const CATCH_UP_CHANGES = 5_000;

/** An index from its files, caught up to `changeSeq`; the files hold it up to `writtenSeq`. */
export type OpenedIndex = {
  index: MultiSegmentIndex;
  changeSeq: number;
  writtenSeq: number;
};

/**
 * Opens the files of an index and catches up with the company's changes, `headSeq` of them at least.
 *
 * `undefined`: there are no files that help (none, damaged, of another default locale, too far behind), so it has to be
 * built. Damaged ones are logged and removed.
 */
export async function openStoredIndex(
  { files, log }: { files: IndexFiles | undefined; log: Log },
  key: IndexKey & Pick<IndexTarget, 'kind'>,
  target: IndexTarget,
  headSeq: number,
): Promise<OpenedIndex | undefined> {
  const stored = await files?.read(key);
  if (stored === undefined) return undefined;
  const restored = restoreIndex(stored, segmentRules(key.kind, key.locale));
  if ('damaged' in restored) {
    log.warn({ ...key, damage: restored.damaged }, 'Index files cannot be used; the index is built anew.');
    await files?.remove(key);
    return undefined;
  }
  const index = indexOf(key, restored.segments);
  const pending = headSeq - restored.changeSeq;
  if (pending < 0 || pending > Math.max(CATCH_UP_CHANGES, index.documentCount / 2)) return undefined;
  if (dependsOnDefault(key) && restored.defaultLocale !== target.defaultLocale) return undefined;
  const reached = await followChanges(index, target, restored.changeSeq);
  if (reached === undefined || reached < headSeq) return undefined;
  return { index, changeSeq: reached, writtenSeq: restored.changeSeq };
}
