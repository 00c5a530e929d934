import type { Clock } from '../platform/clock/clock.ts';
import type { Database, Sql } from '../platform/database/database.ts';
import type { Fetcher } from '../platform/fetcher/fetcher.ts';
import type { Ids } from '../platform/ids/ids.ts';
import type { Log } from '../platform/log/log.ts';
import type { Models } from '../platform/models/models.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { Indexes } from './indexes.ts';
import type { DocumentChange, ProductChange } from './record-changes.ts';

export type { Sql } from '../platform/database/database.ts';
export type { JobKind } from '../platform/queue/job-kind.ts';
export type { ClaimedJob, DeadLetter } from '../platform/queue/queue.ts';
export type { WebFile, WebFiles } from '../platform/web-files/open-web-files.ts';

/** Who asks. `scopes` are checked by the guard and again by verbs that other callers can reach. */
export type Actor =
  | { kind: 'api_key'; keyId: string; scopes: readonly string[] }
  | { kind: 'user'; userId: string }
  | { kind: 'visitor'; siteId: string; visitorId: string; endUserId?: string }
  | { kind: 'operator' }
  | { kind: 'job'; jobId: string; fence: number };

/**
 * What follows written records, called in the transaction of their writer, which holds the company's lock
 * (`raiseChangeSeq`), before its own `appendChange`. A noun that is followed does not know its followers.
 */
export type Followers = {
  onProductsChanged(tx: Context, changes: readonly ProductChange[]): Promise<void>;
  onDocumentsChanged(tx: Context, changes: readonly DocumentChange[]): Promise<void>;
};

/** Everything a verb may use. Company scope comes from here and from nowhere else. */
export type Context = {
  companyId: string;
  actor: Actor;
  requestId: string;
  db: Database;
  /** Present inside a unit of work; `store.ts` reaches it through `inScope`. */
  sql?: Sql;
  /** Present inside a transaction; `onCommitted` adds to it. */
  afterCommit?: (() => void)[];
  indexes: Indexes;
  followers: Followers;
  queue: Queue;
  fetcher: Fetcher;
  models: Models;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
  log: Log;
  signal: AbortSignal;
};

/** What a process has before it knows whose request it serves. */
export type BaseContext = Omit<Context, 'companyId' | 'actor' | 'requestId' | 'sql' | 'afterCommit'>;

/** The context of one request or command of one company. It carries no transaction, even when `base` is inside one. */
export function companyContext(
  base: BaseContext,
  companyId: string,
  actor: Actor,
  requestId: string,
): Context {
  const { db, indexes, followers, queue, fetcher, models, secrets, clock, ids, log, signal } = base;
  return {
    companyId,
    actor,
    requestId,
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
    signal,
  };
}
