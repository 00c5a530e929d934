import type { Span } from '../../text/characters/span.ts';
import type { Word } from './words.ts';

/** Where a no stands: its text as written and for comparing, the words of all of it and of the clause. */
type Around = {
  text: string;
  lower: string;
  privatives: readonly Span[];
  words: readonly Word[];
  own: readonly Word[];
};

/**
 * Of the places where a no stands in a clause those that deny it, and those that go on with what it is without: "sans chien
 * ni ballon". One that is part of a name does neither.
 */
export function nosIn(
  found: readonly Span[],
  { text, lower, privatives, words, own }: Around,
): { denials: Span[]; further: Span[] } {
  const nos = found.filter((span) => !isOfName(text, span, words));
  const further = nos.filter(({ start }) => isBehindLack(lower, start, privatives, own));
  return { denials: nos.filter((span) => !further.includes(span)), further };
}

/** Whether a no stands right behind the one word that a clause is said to be without. */
function isBehindLack(
  lower: string,
  at: number,
  privatives: readonly Span[],
  words: readonly Word[],
): boolean {
  const lacked = words.findLast(({ end }) => end <= at);
  return (
    lacked !== undefined &&
    lower.slice(lacked.end, at).trim() === '' &&
    privatives.some(
      ({ end }) => end <= lacked.start && !/[\p{L}\p{N},;]/u.test(lower.slice(end, lacked.start)),
    )
  );
}

/** Whether a no is written as part of a name: "Croquettes Premiers Pas". */
function isOfName(text: string, { start }: Span, words: readonly Word[]): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))) return false;
  const before = words.findLast(({ end }) => end <= start);
  return (
    before !== undefined &&
    !before.isStop &&
    /^\p{Lu}/u.test(before.raw) &&
    /^[ -]$/u.test(text.slice(before.end, start))
  );
}
