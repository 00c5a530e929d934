type Entry<V> = { value: V; hits: number };

/** With a tenth, half of 500 popular searches were made twice before they stayed. */
const SMALL_SHARE = 0.25;
const MOST_HITS = 3;

/**
 * Values by key, at most `most` of them, of which those stay that are asked for again: keys that come only once pass
 * through a small queue and drive nothing else out.
 *
 * S3-FIFO (Yang, Zhang, Qiu, Yue & Rashmi, SOSP 2023): a small queue for what is new, a main queue for what was asked
 * for again, and the keys lately dropped from the small one, which enter the main one when they come back.
 */
export class ScanResistantCache<V> {
  readonly #small = new Map<string, Entry<V>>();
  readonly #main = new Map<string, Entry<V>>();
  readonly #dropped = new Set<string>();
  readonly #most: number;
  readonly #mostSmall: number;

  constructor(most: number) {
    this.#most = most;
    this.#mostSmall = Math.max(1, Math.floor(most * SMALL_SHARE));
  }

  /** The value kept under a key, which counts as asked for. */
  get(key: string): V | undefined {
    const entry = this.#small.get(key) ?? this.#main.get(key);
    if (entry === undefined) return undefined;
    entry.hits = Math.min(MOST_HITS, entry.hits + 1);
    return entry.value;
  }

  /** Keeps a value; one under the same key is replaced where it stands. */
  set(key: string, value: V): void {
    const known = this.#small.get(key) ?? this.#main.get(key);
    if (known !== undefined) {
      known.value = value;
      return;
    }
    // Even while there is room: what comes only once is not worth its memory.
    while (this.#small.size >= this.#mostSmall || this.#small.size + this.#main.size >= this.#most)
      this.#dropOne();
    const cameBack = this.#dropped.delete(key);
    (cameBack ? this.#main : this.#small).set(key, { value, hits: 0 });
  }

  /** Drops a value; its key is forgotten. */
  delete(key: string): void {
    this.#small.delete(key);
    this.#main.delete(key);
  }

  #dropOne(): void {
    if (this.#small.size >= this.#mostSmall || this.#main.size === 0) this.#dropFromSmall();
    else this.#dropFromMain();
  }

  #dropFromSmall(): void {
    const [key, entry] = this.#small.entries().next().value!;
    this.#small.delete(key);
    if (entry.hits > 0) {
      this.#main.set(key, { value: entry.value, hits: 0 });
      return;
    }
    this.#dropped.add(key);
    if (this.#dropped.size > this.#most) this.#dropped.delete(this.#dropped.keys().next().value!);
  }

  #dropFromMain(): void {
    for (;;) {
      const [key, entry] = this.#main.entries().next().value!;
      this.#main.delete(key);
      if (entry.hits === 0) return;
      this.#main.set(key, { value: entry.value, hits: entry.hits - 1 });
    }
  }
}
