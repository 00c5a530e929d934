import type { Clock } from '../platform/clock/clock.ts';
import type { Database, Sql } from '../platform/database/database.ts';
import type { Fetcher } from '../platform/fetcher/fetcher.ts';
import type { Ids } from '../platform/ids/ids.ts';
import type { Log } from '../platform/log/log.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Indexes } from './indexing/indexes.ts';

/** Who asks. `scopes` are checked by the guard and again by verbs that other callers can reach. */
export type Actor =
  | { kind: 'api_key'; keyId: string; scopes: readonly string[] }
  | { kind: 'user'; userId: string }
  | { kind: 'visitor'; siteId: string; visitorId: string }
  | { kind: 'operator' }
  | { kind: 'job'; jobId: string; fence: number };

/** Everything a verb may use. Company scope comes from here and from nowhere else. */
export type Context = {
  companyId: string;
  actor: Actor;
  requestId: string;
  db: Database;
  /** Present inside a unit of work; `store.ts` reaches it through `inScope`. */
  sql?: Sql;
  indexes: Indexes;
  queue: Queue;
  fetcher: Fetcher;
  clock: Clock;
  ids: Ids;
  log: Log;
  signal: AbortSignal;
};
