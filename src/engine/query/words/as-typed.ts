import { foldAccents } from '../../text/characters/fold.ts';
import type { Correction } from './correct-query.ts';

/**
 * Words of a corrected query as the shopper typed them, for repeating them in quotation marks: what was corrected is
 * told apart by its spelling. Case aside, the order stays; a word that was taken for two comes back once.
 */
export function asTyped(
  words: readonly string[],
  corrections: readonly Pick<Correction, 'from' | 'to'>[],
): string[] {
  const typed = new Map<string, string>();
  for (const { from, to } of corrections) for (const part of to.split(' ')) typed.set(keyOf(part), from);
  const said = words.map((word) => typed.get(keyOf(word)) ?? word);
  return said.filter((word, i) => word === words[i] || word !== said[i - 1]);
}

function keyOf(word: string): string {
  return foldAccents(word.toLowerCase());
}
