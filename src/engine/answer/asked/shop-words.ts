import { kept } from '../../../memo/kept.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { editDistance } from '../../text/spelling/edit-distance.ts';
import { startingWith } from '../../text/spelling/starting-with.ts';

/** A word that a shop's texts hold. */
export type ShopWord = { word: string; term: string; frequency: number };

/** Least letters of a word that is looked for inside others, and of what is found there. */
const SHORTEST_PART = 4;
/** From so many letters on a word shares its stem with others of the same start. */
const SHORTEST_STEM = 5;
const SHORTEST_CORRECTED = 4;
/** A shorter word is another only where it starts alike. */
const SURE_START = 6;
const TWO_EDITS_FROM = 8;
const SECOND_EDIT = 0.35;
const SAME_START = 1.2;

/** The words of a shop's pages and products, ready to be asked which of them are like a word. */
export class ShopWords {
  readonly #byLength: ReadonlyMap<number, readonly ShopWord[]>;
  readonly #sorted: readonly ShopWord[];
  readonly #reversed: readonly { reversed: string; entry: ShopWord }[];
  readonly #byWord: ReadonlyMap<string, ShopWord>;
  /** A message's word is asked for twice, and shoppers mistype alike. */
  readonly #corrected = kept({ most: 1_000, longest: 40 }, (folded) => this.#like(folded));

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
    this.#byLength = Map.groupBy(this.#sorted, ({ word }) => word.length);
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
    if (folded.length >= SHORTEST_STEM) {
      const stem = folded.slice(0, SHORTEST_STEM + Math.floor((folded.length - SHORTEST_STEM) / 3));
      for (const entry of startingWith(this.#sorted, stem, ({ word }) => word)) found.add(entry);
    }
    return [...found].filter(({ word }) => word !== folded && word.length >= SHORTEST_PART);
  }

  /** The likeliest words for one that the shop does not hold, best first, two at most: one edit away, from eight letters on two. */
  corrections(word: string): readonly ShopWord[] {
    return this.#corrected(foldAccents(word));
  }

  #like(folded: string): readonly ShopWord[] {
    if (folded.length < SHORTEST_CORRECTED || /\p{N}/u.test(folded)) return [];
    const most = folded.length >= TWO_EDITS_FROM ? 2 : 1;
    const found: { entry: ShopWord; score: number }[] = [];
    for (
      let length = Math.max(SHORTEST_CORRECTED, folded.length - most);
      length <= folded.length + most;
      length++
    )
      for (const entry of this.#byLength.get(length) ?? []) {
        const distance = editDistance(folded, entry.word, most);
        if (distance === 0 || distance > most) continue;
        if (folded.length < SURE_START && entry.word[0] !== folded[0]) continue;
        const prior = Math.log(1 + entry.frequency) * (distance === 1 ? 1 : SECOND_EDIT);
        found.push({ entry, score: prior * (entry.word[0] === folded[0] ? SAME_START : 1) });
      }
    found.sort((a, b) => b.score - a.score || (a.entry.word < b.entry.word ? -1 : 1));
    return found.slice(0, 2).map(({ entry }) => entry);
  }
}
