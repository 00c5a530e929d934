import { languageOf } from '../../language/locale-lookup.ts';
import { mentionedConcepts } from '../../meaning/thesaurus.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { analyze } from '../../text/terms/analyze.ts';
import { isStopWord } from '../../text/words/stop-words.ts';

/** A word of a text with everything that the same word elsewhere may be known by. */
export type Word = {
  start: number;
  end: number;
  /** As written. */
  raw: string;
  /** Stem, spelling without accents, and the stem of that. */
  keys: readonly string[];
  /** Stems of the parts of a compound. */
  parts: readonly string[];
  /** Things and topics that it names, alone or with its neighbours, in any language. */
  concepts: readonly number[];
  isStop: boolean;
};

/** Words of a text in order, numbers left out; `isWord` knows the parts of compounds. */
export function wordsIn(text: string, locale: string, isWord: (word: string) => boolean): Word[] {
  const language = languageOf(locale);
  const found: (Word & { keys: string[]; parts: string[]; concepts: number[] })[] = [];
  let last = -1;
  for (const { term, start, end, weight, position } of analyze(text, locale, { isWord })) {
    if (term.startsWith('q:') || /^\p{N}/u.test(term)) {
      last = position;
      continue;
    }
    const word = found.at(-1);
    if (position === last && word !== undefined && start < word.end) {
      (weight === 0.6 ? word.parts : word.keys).push(term);
      continue;
    }
    last = position;
    const raw = text.slice(start, end);
    found.push({
      start,
      end,
      raw,
      keys: [term, foldAccents(term)],
      parts: [],
      concepts: [],
      isStop: isStopWord(raw.toLowerCase(), language) || /^\p{L}$/u.test(raw),
    });
  }
  const phrase = found.map(({ keys }) => keys[0]!);
  for (const { from, to, concepts } of mentionedConcepts(phrase, locale))
    for (const word of found.slice(from, to))
      if (!word.isStop || to - from > 1) word.concepts.push(...concepts);
  return found;
}

/** Words of texts, looked up by any of their forms. */
export type WordBag = {
  keys: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
  /** Stems by their first letters: "deliver" is in "delivery". */
  beginnings: ReadonlyMap<string, readonly string[]>;
};

const BEGINNING = 4;

/** Makes words ready to be looked up. */
export function wordBag(words: readonly Word[]): WordBag {
  const keys = new Set(words.flatMap((word) => [...word.keys, ...word.parts]));
  const long = [...keys].filter(({ length }) => length >= BEGINNING);
  return {
    keys,
    concepts: new Set(words.flatMap((word) => word.concepts)),
    beginnings: Map.groupBy(long, (key) => key.slice(0, BEGINNING)),
  };
}

/** How surely a bag holds a word: 1 the word, .9 a part of a compound or a kindred form, .8 another name of the thing, else 0. */
export function heldBy(bag: WordBag, word: Word): number {
  if (word.keys.some((key) => bag.keys.has(key))) return 1;
  if (word.parts.some((part) => bag.keys.has(part))) return 0.9;
  if (word.keys.some((key) => hasKin(bag, key))) return 0.9;
  return word.concepts.some((concept) => bag.concepts.has(concept)) ? 0.8 : 0;
}

/** Whether a word has a common beginning of five letters, and of two thirds of the longer one, with a word of the bag. */
function hasKin({ beginnings }: WordBag, key: string): boolean {
  const others = key.length < 5 ? undefined : beginnings.get(key.slice(0, BEGINNING));
  return (
    others?.some((other) => {
      let shared = BEGINNING;
      while (shared < key.length && key[shared] === other[shared]) shared++;
      return shared >= 5 && shared >= (2 / 3) * Math.max(key.length, other.length);
    }) ?? false
  );
}
