import { everyPart } from '../../language/pack.ts';

const layouts = everyPart('text').flatMap(([, { keyboard }]) => (keyboard ? [keyboard] : []));

/** The words that the same keys give in the layouts of other scripts, either way; empty when a key is missing. */
export function swapLayout(word: string): string[] {
  const found: string[] = [];
  const lower = word.toLowerCase();
  for (const [latin, other] of layouts)
    for (const [from, to] of [
      [latin, other],
      [other, latin],
    ] as const) {
      const swapped = Array.from(lower, (letter) => to[from.indexOf(letter)] ?? '').join('');
      if (swapped.length === lower.length && swapped !== lower && /^\p{L}+$/u.test(swapped))
        found.push(swapped);
    }
  return found;
}
