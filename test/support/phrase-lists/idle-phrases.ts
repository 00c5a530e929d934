import { isDeepStrictEqual } from 'node:util';
import { foldAccents } from '../../../src/engine/text/characters/fold.ts';
import { kept } from '../../../src/memo/kept.ts';

/** A phrase as it stands in a list; `means` tells it from others of its list that stand for another thing. */
export type Phrase = { text: string; means?: string };

/** A list of a language's folder with what reads it: what is found in a text by some of its phrases. */
export type PhraseList = {
  /** Tag, file and member: `de asks.shows.price`. */
  name: string;
  phrases: readonly Phrase[];
  read: (phrases: readonly Phrase[], text: string) => unknown;
};

/** Texts that hold a phrase: as it stands, with letters for its stars, and before a word that has an accent. */
function examplesOf({ text }: Phrase): string[] {
  const bare = text.replaceAll('*', '').trim();
  return [...new Set([bare, text.replaceAll('*', 'qz').trim(), `${bare} qé`])];
}

/** The phrases without which every example made of them is read as before, the last first: of two alike the first stays. */
export function idlePhrases({ phrases, read }: PhraseList): Phrase[] {
  let left = phrases;
  for (const phrase of phrases.toReversed()) {
    const without = left.filter((other) => other !== phrase);
    if (examplesOf(phrase).every((text) => isDeepStrictEqual(read(left, text), read(without, text))))
      left = without;
  }
  return phrases.filter((phrase) => !left.includes(phrase));
}

export type Leaf = readonly [path: string, text: string];

/** The texts below a value, each with the members that lead to it. */
export function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, path === '' ? name : `${path}.${name}`),
  );
}

/** The phrases of a list that is written with `|`; what a name of money stands for is written behind it. */
export const phrasesOf = (list: string): Phrase[] =>
  list.split('|').map((entry) => {
    const [text = '', means] = entry.split('=');
    return means === undefined ? { text } : { text, means };
  });
/** Such a list of some phrases. */
export const listOf = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => text).join('|');

const folded = kept({ most: 20_000, longest: 1_000 }, (text) =>
  foldAccents(text.normalize('NFKC').toLowerCase()),
);

/** Those of which every part between stars stands in a text, whatever its accents: no other can be found in it. */
export function within(phrases: readonly Phrase[], text: string): readonly Phrase[] {
  const whole = folded(text);
  return phrases.filter((phrase) =>
    folded(phrase.text)
      .split('*')
      .every((part) => whole.includes(part)),
  );
}
