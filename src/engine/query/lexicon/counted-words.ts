import type { CountId } from '../../language/concepts/attribute-concepts.ts';
import { counts } from '../../language/concepts/counts.ts';
import { wordsOfAll } from '../../language/pack.ts';

/** Words for the same counted thing, as catalogues and shoppers write them; without accents. */
const GROUPS = (Object.keys(counts) as CountId[]).map((id) => [
  ...wordsOfAll('catalogue', ({ counted }) => counted?.[id]),
]);

const all = new Set(GROUPS.flat());

/** Whether a word names something that products are counted by. */
export function isCountedWord(word: string): boolean {
  return all.has(word);
}

/** A counted word with the others that mean the same; any other word alone. */
export function sameCounted(word: string): readonly string[] {
  return GROUPS.find((words) => words.includes(word)) ?? [word];
}
