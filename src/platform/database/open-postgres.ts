import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import pg from 'pg';
import { oncePer } from '../../memo/once-per.ts';
import type { Log } from '../log/log.ts';
import { CHANGE_CHANNEL } from './channels.ts';
import type { CompanyScope, Database, Sql } from './database.ts';
import { checkParameters } from './parameters.ts';
import { isConnectionLoss, translatePostgresError } from './postgres-errors.ts';
import { PostgresListener } from './postgres-listener.ts';
import { createPool } from './postgres-pool.ts';
import { refuseWrites } from './refuse-writes.ts';
import { queryBuilder, runnerOf } from './single-connection.ts';
import { statementName } from './statement-name.ts';
import { createUnitsOfWork } from './unit-of-work.ts';

const MAX_CONNECTIONS = 16;
const CONNECT_RETRY_WAITS_MS = [50, 250];

const changingCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export type PostgresOptions = { databaseUrl: string; readOnly: boolean; maxConnections?: number; log: Log };

type Corked = { connection: { stream: { cork(): void; uncork(): void } } };

/** Lets all that is sent in this turn of the event loop go out as one write. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as Corked).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function runOn(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<unknown>> {
  const { rows, rowCount, command } = await client.query<Record<string, unknown>>({
    name: statementName(query.sql),
    text: query.sql,
    values: checkParameters(query.parameters),
  });
  if (!changingCommands.has(command)) return { rows };
  return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
}

/** `begin` and the company's scope in one message; without a scope the policies show no row of any company. */
function beginText(begin: string, scope: CompanyScope): string {
  const [company] = checkParameters([scope ?? '']) as [string];
  return `${begin}; select set_config('app.company_id', ${pg.escapeLiteral(company)}, true)`;
}

/** Units of work on pooled connections. */
class PostgresUnits {
  readonly #pool: pg.Pool;
  readonly #units = createUnitsOfWork();
  readonly #builder = oncePer(
    (client: pg.PoolClient): Sql =>
      queryBuilder('postgres', (query) => this.#units.statement(client, () => runOn(client, query))),
  );

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The result does not wait for the `commit` that ends a read. */
  read<T>(scope: CompanyScope, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#unit(beginText('begin read only', scope), work, async (client) => {
      client.query('commit').then(
        () => client.release(),
        () => client.release(true),
      );
    });
  }

  /** `commit` has answered before this resolves. */
  write<T>(scope: CompanyScope, work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#unit(beginText('begin', scope), work, async (client) => {
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('The transaction was undone by an earlier failed statement.');
      client.release();
    });
  }

  /** All statements are sent at once; the server runs them in order. */
  async batch(scope: CompanyScope, statements: readonly CompiledQuery[]): Promise<void> {
    await this.write(scope, (sql) => Promise.all(statements.map(runnerOf(sql))));
  }

  /**
   * The first statement follows `begin` on the wire without waiting for its reply. That is safe: where `begin` is lost
   * its connection is, and with it all that was sent after.
   */
  async #unit<T>(
    begin: string,
    work: (sql: Sql) => Promise<T>,
    end: (client: pg.PoolClient) => Promise<void>,
  ): Promise<T> {
    this.#units.refuseNested();
    const client = await this.#connect();
    sendTogether(client);
    const begun = client.query(begin);
    begun.catch(() => undefined);
    try {
      const value = await this.#units.run(client, () => work(this.#builder(client)));
      await begun;
      await end(client);
      return value;
    } catch (error) {
      await this.#giveUp(client, error);
      throw translatePostgresError(error);
    }
  }

  /** A connection, tried for briefly: nothing has been asked of it yet. */
  async #connect(): Promise<pg.PoolClient> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        const waitMs = CONNECT_RETRY_WAITS_MS[tries];
        if (waitMs === undefined || !isConnectionLoss(error)) throw translatePostgresError(error);
        await sleep(waitMs);
      }
    }
  }

  async #giveUp(client: pg.PoolClient, error: unknown): Promise<void> {
    if (isConnectionLoss(error)) {
      client.release(true);
      return;
    }
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/** Shares one listener among all that want to know of other nodes' commits. */
function createForeignCommits(options: PostgresOptions, readHeads: () => Promise<number>) {
  const listeners = new Set<() => void>();
  let listener: PostgresListener | undefined;
  return {
    add(callback: () => void): () => void {
      listeners.add(callback);
      listener ??= new PostgresListener({
        ...options,
        readHeads,
        onSignal: () => {
          for (const each of listeners) each();
        },
      });
      return () => listeners.delete(callback);
    },
    async stop(): Promise<void> {
      await listener?.stop();
    },
  };
}

/** Opens the PostgreSQL store. Connections are made as they are needed, so a server that is away is met by the first use. */
export function openPostgres(options: PostgresOptions): Database {
  const { databaseUrl, readOnly, maxConnections = MAX_CONNECTIONS, log } = options;
  const pool = createPool(databaseUrl, maxConnections, log);
  const units = new PostgresUnits(pool);
  const foreignCommits = createForeignCommits(options, () =>
    units.read(null, async (sql) => {
      const heads = sql
        .selectFrom('company')
        .select(({ fn }) => fn.sum<number | null>('change_seq').as('total'));
      return (await heads.executeTakeFirstOrThrow()).total ?? 0;
    }),
  );
  return {
    engine: 'postgres',
    read: (scope, work) => units.read(scope, work),
    write: readOnly ? refuseWrites : (scope, work) => units.write(scope, work),
    batch: readOnly ? refuseWrites : (scope, statements) => units.batch(scope, statements),
    version: () => undefined,
    onForeignCommit: (listener) => foreignCommits.add(listener),
    async announce(companyId, changeSeq) {
      try {
        await pool.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, `${companyId}:${changeSeq}`]);
      } catch (error) {
        // The other nodes look for themselves every 200 ms; the write is committed and must not fail for this.
        log.debug(
          { err: error instanceof Error ? error.message : error },
          'A change could not be announced.',
        );
      }
    },
    async ping() {
      await units.read(null, (sql) => sql.selectFrom('counter').select('name').limit(1).execute());
    },
    room: () => Promise.resolve(undefined),
    async close() {
      await foreignCommits.stop();
      await pool.end();
    },
  };
}
