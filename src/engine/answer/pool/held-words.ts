import type { Matches, WordMatcher } from '../asked/asked-words.ts';
import type { Piece } from '../pieces/piece.ts';

/** How fully a piece holds each word of a message: in its own text, in what stands around it, in what names it. */
export type HeldWords = { own: Matches; around: Matches; key: Matches; isNone: boolean };

/** A piece of this many words has the length that BM25 does not correct. */
const USUAL_WORDS = 14;
/** Weight of a missing word that counts as 1. */
const HEAVY_WORD = 6;

/** Matches a piece with a message, once for all that is read from it. */
export function heldWords(matcher: WordMatcher, { own, around, key }: Piece): HeldWords {
  const held = { own: matcher.match(own), around: matcher.match(around), key: matcher.match(key) };
  const { nothing } = matcher;
  return {
    ...held,
    isNone: held.own === nothing && held.around === nothing && held.key === nothing,
  };
}

/**
 * BM25-like score of a piece of so many words (k1 1, b .5): each word by its best form, what stands around it a little less.
 * Only its share of the best in the pool is a feature.
 */
export function lexicalScore({ words }: WordMatcher, { own, around, isNone }: HeldWords, length: number) {
  if (isNone) return 0;
  const saturation = 1.5 + (0.5 * length) / USUAL_WORDS;
  let sum = 0;
  for (let i = 0; i < words.length; i++) {
    const held = Math.max(own.exact[i]!, 0.8 * own.near[i]!, 0.8 * around.exact[i]!, 0.6 * around.near[i]!);
    if (held > 0) sum += (words[i]!.weight * held * 2) / saturation;
  }
  return sum;
}

const noShares = {
  strangeOwn: 0,
  strangeAny: 0,
  own: 0,
  ownNear: 0,
  around: 0,
  aroundNear: 0,
  key: 0,
  keyNear: 0,
  any: 0,
  anyNear: 0,
};

/** Shares of the question's words that a piece holds: in its own text, around it, in what names it, anywhere. */
export function wordShares({ words, total, rarest, heaviest }: WordMatcher, held: HeldWords) {
  if (held.isNone) return { ...noShares, missing: heaviest / HEAVY_WORD, rarest: 0, rarestInKey: 0 };
  const { own, around, key } = held;
  // Numbers of their own: fractions in an object are boxed one by one, for each of hundreds of pieces.
  let [inOwn, nearOwn, inAround, nearAround, inKey, nearKey, inAny, nearAny] = [0, 0, 0, 0, 0, 0, 0, 0];
  let [strangeInOwn, strangeInAny, missing] = [0, 0, 0];
  for (let i = 0; i < words.length; i++) {
    const { weight } = words[i]!;
    const exact = Math.max(own.exact[i]!, around.exact[i]!, key.exact[i]!);
    const best = Math.max(exact, own.near[i]!, around.near[i]!, key.near[i]!);
    if (best === 0) {
      missing = Math.max(missing, weight);
      continue;
    }
    if (words[i]!.isStrange) {
      strangeInOwn += weight * own.exact[i]!;
      strangeInAny += weight * best;
    }
    inOwn += weight * own.exact[i]!;
    nearOwn += weight * Math.max(0, own.near[i]! - own.exact[i]!);
    inAround += weight * around.exact[i]!;
    nearAround += weight * Math.max(0, around.near[i]! - around.exact[i]!);
    inKey += weight * key.exact[i]!;
    nearKey += weight * Math.max(0, key.near[i]! - key.exact[i]!);
    inAny += weight * exact;
    nearAny += weight * (best - exact);
  }
  const rarestIn = ({ exact, near }: Matches) => Math.max(exact[rarest] ?? 0, near[rarest] ?? 0);
  return {
    strangeOwn: strangeInOwn / total,
    strangeAny: strangeInAny / total,
    own: inOwn / total,
    ownNear: nearOwn / total,
    around: inAround / total,
    aroundNear: nearAround / total,
    key: inKey / total,
    keyNear: nearKey / total,
    any: inAny / total,
    anyNear: nearAny / total,
    missing: missing / HEAVY_WORD,
    rarest: Math.max(rarestIn(own), rarestIn(around), rarestIn(key)),
    rarestInKey: rarestIn(key),
  };
}

/**
 * Of the words that do not name the product, the shares of the message that its piece holds and lacks: "where is the Dart
 * bike made" asks no brand of it however fully the title is named.
 */
export function besideTitle(
  { words, total }: WordMatcher,
  { own, around, key }: HeldWords,
): { held: number; missing: number } {
  let held = 0;
  let missing = 0;
  for (let i = 0; i < words.length; i++) {
    if (around.exact[i]! >= 0.5) continue;
    const { weight } = words[i]!;
    const best = Math.max(own.exact[i]!, own.near[i]!, key.exact[i]!, key.near[i]!);
    held += weight * best;
    missing += weight * (1 - best);
  }
  return { held: held / total, missing: missing / total };
}
