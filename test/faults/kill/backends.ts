import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { StoreAddress } from './scenario.ts';

const POLL_MS = 20;
const LONGEST_MS = 30_000;

/** The sessions of clients in the database of `client`, without its own. */
async function sessionsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ pid }) => pid);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Notes the sessions that PostgreSQL has now; what it returns waits until those that came later have ended.
 *
 * A killed client's last commit may still be under way in the server, on a busy machine for a while: what is read before its
 * session has ended may differ from one query to the next. SQLite works in the client, so there is nothing to wait for.
 */
export async function watchSessions({ databaseUrl: url }: StoreAddress): Promise<() => Promise<void>> {
  if (url === undefined) return async () => undefined;
  const before = new Set(await withClient(url, sessionsOf));
  return () =>
    withClient(url, async (client) => {
      for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += POLL_MS) {
        if ((await sessionsOf(client)).every((pid) => before.has(pid))) return;
        await sleep(POLL_MS);
      }
      throw new Error('PostgreSQL did not end the sessions of a killed process.');
    });
}
