import type { GateEvidence } from '../../src/engine/gate/types.ts';

/** Sections of a shop with how rare each of their words is among them. */
export type Library = {
  sections: readonly GateEvidence[];
  words: readonly Set<string>[];
  weights: ReadonlyMap<string, number>;
};

const MOST_CITED = 3;
/** A further section is cited where it bears out at least so much of the sentence that the others do not. */
const LEAST_GAIN = 0.12;
/** What two words together count, beside a word. */
const PAIR = 0.5;
/** What words of the talk around a sentence count beside its own. */
const AROUND = 0.25;
/** A sentence that its sections bear out by less than this was written from something else. */
const LEAST_HELD = 0.6;

/** A number however it is written: "2,199", "2 199", "2199.00". */
function bareNumber(word: string): string {
  return word
    .replace(/[.,\s](?=\p{N}{3}(?!\p{N}))/gu, '')
    .replace(',', '.')
    .replace(/\.00?$/u, '');
}

/** Words by their beginnings, so that another ending is the same word; numbers whole. */
function wordsOf(text: string): Set<string> {
  const found =
    text
      .toLowerCase()
      .match(
        /[^\s@|()]+@[^\s@|()]+\p{L}|\p{L}+|\p{N}+(?:[\u00A0\u202F ]\p{N}{3}(?!\p{N}))*(?:[.,:]\p{N}+)*/gu,
      ) ?? [];
  const words = found.map((word) =>
    /\p{N}/u.test(word) ? bareNumber(word) : word.includes('@') ? word : word.slice(0, 6),
  );
  // Two that stand together tell more than each: "BS 55", "4 m".
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return new Set([...words, ...pairs]);
}

/** Makes the sections of a shop ready for `sectionsOf`. */
export function libraryOf(sections: readonly GateEvidence[]): Library {
  const words = sections.map(({ title, heading = '', text, facts = [] }) =>
    wordsOf(`${title} ${heading} ${text} ${facts.map(({ path, value }) => `${path} ${value}`).join(' ')}`),
  );
  const counts = new Map<string, number>();
  for (const own of words) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map([...counts].map(([word, count]) => [word, Math.log(1 + sections.length / count)]));
  return { sections, words, weights };
}

/**
 * The sections that a careful writer would have had before her when she wrote a sentence: those that together hold most of
 * its words by rarity, and all of its numbers. `undefined` where none do: such a sentence rests on what its words do not tell.
 */
export function sectionsOf(
  sentence: string,
  around: string,
  { sections, words, weights }: Library,
): GateEvidence[] | undefined {
  const all = [...wordsOf(sentence)];
  const own = all.filter((word) => !word.includes(' '));
  const wanted = new Map([...wordsOf(around)].map((word) => [word, AROUND * (weights.get(word) ?? 0)]));
  for (const word of all) {
    const weight = word.includes(' ') ? PAIR : /\p{N}/u.test(word) ? 1.5 : 1;
    wanted.set(word, (weights.get(word) ?? 0) * weight);
  }
  const whole = own.reduce((sum, word) => sum + (wanted.get(word) ?? 0), 0);
  const cited: number[] = [];
  const left = new Map(wanted);
  while (cited.length < MOST_CITED) {
    let [best, gain] = [-1, 0];
    for (const [i, held] of words.entries()) {
      if (cited.includes(i)) continue;
      let sum = 0;
      for (const [word, weight] of left) if (held.has(word)) sum += weight;
      if (sum > gain) [best, gain] = [i, sum];
    }
    if (best < 0 || gain < LEAST_GAIN * whole) break;
    cited.push(best);
    for (const word of words[best]!) left.delete(word);
  }
  const held = (word: string) => cited.some((i) => words[i]!.has(word));
  const exact = own.filter((word) => /\p{N}|@/u.test(word));
  const share =
    own.reduce((sum, word) => sum + (held(word) ? (wanted.get(word) ?? 0) : 0), 0) / Math.max(whole, 1e-9);
  const unknown = own.filter((word) => !weights.has(word)).length / Math.max(1, own.length);
  return cited.length === 0 || share * (1 - unknown) < LEAST_HELD || !exact.every(held)
    ? undefined
    : cited.map((i) => sections[i]!);
}
