import type { EvidencePart } from '../open-gate.ts';
import { heldBy, type Word, type WordBag } from '../read/words.ts';

/** Something stated at one place of a part: the clause it stands in and what is around it. */
export type StatedPlace = { bag: WordBag | undefined; part: EvidencePart };

/** Weights of words by how few parts hold them; words that none holds weigh nothing. */
export function weightsOf(words: readonly Word[], parts: readonly EvidencePart[]): Map<Word, number> {
  return new Map(
    words.map((word) => {
      const holding = parts.filter(
        (part) => heldBy(part.bag, word) > 0 || heldBy(part.context, word) > 0,
      ).length;
      return [word, holding === 0 ? 0 : Math.log(1 + parts.length / holding)];
    }),
  );
}

/** How well a place fits some words: 0 to 1, its own clause counting most, then its sentence, then its headings. */
export function fitOf(
  words: readonly Word[],
  { bag, part }: StatedPlace,
  weights: ReadonlyMap<Word, number>,
): number {
  let [held, all] = [0, 0];
  for (const word of words) {
    const weight = weights.get(word) ?? 0;
    if (weight === 0) continue;
    all += weight;
    const own = bag === undefined ? heldBy(part.bag, word) : heldBy(bag, word);
    held +=
      weight *
      Math.max(
        own,
        own > 0 ? 0 : 0.75 * heldBy(part.bag, word),
        own > 0 ? 0 : 0.5 * heldBy(part.context, word),
      );
  }
  return all === 0 ? 0 : held / all;
}

/** The place of an offset in a part. */
export function placeAt(part: EvidencePart, offset: number): StatedPlace {
  const clause =
    part.isTyped || part.isCell
      ? undefined
      : part.statements.find(({ start, end }) => offset >= start && offset < end);
  return { bag: clause?.bag, part };
}

/** How much better another place must fit for something to be stated of something else, and how well at least. */
const CLEARLY_BETTER = 1.3;
const FITS = 0.5;

/**
 * Whether what a clause says stands at places that fit it clearly worse than others, where another thing of its kind
 * stands. `nearness` is what a word counts for its place in the sentence.
 */
export function isElsewhere(
  words: readonly Word[],
  {
    stating,
    others,
    parts,
    nearness,
  }: {
    stating: readonly StatedPlace[];
    others: readonly StatedPlace[];
    parts: readonly EvidencePart[];
    nearness: (word: Word) => number;
  },
): boolean {
  if (others.length === 0) return false;
  const weights = weightsOf(words, parts);
  for (const [word, weight] of weights) weights.set(word, weight * nearness(word));
  const best = (places: readonly StatedPlace[]) =>
    Math.max(0, ...places.map((place) => fitOf(words, place, weights)));
  const there = best(others);
  return there >= FITS && there > CLEARLY_BETTER * best(stating);
}

/** Whether the question speaks of one of some places rather than of others: "it costs 9 €" says of what only there. */
export function isAskedAbout(
  asked: readonly Word[],
  stating: readonly StatedPlace[],
  others: readonly StatedPlace[],
  parts: readonly EvidencePart[],
): boolean {
  const weights = weightsOf(asked, parts);
  const best = (places: readonly StatedPlace[]) =>
    Math.max(0, ...places.map((place) => fitOf(asked, place, weights)));
  return best(stating) > best(others);
}
