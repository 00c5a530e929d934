/** Which index: one folder each. */
export type IndexKey = { companyId: string; kind: string; locale: string };

/** What is kept of an index: its segments and a state of plain JSON values (change number, tombstones). */
export type StoredIndex = { state: unknown; segments: readonly SharedArrayBuffer[] };

/** Segment files on disk. Everything here can be deleted at any time; whatever is not whole counts as absent. */
export type IndexFiles = {
  /** What was last written whole, or undefined; a damaged folder is reported and deleted. Never rejects. */
  read(key: IndexKey): Promise<StoredIndex | undefined>;
  /** Replaces what is kept; segments already on disk are not written again. Rejects when the disk does; then the old stays. */
  write(key: IndexKey, stored: StoredIndex): Promise<void>;
  /** Deletes what is kept of an index. Never rejects. */
  remove(key: IndexKey): Promise<void>;
};
