/** The first of the items whose score is the greatest, of those that score more than `least`; `undefined` where none does. */
export function bestOf<Item>(
  items: Iterable<Item>,
  scoreOf: (item: Item) => number,
  least: number,
): Item | undefined {
  let best: Item | undefined;
  let most = least;
  for (const item of items) {
    const score = scoreOf(item);
    if (score <= most) continue;
    best = item;
    most = score;
  }
  return best;
}
