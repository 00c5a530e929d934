import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { IndexFiles } from '../../platform/index-files/index-files.ts';
import { MemoryBudget } from '../../platform/index-files/memory-budget.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Workers } from '../../platform/workers/create-workers.ts';
import type { Indexes } from '../indexes.ts';
import { BuildTurns } from './build-turns.ts';
import { createLocales } from './company-locales.ts';
import { LoadedIndex, type LoadedIndexDeps } from './loaded-index.ts';
import { findHeads } from './store.ts';

export type IndexesOptions = {
  db: Database;
  /** Where segments are kept; without, every process builds its own from SQL. */
  files?: IndexFiles;
  workers: Workers;
  clock: Clock;
  log: Log;
  /** Bound of all loaded segments together. */
  memoryBytes: number;
};

/** The node's indexes; `idle` waits for background work, for tests and orderly ends of long jobs. */
export type LocalIndexes = Indexes & { idle(): Promise<void> };

/** How often due upkeep is looked for. */
const TICK_MS = 5_000;

/**
 * The indexes of one node: opened when first asked for, following every commit of this and other processes, the
 * least recently used dropped beyond the memory bound. What is dropped or damaged comes back from files or SQL.
 */
export function createIndexes(options: IndexesOptions): LocalIndexes {
  const { db, files, workers, clock, log, memoryBytes } = options;
  const turns = new BuildTurns(workers.size + 1);
  const deps: LoadedIndexDeps = { db, files, workers, clock, log, turns };
  const budget = new MemoryBudget(memoryBytes);
  const loaded = new Map<string, LoadedIndex>();
  /** Indexes that were dropped and still write their files: the next opening waits. */
  const closing = new Map<string, Promise<void>>();
  const locales = createLocales(db);
  /** Companies whose writes this process has acknowledged: what they wrote must be found, so no half-built index answers. */
  const written = new Set<string>();

  const ofCompany = (companyId: string) =>
    [...loaded.values()].filter((index) => index.key.companyId === companyId);

  function drop(name: string, index: LoadedIndex, flush: boolean): void {
    if (loaded.get(name) !== index) return;
    loaded.delete(name);
    budget.forget(name);
    const closed = index
      .close(flush)
      .catch((error) => log.warn({ err: error, ...index.key }, 'An index did not close orderly.'))
      .finally(() => {
        if (closing.get(name) === closed) closing.delete(name);
      });
    closing.set(name, closed);
  }

  function touch(name: string, index: LoadedIndex): void {
    if (loaded.get(name) !== index) return;
    budget.touch(name, index.sizeBytes, () => drop(name, index, true));
  }

  async function find(companyId: string, kind: IndexKind, locale: string): Promise<LoadedIndex> {
    const name = [companyId, kind, locale].join('\n');
    await closing.get(name);
    const known = loaded.get(name);
    if (known !== undefined) {
      touch(name, known);
      return known;
    }
    const index: LoadedIndex = new LoadedIndex(
      deps,
      { companyId, kind, locale },
      { resized: () => touch(name, index), failed: () => drop(name, index, false) },
      { mayAnswerEarly: !written.has(companyId) },
    );
    loaded.set(name, index);
    // Whoever uses it meets the failure too; the next use starts afresh.
    index.ready.catch(() => drop(name, index, false));
    return index;
  }

  const follower = followCommits(db, log, loaded);
  const timer = setInterval(() => {
    for (const index of loaded.values()) index.tick();
  }, TICK_MS);
  timer.unref();

  return {
    async open(companyId, kind, locale) {
      return (await find(companyId, kind, locale)).use();
    },
    localesOf: locales.of,
    stateOf: locales.stateOf,
    async apply(companyId, changeSeq) {
      written.add(companyId);
      await Promise.all(ofCompany(companyId).map((index) => index.want(changeSeq)));
    },
    forget(companyId) {
      locales.forget(companyId);
      written.delete(companyId);
      for (const [name, index] of loaded) if (index.key.companyId === companyId) drop(name, index, false);
    },
    async idle() {
      await Promise.all([...loaded.values()].map((index) => index.idle()));
      await Promise.all(closing.values());
    },
    async close() {
      follower();
      clearInterval(timer);
      for (const [name, index] of loaded) drop(name, index, true);
      await Promise.all(closing.values());
    },
  };
}

/** Lets loaded indexes follow commits of other processes; returns what ends it. */
function followCommits(db: Database, log: Log, loaded: ReadonlyMap<string, LoadedIndex>): () => void {
  let looking: Promise<void> | undefined;
  let again = false;

  async function look(): Promise<void> {
    const companyIds = [...new Set([...loaded.values()].map(({ key }) => key.companyId))];
    if (companyIds.length === 0) return;
    const heads = await findHeads(db, companyIds);
    const seqs = new Map(heads.map(({ companyId, changeSeq }) => [companyId, changeSeq]));
    const wants = [...loaded.values()].map((index) => index.want(seqs.get(index.key.companyId) ?? 0));
    await Promise.all(wants);
  }

  function start(): void {
    if (looking !== undefined) {
      again = true;
      return;
    }
    again = false;
    looking = look()
      .catch((error) =>
        log.warn({ err: error }, 'Changes of other processes could not be read; tried again.'),
      )
      .finally(() => {
        looking = undefined;
        if (again) start();
      });
  }

  return db.onForeignCommit(start);
}
