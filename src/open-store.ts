import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { followers } from './followers.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/read-config.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createFetcher } from './platform/fetcher/create-fetcher.ts';
import { systemIds } from './platform/ids/ids.ts';
import { openIndexFiles } from './platform/index-files/open-index-files.ts';
import { createLog } from './platform/log/create-log.ts';
import type { Log } from './platform/log/log.ts';
import { createModels } from './platform/models/create-models.ts';
import { createQueue, type LocalQueue } from './platform/queue/create-queue.ts';
import { createSecrets } from './platform/secrets/secrets.ts';
import { createWorkers } from './platform/workers/create-workers.ts';
import type { BaseContext } from './services/context.ts';
import { createIndexes } from './services/indexing/create-indexes.ts';

/** Steps to undo, last first. */
export type Closers = (() => unknown)[];

export type OpenStore = { base: BaseContext; queue: LocalQueue; log: Log; closers: Closers };

/** Takes the steps, last first, and forgets them. */
export async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.reverse()) await close();
  closers.length = 0;
}

/** Runs `open` and undoes what it had done when it fails halfway. */
export async function orUndo<T>(closers: Closers, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

/** What tests and benches put in the place of the usual. */
export type StoreParts = Partial<Pick<BaseContext, 'clock' | 'ids' | 'fetcher'>>;

/** Store, queue, indexes and the outbound door: what every verb needs, and what a command opens beside a running server. */
export async function openStore(config: Config, parts: StoreParts = {}): Promise<OpenStore> {
  const { dataFolder, databaseUrl, allowNetworkFolder } = config;
  const log = createLog({ level: config.logLevel });
  if (config.unknownVariables.length > 0)
    log.warn({ variables: config.unknownVariables }, 'These variables are no settings of this version.');
  const { clock = systemClock, ids = systemIds } = parts;
  const closers: Closers = [];
  return orUndo(closers, async () => {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    const address = { dataFolder, ...(databaseUrl ? { databaseUrl } : {}) };
    await migrate({ ...address, allowNetworkFolder, clock, log });
    const db = await openDatabase({
      ...address,
      allowNetworkFolder,
      clock,
      ids,
      log,
      onFailure: () => process.exit(74),
    });
    closers.push(() => db.close());
    const queue = createQueue({ clock, ids });
    const workers = createWorkers({ log });
    closers.push(() => workers.close());
    const files = openIndexFiles({ folder: join(dataFolder, 'index'), log });
    const memoryBytes = config.indexMemoryMb * 1024 * 1024;
    const indexes = createIndexes({ db, files, workers, clock, log, memoryBytes });
    closers.push(() => indexes.close());
    const fetcher =
      parts.fetcher ??
      createFetcher({
        clock,
        contactUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
        allowPrivateHosts: config.fetchAllowPrivate,
      });
    closers.push(() => fetcher.close());
    const models = createModels({ clock, config: config.models });
    closers.push(() => models.close());
    const secrets = createSecrets({
      secret: config.secret,
      dataFolder,
      isShared: databaseUrl !== undefined,
      ids,
    });
    const base: BaseContext = {
      db,
      indexes,
      followers,
      queue,
      fetcher,
      models,
      secrets,
      clock,
      ids,
      log,
      signal: new AbortController().signal,
    };
    return { base, queue, log, closers };
  });
}
