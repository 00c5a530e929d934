import type { Product } from '../../src/engine/catalog/product.ts';

/** A fixed generator (Numerical Recipes' constants), so that every run sends the same. */
export function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Queries no two of which are alike: two to four neighbouring words of a title, some with a limit of price or a brand. */
export function distinctQueries(products: readonly Product[], count: number, seed: number): string[] {
  const random = generator(seed);
  const queries = new Set<string>();
  while (queries.size < count) {
    const { title, brand } = products[random(products.length)]!;
    const words = title
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => /^[\p{L}\p{N}-]{3,}$/u.test(word));
    const length = 2 + random(3);
    const from = random(Math.max(1, words.length - length + 1));
    const text = words.slice(from, from + length).join(' ');
    if (text === '') continue;
    const kind = random(8);
    if (kind === 0) queries.add(`${text} under $${20 + random(980)}`);
    else queries.add(kind === 1 && brand !== undefined ? `${brand.toLowerCase()} ${text}` : text);
  }
  return [...queries];
}

/** Draws from a list as shoppers do: the n-th most popular query 1/n times as often as the first (Zipf). */
export function drawnByZipf(queries: readonly string[], count: number, seed: number): string[] {
  const random = generator(seed);
  const cumulated: number[] = [];
  for (const i of queries.keys()) cumulated.push((cumulated[i - 1] ?? 0) + 1 / (i + 1));
  const sum = cumulated.at(-1) ?? 0;
  return Array.from({ length: count }, () => {
    const at = (random(1_000_000) / 1_000_000) * sum;
    return queries[cumulated.findIndex((until) => until > at)]!;
  });
}

/** Queries that nobody should send, by what is odd about them. */
export const oddQueries: Readonly<Record<string, string>> = {
  'one word of 4,000 characters': 'x'.repeat(4_000),
  '4,000 characters of one word again and again': 'laptop '.repeat(571).trim(),
  'regular expression bait': `${'(a+)+'.repeat(300)}$`,
  'spaces and signs': `${' \t.'.repeat(1_300)}!`,
  'right to left and mixed scripts': 'حقيبة لابتوب سوداء laptop 笔记本电脑 ноутбук '.repeat(20),
  'only stop words': 'the of and to a in for is on that by this with '.repeat(20),
  'only punctuation': '?!…—()[]{}<>/\\|'.repeat(200),
  'fifty constraint words':
    'under $50 red blue black cotton leather size m size xl new cheap 4 gb 15 inch '.repeat(5),
  'numbers and units': '1 2 3 4 gb 15 inch 2.4 ghz 500 g 12 v 3 m '.repeat(40),
  'many brands': 'kensington lenovo hp dell apple samsung logitech belkin targus philips '.repeat(20),
  'the commonest words': 'black white product colour width height depth weight',
  'mistyped words': 'latpop chrager keybord moniter hedphones pirnter cabel adpater '.repeat(8),
};
