/** Which ids came before, in a few bytes each. */
export type IdSet = {
  /** Whether the id was added before; it is now. */
  addAgain(id: string): boolean;
};

const firstCapacity = 1024;

/** Two independent 32-bit hashes of a text (FNV-1a and a multiplication with another odd number). */
function hashesOf(text: string): { low: number; high: number } {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 13;
  }
  // Zero stands for an empty place.
  return { low: (low ^ (low >>> 15)) >>> 0, high: high >>> 0 || 1 };
}

/**
 * A set of ids that keeps 64 bits of each instead of its text: a million take 16 to 32 MB. Two of a million different ids are
 * taken for the same with a chance of one in 30 million, so it may count ids, never decide about a product.
 */
export function createIdSet(): IdSet {
  let lows = new Uint32Array(firstCapacity);
  let highs = new Uint32Array(firstCapacity);
  let size = 0;

  /** The place of an id, or the empty one where it belongs. */
  function placeOf(low: number, high: number): number {
    const mask = lows.length - 1;
    let place = low & mask;
    while (highs[place] !== 0 && (highs[place] !== high || lows[place] !== low)) place = (place + 1) & mask;
    return place;
  }

  function put(low: number, high: number): void {
    const place = placeOf(low, high);
    lows[place] = low;
    highs[place] = high;
  }

  function grow(): void {
    const [oldLows, oldHighs] = [lows, highs];
    lows = new Uint32Array(oldLows.length * 2);
    highs = new Uint32Array(oldHighs.length * 2);
    for (let i = 0; i < oldLows.length; i++) if (oldHighs[i] !== 0) put(oldLows[i]!, oldHighs[i]!);
  }

  return {
    addAgain(id) {
      const { low, high } = hashesOf(id);
      if (highs[placeOf(low, high)] !== 0) return true;
      if (++size * 4 > lows.length * 3) grow();
      put(low, high);
      return false;
    },
  };
}
