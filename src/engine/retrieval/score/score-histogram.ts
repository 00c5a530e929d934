const BUCKETS = 1024;

/**
 * Counts scores in steps of a thousandth of the greatest possible one, to know at any time a score that `count` of them
 * reach: far cheaper than keeping the best ones in order.
 */
export class ScoreHistogram {
  readonly #buckets = new Uint32Array(BUCKETS + 1);
  #count = 0;
  #scale = 0;
  /** Bucket of the `count`-th best score, 0 as long as there are fewer; `#above` scores are in it or higher. */
  #lowest = 0;
  #above = 0;

  /** Starts anew, for scores from 0 to `greatest`. */
  reset(count: number, greatest: number): void {
    this.#buckets.fill(0);
    this.#count = count;
    this.#scale = greatest > 0 ? BUCKETS / greatest : 0;
    this.#lowest = 0;
    this.#above = 0;
  }

  /** Counts a score. */
  note(score: number): void {
    const bucket = Math.min(BUCKETS, (score * this.#scale) | 0);
    if (bucket < this.#lowest) return;
    this.#buckets[bucket]!++;
    this.#above++;
    while (this.#above - this.#buckets[this.#lowest]! >= this.#count)
      this.#above -= this.#buckets[this.#lowest++]!;
  }

  /** At least `count` scores noted are above or equal; a little lower than exact, so that no rounding can decide. */
  get floor(): number {
    return this.#lowest === 0 ? Number.NEGATIVE_INFINITY : (this.#lowest / this.#scale) * (1 - 1e-9);
  }
}
