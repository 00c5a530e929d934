import type { IndexKind } from '../../engine/retrieval/types.ts';
import { storedIndexes } from '../../platform/index-files/stored-indexes.ts';
import { restoreIndex } from '../indexing/index-state.ts';
import { segmentRules } from '../indexing/segment-rules.ts';

/** How many indexes lie on disk, and which of them will be built anew: damaged, or baked by another version. */
export type IndexFilesCheck = { indexes: number; unusable: readonly string[] };

const kinds: ReadonlySet<string> = new Set<IndexKind>(['product', 'passage', 'faq']);

function isKind(kind: string): kind is IndexKind {
  return kinds.has(kind);
}

/** Reads every index file of a data folder and compares manifests, checksums and versions; changes nothing. */
export async function checkIndexFiles(dataFolder: string): Promise<IndexFilesCheck> {
  let indexes = 0;
  const unusable: string[] = [];
  for await (const found of storedIndexes(dataFolder)) {
    indexes++;
    const isUsable =
      found.stored !== undefined &&
      isKind(found.key.kind) &&
      !('damaged' in restoreIndex(found.stored, segmentRules(found.key.kind, found.key.locale)));
    if (!isUsable) unusable.push(found.place);
  }
  return { indexes, unusable };
}
