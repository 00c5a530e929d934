/** Shortest words compared, shortest common beginning, and the share of the longer word that it must make up. */
const SHORTEST = 5;
const COMMON = 4;
const SHARE = 0.65;

/**
 * Whether two index terms look like words of one family that stemming keeps apart (`reproof`, `re-proofing`;
 * `decline`, `declination`): letters only, with most of the longer one as their common beginning.
 */
export function areKin(a: string, b: string): boolean {
  if (a.length < SHORTEST || b.length < SHORTEST || a === b) return false;
  const least = Math.max(COMMON, SHARE * Math.max(a.length, b.length));
  if (a.length < least || b.length < least) return false;
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length >= least && !/\p{Nd}/u.test(a) && !/\p{Nd}/u.test(b);
}
