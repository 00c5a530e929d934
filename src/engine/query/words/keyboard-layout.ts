/** Keys of the Latin layout and what the same keys type in another one. */
const layouts: readonly (readonly [latin: string, other: string])[] = [
  ["qwertyuiop[]asdfghjkl;'zxcvbnm,.", 'йцукенгшщзхъфывапролджэячсмитьбю'],
  ['qwertyuiopasdfghjklzxcvbnm', ';ςερτυθιοπασδφγηξκλζχψωβνμ'],
  ["qwertyuiopasdfghjkl;'zxcvbnm,.", "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ"],
];

/** The words that the same keys give in the layouts of Russian, Greek and Hebrew, either way; empty when a key is missing. */
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
