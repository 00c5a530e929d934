type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A typed array that doubles as values are pushed; `view()` is the filled part, without a copy. */
export class Growable<T extends NumberArray> {
  length = 0;
  array: T;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T, capacity = 64) {
    this.#make = make;
    this.array = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.array.length) this.#grow(this.length + 1);
    this.array[this.length++] = value;
  }

  /** Makes index `length - 1` addressable, filling with zeros; for tables indexed by a growing number. */
  extendTo(length: number): void {
    if (length > this.array.length) this.#grow(length);
    if (length > this.length) this.length = length;
  }

  view(): T {
    return this.array.subarray(0, this.length) as T;
  }

  #grow(needed: number): void {
    const larger = this.#make(Math.max(needed, this.array.length * 2));
    larger.set(this.array);
    this.array = larger;
  }
}

/** Growable array of 16-bit numbers. */
export function growable16(): Growable<Uint16Array> {
  return new Growable((length) => new Uint16Array(length));
}

/** Growable array of 32-bit numbers. */
export function growable32(): Growable<Uint32Array> {
  return new Growable((length) => new Uint32Array(length));
}

/** Growable array of doubles. */
export function growableDoubles(): Growable<Float64Array> {
  return new Growable((length) => new Float64Array(length));
}

/** The narrower of 16 and 32 bits that holds every value. */
export function narrow(values: Uint32Array): Uint16Array | Uint32Array {
  for (let i = 0; i < values.length; i++) if (values[i]! > 0xffff) return values;
  return Uint16Array.from(values);
}

/** The narrowest of 8, 16 and 32 bits; for statistics that are read now and then, not for what a scan reads. */
export function narrowest(values: Uint32Array): Uint8Array | Uint16Array | Uint32Array {
  for (let i = 0; i < values.length; i++) if (values[i]! > 0xff) return narrow(values);
  return Uint8Array.from(values);
}
