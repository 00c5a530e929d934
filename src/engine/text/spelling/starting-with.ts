import { firstNotBefore } from '../values/first-not-before.ts';

/** The entries, at most `most`, of a list sorted by their keys whose key starts with `start`. */
export function startingWith<Entry>(
  sorted: readonly Entry[],
  start: string,
  keyOf: (entry: Entry) => string,
  most = Number.POSITIVE_INFINITY,
): Entry[] {
  const from = firstNotBefore(0, sorted.length, (i) => keyOf(sorted[i]!) < start);
  const found: Entry[] = [];
  for (let i = from; i < sorted.length && found.length < most && keyOf(sorted[i]!).startsWith(start); i++)
    found.push(sorted[i]!);
  return found;
}
