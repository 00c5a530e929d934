import type { IndexDocument } from '../../src/engine/retrieval/types.ts';

/** What every engine of this comparison does; each runs in a process of its own. */
export type Engine = {
  /** Takes documents in blocks and writes its file into the folder. Returns the bytes on disk. */
  build(
    folder: string,
    blocks: Iterable<readonly IndexDocument[]>,
    time: <T>(work: () => T) => T,
  ): Promise<number>;
  /** Opens the file for searching. */
  open(folder: string): Promise<OpenEngine>;
};

export type OpenEngine = {
  /** Ids of the best ten documents that hold any word; with `filtered` only those in stock up to the price. */
  search(query: string, filtered: boolean): readonly string[];
  /** Puts a document in or replaces it; the next search must find it. */
  upsert(document: IndexDocument): void;
  close(): void;
};
