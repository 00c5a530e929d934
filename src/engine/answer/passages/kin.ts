import { editDistance } from '../../query/edit-distance.ts';

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

/** Shortest mistyped word looked for, and from which length on two slips are forgiven. */
const SHORTEST_MISTYPED = 5;
const TWO_SLIPS_FROM = 8;

/** Whether a word that no text of the company holds may be a slip of the keys for this one: letters only. */
export function isNearSpelling(typed: string, word: string): boolean {
  const most = typed.length >= TWO_SLIPS_FROM ? 2 : 1;
  if (typed.length < SHORTEST_MISTYPED || Math.abs(typed.length - word.length) > most) return false;
  return !/\p{Nd}/u.test(typed + word) && editDistance(typed, word, most) <= most;
}
