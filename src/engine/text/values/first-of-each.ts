/** The items without those whose key one before them has, in their order. */
export function firstOfEach<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Item[] {
  const byKey = new Map<Key, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()];
}
