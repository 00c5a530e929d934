import { foldAccents } from '../../text/characters/fold.ts';
import { buildSpelling, findCandidates, type SpellingIndex } from '../../text/spelling/spelling.ts';
import { startingWith } from '../../text/spelling/starting-with.ts';

/** A word that a shop's texts hold. */
export type ShopWord = { word: string; term: string; frequency: number };

/** Least letters of a word that is looked for inside others, and of what is found there. */
const SHORTEST_PART = 4;
/** From so many letters on a word shares its stem with others of the same start. */
const SHORTEST_STEM = 5;
const MOST_CORRECTIONS = 2;
/** A shorter word is another only where it starts alike. */
const SURE_START = 6;

/** The words of a shop's pages and products, ready to be asked which of them are like a word. */
export class ShopWords {
  readonly #sorted: readonly ShopWord[];
  readonly #reversed: readonly { reversed: string; entry: ShopWord }[];
  readonly #byWord: ReadonlyMap<string, ShopWord>;
  readonly #spelling: SpellingIndex;

  constructor(words: Iterable<ShopWord>) {
    const byWord = new Map<string, ShopWord>();
    for (const entry of words) {
      const word = foldAccents(entry.word);
      const known = byWord.get(word);
      if (known === undefined || known.frequency < entry.frequency) byWord.set(word, { ...entry, word });
    }
    this.#byWord = byWord;
    this.#sorted = [...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
    this.#reversed = this.#sorted
      .map((entry) => ({ reversed: [...entry.word].reverse().join(''), entry }))
      .sort((a, b) => (a.reversed < b.reversed ? -1 : 1));
    const spelled = this.#sorted.map(({ word, frequency }) => ({ word, documentFrequency: frequency }));
    this.#spelling = buildSpelling(spelled);
  }

  /** Words that begin or end with a word, that begin or end it, or that share its start; the word itself is not among them. */
  kin(word: string): ShopWord[] {
    const folded = foldAccents(word);
    if (folded.length < SHORTEST_PART) return [];
    const found = new Set<ShopWord>();
    for (const entry of startingWith(this.#sorted, folded, ({ word }) => word)) found.add(entry);
    const reversed = [...folded].reverse().join('');
    for (const { entry } of startingWith(this.#reversed, reversed, (each) => each.reversed)) found.add(entry);
    for (let length = SHORTEST_PART; length < folded.length; length++) {
      for (const part of [folded.slice(0, length), folded.slice(-length)]) {
        const entry = this.#byWord.get(part);
        if (entry) found.add(entry);
      }
    }
    // A name with a digit has no other forms: `Internet2` is not "internal".
    if (folded.length >= SHORTEST_STEM && !/\p{Nd}/u.test(folded)) {
      const stem = folded.slice(0, SHORTEST_STEM + Math.floor((folded.length - SHORTEST_STEM) / 3));
      for (const entry of startingWith(this.#sorted, stem, ({ word }) => word)) found.add(entry);
    }
    return [...found].filter(({ word }) => word !== folded && word.length >= SHORTEST_PART);
  }

  /** The likeliest words for one that the shop does not hold, best first, two at most: one edit away, from eight letters on two. */
  corrections(word: string): readonly ShopWord[] {
    const found = findCandidates(this.#spelling, word).filter(
      ({ distance, word: own }) =>
        distance > 0 && (word.length >= SURE_START || own[0] === word[0]) && own.length >= SHORTEST_PART,
    );
    return found.slice(0, MOST_CORRECTIONS).map(({ word: own }) => this.#byWord.get(own)!);
  }
}
