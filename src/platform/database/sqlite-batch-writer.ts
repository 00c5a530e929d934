import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqlStatement } from './database.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

type Member = { statements: readonly SqlStatement[]; done: PromiseWithResolvers<void> };

/** Batches that go on coming in hold up the first of them for so many turns of the event loop at most. */
const MOST_TURNS = 16;

/**
 * Writes batches of statements: all that come in with one another are one member of the writer's transaction, run in one
 * go. Where a statement fails each batch is written by itself, so that a wrong one undoes only itself.
 */
export class SqliteBatchWriter {
  readonly #connection: SqliteConnection;
  readonly #writer: SqliteWriter;
  #waiting: Member[] = [];
  #running: Promise<void> | undefined;

  constructor(connection: SqliteConnection, writer: SqliteWriter) {
    this.#connection = connection;
    this.#writer = writer;
  }

  /** Resolves after the durable commit; rejects when nothing of the batch is stored. */
  write(statements: readonly SqlStatement[]): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.#waiting.push({ statements, done });
    this.#running ??= this.#run();
    return done.promise;
  }

  /** Waits for the batches that were asked for before. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const members = this.#waiting;
      this.#waiting = [];
      await this.#writeAll(members);
    }
    this.#running = undefined;
  }

  /** Requests that have already arrived join this commit. */
  async #gather(): Promise<void> {
    for (let turns = 0, before = 0; turns < MOST_TURNS && this.#waiting.length > before; turns++) {
      before = this.#waiting.length;
      await nextTurn();
    }
  }

  async #writeAll(members: readonly Member[]): Promise<void> {
    try {
      await this.#commit(members);
      for (const { done } of members) done.resolve();
    } catch (error) {
      if (members.length === 1) members[0]!.done.reject(error);
      else for (const member of members) await this.#writeAll([member]);
    }
  }

  #commit(members: readonly Member[]): Promise<void> {
    return this.#writer.write(async () => {
      for (const { statements } of members)
        for (const statement of statements) this.#connection.run(statement);
    }, 'gathered');
  }
}
