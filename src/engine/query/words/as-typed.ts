import { foldAccents } from '../../text/characters/fold.ts';
import type { Correction } from './correct-query.ts';

/**
 * Words of a corrected query as the shopper typed them, for repeating them in quotation marks: what was corrected is
 * told apart by its spelling, case aside.
 */
export function asTyped(
  words: readonly string[],
  corrections: readonly Pick<Correction, 'from' | 'to'>[],
): string[] {
  const typed = new Map(corrections.map(({ from, to }) => [keyOf(to), from]));
  return words.map((word) => typed.get(keyOf(word)) ?? word);
}

function keyOf(word: string): string {
  return foldAccents(word.toLowerCase());
}
