/** The first index in `[from, end)` that is not before what is looked for, of a sorted list; `end` where all are. */
export function firstNotBefore(from: number, end: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
