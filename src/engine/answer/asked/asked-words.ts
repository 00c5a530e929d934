import { hashText } from '../../text/characters/hash-text.ts';
import { analyze } from '../../text/terms/analyze.ts';
import type { TermGroup } from '../../text/terms/term-group.ts';
import { zeros } from '../../text/values/zeros.ts';

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
  /** Whether it says nothing of what shoppers want of any shop: a name, a thing of one trade. */
  isStrange: boolean;
};

/** The terms of a text, each at least once, with a mark of each (`markOf`), and its number of words. */
export type TermBag = { terms: readonly string[]; marks: readonly number[]; words: number };

/** A bag without a term. */
export const emptyBag: TermBag = { terms: [], marks: [], words: 0 };

const MARKS = 4096;

/** A number below `MARKS`, the same for the same term: nearly all terms of a text are told from those of a question by it. */
function markOf(term: string): number {
  return hashText(term) % MARKS;
}

/** The bag of some terms of so many words. */
export function bagOfTerms(terms: readonly string[], words: number): TermBag {
  return { terms, marks: terms.map(markOf), words };
}

/** Cuts a text into a bag of terms, each once; extra forms of a word (compound parts, spelling without accents) are terms too. */
export function termBag(text: string, locale: string, isWord?: (word: string) => boolean): TermBag {
  const terms = new Set<string>();
  let last = -1;
  let words = 0;
  for (const { term, position } of analyze(text, locale, isWord ? { isWord } : {})) {
    terms.add(term);
    if (position !== last) words++;
    last = position;
  }
  return terms.size === 0 ? emptyBag : bagOfTerms([...terms], words);
}

/** What several bags hold together; what more than one of them holds may stand in it more than once. */
export function joinBags(bags: readonly TermBag[]): TermBag {
  return {
    terms: bags.flatMap(({ terms }) => terms),
    marks: bags.flatMap(({ marks }) => marks),
    words: bags.reduce((sum, { words }) => sum + words, 0),
  };
}

/** What a term of a text says of a question: words themselves, other words for them, and parts of such of several terms. */
type Said = {
  exact: { word: number; weight: number }[];
  near: { word: number; weight: number }[];
  parts: { form: number; bit: number }[];
};

/** How fully each word of a question is held by a bag: itself (`exact`) and by another word for it (`near`), 0 to 1. */
export type Matches = { exact: readonly number[]; near: readonly number[] };

/** Weight of a word that a tenth of the shop's texts hold. */
export const ONE_WORD = 2.3;

/** The words of a question ready to be matched with many bags; each bag is matched once. */
export class WordMatcher {
  readonly words: readonly AskedWord[];
  /** Σ of the words' weights, and at least that of one telling word: function words alone are no message. */
  readonly total: number;
  /** Index of the most telling word, -1 without any. */
  readonly rarest: number;
  /** Weight of the most telling word. */
  readonly heaviest: number;
  /** Share of the words' weight that is of strange ones, 0 to 1. */
  readonly strange: number;
  /** What `match` gives for a bag that holds no word. */
  readonly nothing: Matches;
  readonly #saidBy = new Map<string, Said>();
  /** 1 at the marks of the terms of `#saidBy`. */
  readonly #marked = new Uint8Array(MARKS);
  /** Of each form of several terms: its word, its weight, and a bit for each of its terms. */
  readonly #several: { word: number; weight: number; all: number }[] = [];
  /** Of each form of several terms the bits that the bag at hand holds, 0 between bags, and the forms that it holds a part of. */
  readonly #held: number[] = [];
  readonly #begun: number[] = [];
  readonly #kept = new Map<TermBag, Matches>();

  constructor(words: readonly AskedWord[]) {
    this.words = words;
    this.total = Math.max(
      ONE_WORD,
      words.reduce((sum, { weight }) => sum + weight, 0),
    );
    this.strange =
      words.reduce((sum, { weight, isStrange }) => sum + (isStrange ? weight : 0), 0) / this.total;
    this.rarest = words.reduce((best, { weight }, i) => (weight > (words[best]?.weight ?? 0) ? i : best), -1);
    this.heaviest = words[this.rarest]?.weight ?? 0;
    this.nothing = { exact: zeros(words.length), near: zeros(words.length) };
    for (const [word, { exact, near }] of words.entries()) {
      for (const [term, weight] of exact) this.#said(term).exact.push({ word, weight });
      for (const { terms, weight } of near)
        if (terms.length === 1) this.#said(terms[0]!).near.push({ word, weight });
        else this.#addSeveral([...new Set(terms)], word, weight);
    }
  }

  #said(term: string): Said {
    const known = this.#saidBy.get(term);
    if (known !== undefined) return known;
    const said: Said = { exact: [], near: [], parts: [] };
    this.#saidBy.set(term, said);
    this.#marked[markOf(term)] = 1;
    return said;
  }

  #addSeveral(terms: readonly string[], word: number, weight: number): void {
    const form = this.#several.push({ word, weight, all: 2 ** terms.length - 1 }) - 1;
    this.#held.push(0);
    for (const [i, term] of terms.entries()) this.#said(term).parts.push({ form, bit: 1 << i });
  }

  /** How fully a bag holds each word; not to be changed. */
  match(bag: TermBag): Matches {
    const kept = this.#kept.get(bag);
    if (kept !== undefined) return kept;
    const matches = this.#matchesOf(bag);
    this.#kept.set(bag, matches);
    return matches;
  }

  #matchesOf({ terms, marks }: TermBag): Matches {
    let found: { exact: number[]; near: number[] } | undefined;
    const begun = this.#begun;
    begun.length = 0;
    for (let i = 0; i < marks.length; i++) {
      if (this.#marked[marks[i]!] === 0) continue;
      const said = this.#saidBy.get(terms[i]!);
      if (said === undefined) continue;
      found ??= { exact: this.nothing.exact.slice(), near: this.nothing.near.slice() };
      const { exact, near } = found;
      for (const { word, weight } of said.exact) if (weight > exact[word]!) exact[word] = weight;
      for (const { word, weight } of said.near) if (weight > near[word]!) near[word] = weight;
      for (const { form, bit } of said.parts) {
        if (this.#held[form] === 0) begun.push(form);
        this.#held[form]! |= bit;
      }
    }
    for (const form of begun) {
      const { word, weight, all } = this.#several[form]!;
      if (this.#held[form] === all && weight > found!.near[word]!) found!.near[word] = weight;
      this.#held[form] = 0;
    }
    return found ?? this.nothing;
  }

  /** Share of the words' weight that a bag holds in the words' own forms, 0 to 1. */
  exactShare(bag: TermBag): number {
    const { exact } = this.match(bag);
    let sum = 0;
    for (let i = 0; i < exact.length; i++) sum += this.words[i]!.weight * exact[i]!;
    return sum / this.total;
  }

  /** Share of the words' weight that a bag holds in any form, 0 to 1. */
  share(bag: TermBag): number {
    const { exact, near } = this.match(bag);
    let sum = 0;
    for (let i = 0; i < exact.length; i++) sum += this.words[i]!.weight * Math.max(exact[i]!, near[i]!);
    return sum / this.total;
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
