/** The list that a map holds under a key, made empty where there is none, to be added to. */
export function listIn<Key, Value>(map: Map<Key, Value[]>, key: Key): Value[] {
  let list = map.get(key);
  if (list === undefined) {
    list = [];
    map.set(key, list);
  }
  return list;
}
