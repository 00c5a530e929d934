import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';

/** Another way to say an asked word: a text says it when it holds all of `terms`. `weight` 0 to 1 is how nearly it means the same. */
export type NearForm = { terms: readonly string[]; weight: number };

/** One word of a question as it is looked for in the texts of one language. */
export type AskedWord = {
  surface: string;
  /** Forms of the word itself (stem, spelling without accents, compound parts) with their weights, 0 to 1. */
  exact: ReadonlyMap<string, number>;
  /** Other words for it: synonyms, corrections, longer words that hold it. */
  near: readonly NearForm[];
  /** How telling it is: idf × lightness; a function word weighs little. */
  weight: number;
};

/** The terms of a text and its number of words. */
export type TermBag = { terms: ReadonlySet<string>; words: number };

/** A bag without a term. */
export const emptyBag: TermBag = { terms: new Set(), words: 0 };

/** Cuts a text into a bag of terms; extra forms of a word (compound parts, spelling without accents) are terms too. */
export function termBag(text: string, locale: string, isWord?: (word: string) => boolean): TermBag {
  const terms = new Set<string>();
  let last = -1;
  let words = 0;
  for (const { term, position } of analyze(text, locale, isWord ? { isWord } : {})) {
    terms.add(term);
    if (position !== last) words++;
    last = position;
  }
  return { terms, words };
}

/** How fully each word of a question is held by a bag: itself (`exact`) and by another word for it (`near`), 0 to 1. */
export type Matches = { exact: Float64Array; near: Float64Array };

/** Weight of a word that a tenth of the shop's texts hold. */
export const ONE_WORD = 2.3;

/** The words of a question ready to be matched with many bags; each bag is matched once. */
export class WordMatcher {
  readonly words: readonly AskedWord[];
  /** Σ of the words' weights, and at least that of one telling word: function words alone are no message. */
  readonly total: number;
  /** Index of the most telling word, -1 without any. */
  readonly rarest: number;
  readonly #single: { term: string; word: number; weight: number; isExact: boolean }[] = [];
  readonly #several: { terms: readonly string[]; word: number; weight: number }[] = [];
  readonly #kept = new Map<TermBag, Matches>();

  constructor(words: readonly AskedWord[]) {
    this.words = words;
    this.total = Math.max(
      ONE_WORD,
      words.reduce((sum, { weight }) => sum + weight, 0),
    );
    this.rarest = words.reduce((best, { weight }, i) => (weight > (words[best]?.weight ?? 0) ? i : best), -1);
    for (const [word, { exact, near }] of words.entries()) {
      for (const [term, weight] of exact) this.#single.push({ term, word, weight, isExact: true });
      const best = new Map<string, number>();
      for (const { terms, weight } of near)
        if (terms.length === 1) best.set(terms[0]!, Math.max(weight, best.get(terms[0]!) ?? 0));
        else this.#several.push({ terms, word, weight });
      for (const [term, weight] of best) this.#single.push({ term, word, weight, isExact: false });
    }
  }

  /** How fully a bag holds each word. */
  match(bag: TermBag): Matches {
    const kept = this.#kept.get(bag);
    if (kept !== undefined) return kept;
    const exact = new Float64Array(this.words.length);
    const near = new Float64Array(this.words.length);
    if (bag.terms.size > 0) {
      for (const { term, word, weight, isExact } of this.#single) {
        const held = isExact ? exact : near;
        if (weight > held[word]! && bag.terms.has(term)) held[word] = weight;
      }
      for (const { terms, word, weight } of this.#several)
        if (weight > near[word]! && terms.every((term) => bag.terms.has(term))) near[word] = weight;
    }
    const matches = { exact, near };
    this.#kept.set(bag, matches);
    return matches;
  }

  /** Share of the words' weight that a bag holds in the words' own forms, 0 to 1. */
  exactShare(bag: TermBag): number {
    const { exact } = this.match(bag);
    return this.words.reduce((sum, { weight }, i) => sum + weight * exact[i]!, 0) / this.total;
  }

  /** Share of the words' weight that a bag holds in any form, 0 to 1. */
  share(bag: TermBag): number {
    const { exact, near } = this.match(bag);
    return (
      this.words.reduce((sum, { weight }, i) => sum + weight * Math.max(exact[i]!, near[i]!), 0) / this.total
    );
  }

  /** How fully a bag holds one word in any form, 0 to 1; 0 for an index that is none. */
  one(word: number, bag: TermBag): number {
    const { exact, near } = this.match(bag);
    return Math.max(exact[word] ?? 0, near[word] ?? 0);
  }

  /** The words as groups of terms to retrieve with: own forms, then each term of the others at a part of its weight. */
  termGroups(scale = 1): TermGroup[] {
    return this.words.map(({ surface, exact, near }) => {
      const members = new Map([...exact].map(([term, weight]) => [term, weight * scale]));
      for (const { terms, weight } of near)
        for (const term of terms)
          members.set(term, Math.max(members.get(term) ?? 0, (weight * scale * 0.8) / terms.length));
      return { surface, members: [...members].map(([term, weight]) => ({ term, weight })) };
    });
  }
}
