import { partOf } from '../../language/pack.ts';

/** A kind of product: its first name, which stands for it, all its names, and what people say who need one. */
export type KindLine = { kind: string; names: readonly string[]; needs: string };

/**
 * Kinds of products with what people say who need one but do not name it ("keep soup hot till lunch"): 1,400 to 2,000 a
 * language over 47 trades, written for this project from general knowledge by authors who saw neither a shop nor a
 * question of the evaluation (docs/decisions/0015-kinds-by-need.md). None for a language without a list.
 */
export function kindLines(language: string): KindLine[] {
  const list = partOf(language, 'kinds')?.();
  if (list === undefined) return [];
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', needs = ''] = line.split(' | ');
      const names = left.split('; ');
      return { kind: names[0]!, names, needs };
    });
}
