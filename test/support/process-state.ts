/**
 * Every file of `src/` that keeps something while the process runs beside what `src/memo/` remembers, and what it is. What
 * can be made again from a key or from an object is no state: it goes through `src/memo/`, and what is remembered of rows
 * through `src/services/cache-of-store.ts`.
 */
export const processState: Readonly<Record<string, string>> = {
  // Room to count in, used by one synchronous function at a time and empty between two calls.
  'src/engine/retrieval/filter/block-test.ts': 'bits of the documents of one test',
  'src/engine/retrieval/scan/found-documents.ts': 'sums of the documents of one scan',
  'src/engine/retrieval/scan/match-scan.ts': 'coverage of the documents of one scan',
  'src/engine/retrieval/rank/top-hits.ts': 'whether the shared heap is free',
  'src/engine/retrieval/scan/window-sums.ts': 'sums of one window of documents',
  'src/engine/text/spelling/edit-distance.ts': 'the table of one comparison',
  // Loaded or built once, where it must be told whether that has happened.
  'src/engine/text/characters/character-classes.ts':
    'the table of all characters, which a first answer need not wait for',
  'src/platform/workers/worker-main.ts': 'the tasks that a worker has loaded',
  'src/services/imports/tables/read-table-task.ts': 'the table that a worker is reading piece by piece',
  // What is open, under way or counted in this process.
  'src/contract/type.ts': 'marks of the schemas of optional members, while they are put together',
  'src/platform/database/lock-data-folder.ts': 'locks of data folders that are held',
  'src/platform/database/single-connection.ts': 'what each query builder runs its statements with',
  'src/platform/database/statement-name.ts':
    'names under which PostgreSQL keeps plans: one is never given twice',
  'src/platform/faults/fault-point.ts': 'the fault that a test has armed',
  'src/platform/fetcher/robots-cache.ts': 'robots.txt of other sites, for a day or until they answer again',
  'src/platform/ids/ids.ts': 'the last time and unused random bytes, so that identifiers ascend',
  'src/platform/models/provider-health.ts': 'breakers of providers',
  'src/services/cache-of-store.ts': 'what is remembered of rows, by open store',
  'src/services/company-epochs.ts': 'counts of what this process has committed',
  'src/services/faqs/pages/generation-estimate.ts': 'how long generations have taken',
  'src/services/faqs/pages/listing-grace.ts': 'listings that are being written down',
  'src/services/faqs/pages/start-generation.ts': 'generations that are being started',
  'src/services/idempotency/run-once.ts': 'requests with a key that are running',
  'src/services/imports/start-upload.ts': 'uploads of this process, running or done',
  'src/services/search/query/prepare-words.ts': 'lists of words that are being read',
  'src/services/threads/exchange/turns.ts': 'who waits for a turn in a thread',
};
