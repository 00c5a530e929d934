import type { Clock } from '../clock/clock.ts';

type Entry<V> = { value: V; loadedAtMs: number };

/**
 * Values by key that are never served older than `maxAgeMs`, counted from the moment their load began.
 *
 * Concurrent loads of one key share one call. A load that began before an invalidation is never kept,
 * so a reader that starts after `forget` or `clear` sees what was committed before it.
 */
export class RecentCache<V> {
  #entries = new Map<string, Entry<V>>();
  #loads = new Map<string, Promise<V | undefined>>();
  /** Counts invalidations: a load of an older generation is handed to its caller but not kept. */
  #generation = 0;
  #maxAgeMs: number;
  #maxEntries: number;
  #clock: Clock;

  constructor(options: { maxAgeMs: number; maxEntries: number; clock: Clock }) {
    this.#maxAgeMs = options.maxAgeMs;
    this.#maxEntries = options.maxEntries;
    this.#clock = options.clock;
  }

  /** The kept value of `key`, or `undefined` when it would have to be loaded. */
  peek(key: string): V | undefined {
    const kept = this.#entries.get(key);
    if (kept && this.#clock.monotonicMs() - kept.loadedAtMs < this.#maxAgeMs) return kept.value;
    return undefined;
  }

  /** The kept value of `key`, or what `load` gives; `undefined` is passed on and never kept. */
  async get(key: string, load: () => Promise<V | undefined>): Promise<V | undefined> {
    const kept = this.peek(key);
    if (kept !== undefined) return kept;
    const running = this.#loads.get(key);
    if (running) return running;
    const loading = this.#load(key, load, this.#generation);
    this.#loads.set(key, loading);
    return loading;
  }

  /** Drops one key. */
  forget(key: string): void {
    this.#entries.delete(key);
    this.#generation++;
    this.#loads.clear();
  }

  /** Drops everything. */
  clear(): void {
    this.#entries.clear();
    this.#generation++;
    this.#loads.clear();
  }

  async #load(key: string, load: () => Promise<V | undefined>, generation: number): Promise<V | undefined> {
    const loadedAtMs = this.#clock.monotonicMs();
    try {
      const value = await load();
      if (value !== undefined && generation === this.#generation) this.#keep(key, { value, loadedAtMs });
      return value;
    } finally {
      if (generation === this.#generation) this.#loads.delete(key);
    }
  }

  #keep(key: string, entry: Entry<V>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size <= this.#maxEntries) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }
}
