import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { checkParameters } from './parameters.ts';

type Prepared = { statement: StatementSync; returnsRows: boolean };

/** Texts longer than this (bulk inserts of odd sizes) are prepared each time rather than kept. */
const CACHED_TEXT_MAX = 32_768;
const CACHED_STATEMENTS = 300;
const OPEN_WAIT_MS = 5_000;
/** The system keeps the pages of the file as well: a search reads no slower from 2 MiB than from 16, which are a process's own. */
const CACHE_KIB = 2_048;

/** One connection of `node:sqlite` with its statement cache. Every call is synchronous and atomic. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  /** Opens the file with the durable settings and asserts that the engine took them; throws when it did not. */
  constructor(file: string, mode: 'writer' | 'reader') {
    this.#database = new DatabaseSync(file, { timeout: OPEN_WAIT_MS, readOnly: mode === 'reader' });
    try {
      if (mode === 'writer') this.#database.exec('pragma journal_mode = wal');
      this.#database.exec(
        `pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;
         pragma journal_size_limit = 67108864; pragma wal_autocheckpoint = 8000; pragma cache_size = -${CACHE_KIB}; pragma temp_store = memory`,
      );
      this.#assertSetting('journal_mode', 'wal');
      this.#assertSetting('synchronous', 2);
      this.#assertSetting('foreign_keys', 1);
      // From here on a lock is waited for without blocking the event loop (sqlite-writer.ts).
      this.#database.exec('pragma busy_timeout = 0');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs one statement that takes no values and returns nothing, prepared once. */
  exec(text: string): void {
    this.#prepare(text).statement.run();
  }

  /** The value of one pragma. */
  pragma(name: string): unknown {
    return Object.values(this.#prepare(`pragma ${name}`).statement.get() ?? {})[0];
  }

  run(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<unknown> {
    const values = checkParameters(query.parameters);
    const { statement, returnsRows } = this.#prepare(query.sql);
    if (returnsRows) return { rows: statement.all(...values) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  close(): void {
    this.#prepared.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #assertSetting(name: string, wanted: unknown): void {
    const found = this.pragma(name);
    if (found !== wanted) throw new Error(`SQLite did not take ${name} = ${wanted}: it is ${found}.`);
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = this.#database.prepare(text);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    if (text.length <= CACHED_TEXT_MAX) {
      if (this.#prepared.size >= CACHED_STATEMENTS)
        this.#prepared.delete(this.#prepared.keys().next().value!);
      this.#prepared.set(text, prepared);
    }
    return prepared;
  }
}
