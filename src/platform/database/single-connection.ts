import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Sql } from './database.ts';
import type { Tables } from './tables.ts';

/** Runs one compiled statement on one connection of either engine. */
export type RunStatement = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** Lets every statement through at once: whoever hands out the builder already serialises its use. */
class UnlockedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const engines: Record<
  'sqlite' | 'postgres',
  {
    compiler: () => QueryCompiler;
    adapter: () => DialectAdapter;
    introspector: (db: Sql) => DatabaseIntrospector;
  }
> = {
  sqlite: {
    compiler: () => new SqliteQueryCompiler(),
    adapter: () => new UnlockedSqliteAdapter(),
    introspector: (db) => new SqliteIntrospector(db),
  },
  postgres: {
    compiler: () => new PostgresQueryCompiler(),
    adapter: () => new PostgresAdapter(),
    introspector: (db) => new PostgresIntrospector(db),
  },
};

function refuseTransaction(): Promise<never> {
  return Promise.reject(new Error('Transactions are begun by db.write, not by the query builder.'));
}

function driverOf(connection: DatabaseConnection): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    destroy: () => Promise.resolve(),
  };
}

type Engine = 'sqlite' | 'postgres';

const builders = new WeakMap<object, { engine: Engine; run: RunStatement }>();

/** A query builder whose statements all run through `run`, one connection behind it; it never begins a transaction itself. */
export function queryBuilder(engine: Engine, run: RunStatement): Sql {
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) => run(query) as Promise<QueryResult<R>>,
    async *streamQuery<R>(query: CompiledQuery) {
      yield (await run(query)) as QueryResult<R>;
    },
  };
  const parts = engines[engine];
  const dialect: Dialect = {
    createDriver: () => driverOf(connection),
    createQueryCompiler: parts.compiler,
    createAdapter: parts.adapter,
    createIntrospector: parts.introspector,
  };
  const builder = new Kysely<Tables>({ dialect });
  builders.set(builder, { engine, run });
  return builder;
}

/** The same, made when its first statement is built: a finished one needs only `run`, and making a builder takes longer. */
export function lazyBuilder(engine: Engine, run: RunStatement): Sql {
  let made: Sql | undefined;
  const lazy = new Proxy({} as Sql, {
    get(_target, name) {
      made ??= queryBuilder(engine, run);
      const member: unknown = Reflect.get(made, name, made);
      return typeof member === 'function' ? member.bind(made) : member;
    },
  });
  builders.set(lazy, { engine, run });
  return lazy;
}

function partsOf(sql: Sql): { engine: Engine; run: RunStatement } {
  const parts = builders.get(sql);
  if (!parts) throw new Error('This query builder was not made by the store.');
  return parts;
}

/** Which engine a builder speaks to; for the job claim, the one statement that differs. */
export function engineOf(sql: Sql): Engine {
  return partsOf(sql).engine;
}

/** How a finished statement runs on a builder's connection without passing through the builder. */
export function runnerOf(sql: Sql): RunStatement {
  return partsOf(sql).run;
}
