import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../ids/ids.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { isBusy } from './sqlite-errors.ts';
import type { StorageHealth } from './storage-health.ts';

const BUSY_LIMIT_MS = 5_000;

/** A group is open for twice as long as the last commit took, within these bounds: where syncing is slow, more should share it. */
const GROUP_LIMIT_MS = { least: 4, most: 20 };

/** How often a lock held elsewhere is asked for again: a try costs microseconds, a missed gap another whole wait. */
const RETRY_MS = 4;

/**
 * Having held the lock this long with no gap that others would find, the writer leaves it alone for a rest: soon while
 * another process commits too, later where none has for a while.
 */
const HOLD_LIMIT_MS = { shared: 60, sole: 500 };
const REST_MS = RETRY_MS + 1;
const SHARED_FOR_MS = 5_000;

type Group = { members: number; startedMs: number; committed: PromiseWithResolvers<void> };
type Options = { connection: SqliteConnection; clock: Clock; ids: Ids; health: StorageHealth };

/**
 * Hands the one writing connection to one transaction after the other.
 *
 * Writers that are waiting when a transaction is done join it, each in its own savepoint, for a few
 * milliseconds: they share one fsync. Each promise resolves only after that commit; a member that fails undoes only itself.
 */
export class SqliteWriter {
  readonly #options: Options;
  readonly #waiting: (() => void)[] = [];
  #busy = false;
  #group: Group | undefined;
  #releasedMs = 0;
  #heldMs = 0;
  #foreignVersion: unknown;
  #sharedUntilMs = 0;
  #groupLimitMs = GROUP_LIMIT_MS.least;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Runs `work` in a transaction begun with `begin immediate`; resolves after the durable commit, rejects after the
   * rollback. `gathered` work has waited for others already.
   */
  async write<T>(work: () => Promise<T>, arrival: 'alone' | 'gathered' = 'alone'): Promise<T> {
    const deadlineMs = this.#options.clock.monotonicMs() + BUSY_LIMIT_MS;
    await this.#takeTurn();
    let group: Group;
    try {
      group = this.#group ?? (await this.#begin(deadlineMs));
    } catch (error) {
      this.#passTurn();
      throw error;
    }
    const outcome = await this.#runMember(group, work);
    if (this.#group === group) await this.#commitOrPassOn(group, arrival);
    else this.#passTurn();
    if ('error' in outcome) throw outcome.error;
    await group.committed.promise;
    return outcome.value;
  }

  /** Waits for the transactions that were asked for before and keeps the turn: whatever is asked for after waits for ever. */
  async stop(): Promise<void> {
    await this.#takeTurn();
  }

  async #takeTurn(): Promise<void> {
    if (!this.#busy) {
      this.#busy = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #passTurn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }

  async #begin(deadlineMs: number): Promise<Group> {
    const { connection, clock, ids, health } = this.#options;
    await this.#rest();
    for (;;) {
      health.requireSound();
      try {
        connection.exec('begin immediate');
        break;
      } catch (error) {
        if (!isBusy(error) || clock.monotonicMs() >= deadlineMs) throw health.note(error);
      }
      await sleep(RETRY_MS * (0.5 + ids.random() / 2));
    }
    const committed = Promise.withResolvers<void>();
    // Members report the failure themselves; a group whose members all failed has no other reader.
    committed.promise.catch(() => undefined);
    this.#group = { members: 0, startedMs: clock.monotonicMs(), committed };
    return this.#group;
  }

  /**
   * SQLite hands its lock to whoever asks first, so a writer that begins again at once would starve those of other
   * processes, who ask every few milliseconds.
   */
  async #rest(): Promise<void> {
    const nowMs = this.#options.clock.monotonicMs();
    if (nowMs - this.#releasedMs >= REST_MS) this.#heldMs = 0;
    if (this.#heldMs < HOLD_LIMIT_MS.shared) return;
    if (this.#heldMs < HOLD_LIMIT_MS.sole && !this.#isShared(nowMs)) return;
    this.#heldMs = 0;
    await sleep(REST_MS);
  }

  /** Whether another process has committed lately; this connection's own commits do not move its `data_version`. */
  #isShared(nowMs: number): boolean {
    const version = this.#options.connection.pragma('data_version');
    if (version !== this.#foreignVersion) {
      this.#foreignVersion = version;
      this.#sharedUntilMs = nowMs + SHARED_FOR_MS;
    }
    return nowMs < this.#sharedUntilMs;
  }

  async #runMember<T>(group: Group, work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
    const { connection } = this.#options;
    const alone = group.members === 0;
    try {
      if (!alone) connection.exec('savepoint member');
      const value = await work();
      if (!alone) connection.exec('release member');
      group.members++;
      return { value };
    } catch (error) {
      const cause = this.#options.health.note(error);
      if (alone || !this.#undoMember()) this.#abandon(group, cause);
      return { error: cause };
    }
  }

  /** False when the whole transaction is lost: the engine undoes it by itself on a full disk. */
  #undoMember(): boolean {
    return this.#undo('rollback to member') && this.#undo('release member');
  }

  #undo(statement: string): boolean {
    const { connection, health } = this.#options;
    if (!connection.inTransaction) return false;
    try {
      connection.exec(statement);
      return true;
    } catch (error) {
      health.note(error);
      return false;
    }
  }

  #abandon(group: Group, cause: unknown): void {
    if (this.#group !== group) return;
    this.#group = undefined;
    this.#undo('rollback');
    group.committed.reject(cause);
  }

  async #commitOrPassOn(group: Group, arrival: 'alone' | 'gathered'): Promise<void> {
    const { connection, clock } = this.#options;
    // One turn of the event loop lets requests that have already arrived join this commit.
    if (this.#waiting.length === 0 && arrival === 'alone') await nextTurn();
    if (this.#waiting.length > 0 && clock.monotonicMs() - group.startedMs < this.#groupLimitMs) {
      this.#passTurn();
      return;
    }
    const closedMs = clock.monotonicMs();
    try {
      connection.exec('commit');
      this.#group = undefined;
      this.#releasedMs = clock.monotonicMs();
      const { least, most } = GROUP_LIMIT_MS;
      this.#groupLimitMs = Math.min(most, Math.max(least, 2 * (this.#releasedMs - closedMs)));
      this.#heldMs += this.#releasedMs - group.startedMs;
      group.committed.resolve();
    } catch (error) {
      this.#abandon(group, this.#options.health.note(error));
    }
    this.#passTurn();
  }
}
