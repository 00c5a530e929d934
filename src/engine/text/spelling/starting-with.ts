/** The entries, at most `most`, of a list sorted by their keys whose key starts with `start`. */
export function startingWith<Entry>(
  sorted: readonly Entry[],
  start: string,
  keyOf: (entry: Entry) => string,
  most = Number.POSITIVE_INFINITY,
): Entry[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keyOf(sorted[middle]!) < start) low = middle + 1;
    else high = middle;
  }
  const found: Entry[] = [];
  while (low < sorted.length && found.length < most && keyOf(sorted[low]!).startsWith(start))
    found.push(sorted[low++]!);
  return found;
}
