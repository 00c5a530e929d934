/** Lets few builds run at once; of those that wait, the one asked for last goes first, since somebody waits for it now. */
export class BuildTurns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs the work when it has its turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.pop();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
