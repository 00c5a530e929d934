type Held = { sizeBytes: number; evict: () => void };

/** Bounds the bytes of everything that is loaded: beyond the limit what was used longest ago is evicted. */
export class MemoryBudget {
  readonly #limitBytes: number;
  readonly #held = new Map<string, Held>();
  #usedBytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  /** Notes a use and its present size. What was just used is never evicted, even when it alone exceeds the limit. */
  touch(name: string, sizeBytes: number, evict: () => void): void {
    this.forget(name);
    this.#held.set(name, { sizeBytes, evict });
    this.#usedBytes += sizeBytes;
    for (const [oldest, held] of this.#held) {
      if (this.#usedBytes <= this.#limitBytes || oldest === name) return;
      this.forget(oldest);
      held.evict();
    }
  }

  /** Takes something out of the count, without evicting it. */
  forget(name: string): void {
    this.#usedBytes -= this.#held.get(name)?.sizeBytes ?? 0;
    this.#held.delete(name);
  }
}
