import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The builder that a `store.ts` function writes its statement with. */
export type Sql = Kysely<Tables>;

/** Whose rows a unit of work may see. `null` = only the unscoped tables (company, api_key, job, schedule, counter, migration). */
export type CompanyScope = string | null;

/** A finished statement with its values. */
export type SqlStatement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/**
 * The one store handle, over `node:sqlite` or PostgreSQL.
 *
 * `read` and `write` throw when called inside another unit of work of the same async context:
 * on SQLite the outer handle would wait for itself for ever (docs/decisions/0003-store.md).
 */
export type Database = {
  readonly engine: 'sqlite' | 'postgres';
  /** Runs reads in the company's scope: SQLite on the reading connection, PostgreSQL in a transaction with `app.company_id` set. */
  read<T>(scope: CompanyScope, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs one transaction (`begin immediate` / `begin`), committed durably before it resolves; rolled back when `work` rejects. Only SQL may be awaited inside. */
  write<T>(scope: CompanyScope, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs the writing statements of a company as one transaction, committed durably before it resolves; on any error none counts. Cheaper than `write` where nothing has to be read on the way. */
  batch(scope: CompanyScope, statements: readonly CompiledQuery[]): Promise<void>;
  /**
   * A number that differs after any commit of any process, told without a query: what was read at one version is still
   * so at the same. Undefined where only a query can tell (PostgreSQL, and SQLite for a moment of recovery).
   */
  version(): number | undefined;
  /** Calls back when another process or node may have committed changes; returns the function that stops it. */
  onForeignCommit(listener: () => void): () => void;
  /** Tells other nodes that this company's changes moved (`NOTIFY`; nothing on SQLite). Call after the commit. */
  announce(companyId: string, changeSeq: number): Promise<void>;
  /** A cheap liveness probe for readyz; rejects when the store cannot answer. */
  ping(): Promise<void>;
  /** The room on the disk of an embedded store, in bytes; undefined when the store has a server that looks after its own. */
  room(): Promise<{ freeBytes: number; totalBytes: number } | undefined>;
  close(): Promise<void>;
};
