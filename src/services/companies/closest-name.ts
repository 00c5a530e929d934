/**
 * Edits between two short texts: insertions, deletions, substitutions and swaps of neighbours
 * (optimal string alignment, Damerau 1964).
 */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** The name a person most likely meant: at most a third of its letters differ, case apart; `undefined` when none is near. */
export function closestName(text: string, names: readonly string[]): string | undefined {
  const wanted = text.slice(0, 100).toLowerCase();
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const distance = editDistance(wanted, name.slice(0, 100).toLowerCase());
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, Math.min(name.length, 100)) / 3));
    if (distance <= allowed && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}
