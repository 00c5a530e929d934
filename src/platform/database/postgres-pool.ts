import pg from 'pg';
import type { Log } from '../log/log.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** The role that requests act as when the login itself would walk through row-level security. */
export const APPLICATION_ROLE = 'aisle_app';

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    throw new RangeError(`The database holds the number ${text}, which is beyond 2^53.`);
  return value;
}

/** bigint and sums of bigint arrive as text; both become numbers, and one beyond 2^53 throws as it does on SQLite. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    format !== 'binary' && (oid === INT8 || oid === NUMERIC)
      ? exactNumber
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Settings that every connection of ours shares. */
export function clientSettings(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'aisle',
    connectionTimeoutMillis: 5_000,
    query_timeout: 35_000,
    keepAlive: true,
    types,
  };
}

/**
 * Lets the server notice within a second that a client was killed in the middle of a statement, so that its locks are
 * freed; servers on systems that cannot watch for that refuse the setting, and go on without.
 */
export const noticeDeadClients = `do $$ begin
  perform set_config('client_connection_check_interval', '1000', false);
exception when others then null;
end $$`;

const sessionLimits =
  "set statement_timeout = '30s'; set lock_timeout = '5s'; set idle_in_transaction_session_timeout = '30s'";

async function roleStatement(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ bypasses: boolean; known: boolean }>(
    `select rolsuper or rolbypassrls as bypasses, exists (select 1 from pg_roles where rolname = '${APPLICATION_ROLE}') as known
     from pg_roles where rolname = session_user`,
  );
  if (!rows[0]?.bypasses) return '';
  if (!rows[0].known)
    throw new Error(
      `The database login bypasses row-level security and the role ${APPLICATION_ROLE} is missing; run the migrations first.`,
    );
  return `; set role ${APPLICATION_ROLE}`;
}

/** A pool whose connections can be walled in by row-level security, whoever the login is. */
export function createPool(databaseUrl: string, maxConnections: number, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...clientSettings(databaseUrl),
    max: maxConnections,
    // A statement may follow `begin` on the wire without waiting for its reply.
    pipeline: true,
    onConnect: async (client) => {
      await client.query(`${sessionLimits}; ${noticeDeadClients}${await roleStatement(client)}`);
    },
  });
  // A lost connection also raises an event, in use or idle; without a listener that would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error.message }, 'A database connection was lost.')),
  );
  pool.on('error', (error) => log.debug({ err: error.message }, 'An idle database connection was dropped.'));
  return pool;
}
