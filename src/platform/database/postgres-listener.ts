import pg from 'pg';
import type { Log } from '../log/log.ts';
import { CHANGE_CHANNEL, JOB_CHANNEL } from './channels.ts';
import { clientSettings } from './postgres-pool.ts';

const POLL_MS = 200;
const RECONNECT_MS = 500;

type Options = {
  databaseUrl: string;
  log: Log;
  /** A number that moves whenever any company's changes moved. */
  readHeads: () => Promise<number>;
  onSignal: () => void;
};

/**
 * Hears of other nodes' commits: one listening connection, and a look at the heads every 200 ms because a notice can
 * be lost. Both come back by themselves after the server was away.
 */
export class PostgresListener {
  readonly #options: Options;
  #client: pg.Client | undefined;
  #timers: NodeJS.Timeout[] = [];
  #stopped = false;
  #heads: number | undefined;

  constructor(options: Options) {
    this.#options = options;
    void this.#listen();
    this.#later(POLL_MS, () => this.#poll());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#client?.end();
  }

  #later(delayMs: number, task: () => Promise<void>): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      void task();
    }, delayMs);
    timer.unref();
    this.#timers.push(timer);
  }

  async #listen(): Promise<void> {
    const client = new pg.Client(clientSettings(this.#options.databaseUrl));
    this.#client = client;
    let lost = false;
    const reconnect = (error?: Error) => {
      if (lost || this.#stopped) return;
      lost = true;
      this.#options.log.warn({ err: error?.message }, 'The listening connection was lost; trying again.');
      this.#later(RECONNECT_MS, () => this.#listen());
    };
    client.on('error', reconnect);
    client.on('end', () => reconnect());
    client.on('notification', () => this.#options.onSignal());
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}; listen ${JOB_CHANNEL}`);
      // What was announced while nobody listened is found by looking once.
      this.#options.onSignal();
    } catch (error) {
      reconnect(error instanceof Error ? error : undefined);
      client.end().catch(() => undefined);
    }
  }

  async #poll(): Promise<void> {
    try {
      const heads = await this.#options.readHeads();
      if (this.#heads !== undefined && heads !== this.#heads) this.#options.onSignal();
      this.#heads = heads;
    } catch (error) {
      this.#options.log.debug(
        { err: error instanceof Error ? error.message : error },
        'The heads could not be read.',
      );
    }
    this.#later(POLL_MS, () => this.#poll());
  }
}
