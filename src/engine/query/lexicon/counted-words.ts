import type { CountedName } from '../../language/catalogue-words.ts';
import { wordsOfAll } from '../../language/pack.ts';

const names: readonly CountedName[] = [
  'person',
  'seat',
  'piece',
  'sunscreen',
  'port',
  'core',
  'player',
  'door',
  'drawer',
  'page',
];

/** Words for the same counted thing, as catalogues and shoppers write them; without accents. */
const GROUPS = names.map((name) => [...wordsOfAll('catalogue', ({ counted }) => counted?.[name])]);

const all = new Set(GROUPS.flat());

/** Whether a word names something that products are counted by. */
export function isCountedWord(word: string): boolean {
  return all.has(word);
}

/** A counted word with the others that mean the same; any other word alone. */
export function sameCounted(word: string): readonly string[] {
  return GROUPS.find((words) => words.includes(word)) ?? [word];
}
