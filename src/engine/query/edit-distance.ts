// Three rows of the table, shared: the function is synchronous and leaves nothing behind that matters.
let before = new Uint8Array(64);
let above = new Uint8Array(64);
let row = new Uint8Array(64);

/**
 * Optimal string alignment distance (Damerau–Levenshtein with adjacent swaps, no substring edited twice) up to `most`;
 * `most + 1` stands for anything greater. Words of up to 63 UTF-16 units; longer ones count as too far.
 *
 * Source of the recurrence: Boytsov 2011, "Indexing methods for approximate dictionary searching", §2.2.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  const [n, m] = [a.length, b.length];
  if (Math.abs(n - m) > most || n > 63 || m > 63) return most + 1;
  for (let j = 0; j <= m; j++) above[j] = j;
  for (let i = 1; i <= n; i++) {
    let least = i;
    row[0] = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= m; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(above[j - 1]! + (letter === other ? 0 : 1), above[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, before[j - 2]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  return Math.min(above[m]!, most + 1);
}
