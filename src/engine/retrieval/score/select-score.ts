/**
 * The `rank`-th greatest (from 0) of the first `count` scores, which it reorders: quickselect (Hoare, "Algorithm 65:
 * Find", 1961), since a sort would order what nobody asks for.
 */
export function selectScore(scores: Float64Array, count: number, rank: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = scores[(low + high) >>> 1]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (scores[i]! > pivot) i++;
      while (scores[j]! < pivot) j--;
      if (i > j) break;
      const score = scores[i]!;
      scores[i++] = scores[j]!;
      scores[j--] = score;
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else break;
  }
  return scores[rank]!;
}
