type Kept = object | string | number | boolean;

/**
 * At most `most` values by key, those that were asked for lately, in two generations: when the young one holds half of
 * them it becomes the old one, and what that held and nobody asked for since is gone. Where values differ in size, `most` is
 * of the sum of what `sizeOf` says of each. For values of which must be asked whether they still hold; where a value follows
 * from its key, `kept` is simpler. A key names the company, unless what is kept is every company's.
 *
 * For many values: dropping the oldest of a `Map` one by one walks over all that were dropped before.
 */
export class KeptValues<V extends Kept> {
  readonly #mostYoung: number;
  readonly #sizeOf: (value: V) => number;
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  #sizeOfYoung = 0;

  constructor(most: number, sizeOf: (value: V) => number = () => 1) {
    this.#mostYoung = Math.max(1, Math.floor(most / 2));
    this.#sizeOf = sizeOf;
  }

  /** The value kept under a key, which counts as asked for. */
  get(key: string): V | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  /** Keeps a value, in the place of an earlier one of the key. */
  set(key: string, value: V): void {
    const known = this.#young.get(key);
    if (known !== undefined) this.#sizeOfYoung -= this.#sizeOf(known);
    else if (this.#sizeOfYoung >= this.#mostYoung) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#sizeOfYoung = 0;
    }
    this.#sizeOfYoung += this.#sizeOf(value);
    this.#young.set(key, value);
  }

  /** The value kept under a key, else the one that `make` gives, which is kept from then on. */
  getOrMake(key: string, make: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  /** Drops a value. */
  delete(key: string): void {
    const known = this.#young.get(key);
    if (known !== undefined) this.#sizeOfYoung -= this.#sizeOf(known);
    this.#young.delete(key);
    this.#old.delete(key);
  }
}
