/** The `count`-th best of all scores noted so far: a heap of the best ones, the least of them first. */
export class ScoreFloor {
  readonly #best: Float64Array;
  #size = 0;

  constructor(count: number) {
    this.#best = new Float64Array(count);
  }

  /** −∞ until `count` scores have been noted. */
  get value(): number {
    return this.#size < this.#best.length ? Number.NEGATIVE_INFINITY : this.#best[0]!;
  }

  note(score: number): void {
    if (this.#size < this.#best.length) this.#raise(score);
    else if (score > this.#best[0]!) this.#sink(score);
  }

  #raise(score: number): void {
    const best = this.#best;
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (best[parent]! <= score) break;
      best[at] = best[parent]!;
      at = parent;
    }
    best[at] = score;
  }

  #sink(score: number): void {
    const best = this.#best;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && best[child + 1]! < best[child]!) child++;
      if (best[child]! >= score) break;
      best[at] = best[child]!;
      at = child;
    }
    best[at] = score;
  }
}
