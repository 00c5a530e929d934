import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexKind, RetrievalIndex } from '../../src/engine/retrieval/types.ts';
import { queryTermGroups } from '../../src/engine/text/terms/query-terms.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { IndexFiles } from '../../src/platform/index-files/index-files.ts';
import { openIndexFiles } from '../../src/platform/index-files/open-index-files.ts';
import { createWorkers } from '../../src/platform/workers/create-workers.ts';
import { createIndexes, type LocalIndexes } from '../../src/services/indexing/create-indexes.ts';
import { silentLog } from './engines.ts';

/** A folder for index files, and how to remove it. */
export function indexFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-indexes-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type TestIndexes = LocalIndexes & {
  /** Times that files were found and read whole. */
  readonly filesFound: number;
  /** Messages that were logged as warnings or errors. */
  readonly warnings: string[];
};

/** The indexes of one node over a store, as the server opens them; closing ends its workers too. */
export function testIndexes(options: { db: Database; folder?: string; memoryBytes?: number }): TestIndexes {
  const warnings: string[] = [];
  const note = (_fields: Record<string, unknown>, message: string) => void warnings.push(message);
  const log = { ...silentLog, warn: note, error: note };
  const workers = createWorkers({ log, size: 1 });
  let filesFound = 0;
  const stored = options.folder === undefined ? undefined : openIndexFiles({ folder: options.folder, log });
  const files: IndexFiles | undefined = stored && {
    ...stored,
    async read(key) {
      const found = await stored.read(key);
      if (found !== undefined) filesFound++;
      return found;
    },
  };
  const { db, memoryBytes = 1e9 } = options;
  const indexes = createIndexes({ db, files, workers, clock: systemClock, log, memoryBytes });
  return {
    ...indexes,
    warnings,
    get filesFound() {
      return filesFound;
    },
    async close() {
      await indexes.close();
      await workers.close();
    },
  };
}

/** Ids that a query finds, best first. */
export function findIds(index: RetrievalIndex, query: string): string[] {
  const groups = queryTermGroups(query, index.locale);
  return index.search({ groups, limit: 1000 }).hits.map(({ id }) => id);
}

/** What an index of the company answers to some queries, with scores and columns: equal for equal indexes. */
export async function answersOf(
  indexes: LocalIndexes,
  companyId: string,
  queries: readonly string[],
  kind: IndexKind = 'product',
  locale = 'en',
) {
  const { index } = await indexes.open(companyId, kind, locale);
  return {
    hits: queries.map((query) => index.search({ groups: queryTermGroups(query, locale), limit: 50 })),
    count: index.documentCount,
    brands: index.tagValues('brand'),
    numbers: index.numberNames(),
  };
}
