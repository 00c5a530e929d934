/** Longest word and one, as the table has a row and a column for none. */
const WIDTH = 64;
/** Shared: the function is synchronous and leaves nothing behind that matters. */
const table = new Uint8Array(WIDTH * WIDTH);

/**
 * Damerau–Levenshtein distance up to `most`, where two letters that have changed places may also have one more letter
 * put between them or lost from there (so `scanner`, `scnner`, `sncner` is two edits); `most + 1` stands for anything
 * greater. Words of up to 63 UTF-16 units; longer ones count as too far.
 *
 * Source of the recurrence: Boytsov 2011, "Indexing methods for approximate dictionary searching", §2.2.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  const [n, m] = [a.length, b.length];
  if (Math.abs(n - m) > most || n >= WIDTH || m >= WIDTH) return most + 1;
  for (let j = 0; j <= m; j++) table[j] = j;
  for (let i = 1; i <= n; i++) {
    const row = i * WIDTH;
    let least = i;
    table[row] = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= m; j++) {
      const other = b.charCodeAt(j - 1);
      const above = row - WIDTH + j;
      let cost = Math.min(
        table[above - 1]! + (letter === other ? 0 : 1),
        table[above]! + 1,
        table[row + j - 1]! + 1,
      );
      if (i > 1 && j > 1 && letter !== other) cost = Math.min(cost, swapped(a, b, i, j));
      table[row + j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
  }
  return Math.min(table[n * WIDTH + m]!, most + 1);
}

const FAR = 255;

/** The cost of the prefixes when their ends are two letters that have changed places, with at most one between them. */
function swapped(a: string, b: string, i: number, j: number): number {
  const [letter, other] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
  const [isLetterBefore, isOtherBefore] = [letter === b.charCodeAt(j - 2), other === a.charCodeAt(i - 2)];
  if (isLetterBefore && isOtherBefore) return table[(i - 2) * WIDTH + j - 2]! + 1;
  if (isOtherBefore && j > 2 && letter === b.charCodeAt(j - 3)) return table[(i - 2) * WIDTH + j - 3]! + 2;
  if (isLetterBefore && i > 2 && other === a.charCodeAt(i - 3)) return table[(i - 3) * WIDTH + j - 2]! + 2;
  return FAR;
}
