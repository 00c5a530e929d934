/** One product of a made-up shop in which two words may name the same thing. */
export type WordProduct = {
  id: string;
  title: string;
  description: string;
  brand: string;
  category: string;
  cents: number;
};

const names = 'Verona Aston Milton Harlow Capri Delft Orla Soren Tavi Wick Brio Nolan Petra'.split(' ');
const looks = ['soft', 'folded', 'stitched', 'plain', 'embossed'];
const brands = ['Acme', 'Borea', 'Cando'];
const at = <T>(list: readonly T[], i: number): T => list[i % list.length]!;

function product(i: number, noun: string, category: string, description: string): WordProduct {
  const title = `${at(names, i >> 1)} ${at(looks, i >> 2)} ${noun}`;
  return {
    id: `${noun}-${i}`,
    title,
    description: `${description} Batch ${i}.`,
    brand: at(brands, i),
    category,
    cents: 2000 + i,
  };
}

/** 160 wallets, half of them titled billfold; a third says the other word in its text. 40 belts beside them. */
export function walletShop(): WordProduct[] {
  const category = 'Accessories > Leather goods';
  const wallets = Array.from({ length: 160 }, (_, i) => {
    const [own, other] = i % 2 === 0 ? ['wallet', 'billfold'] : ['billfold', 'wallet'];
    return product(i, own!, category, i % 3 === 0 ? `A slim ${other} for every pocket.` : 'Made to last.');
  });
  const belts = Array.from({ length: 40 }, (_, i) => product(i, 'belt', category, 'With a steel buckle.'));
  return [...wallets, ...belts];
}

/** Forks and spoons of one department, alike in everything, whose texts mention each other and knives beside them. */
export function cutleryShop(): WordProduct[] {
  const category = 'Table > Cutlery';
  const pairs = Array.from({ length: 160 }, (_, i) => {
    const [own, other] = i % 2 === 0 ? ['fork', 'spoon'] : ['spoon', 'fork'];
    return product(
      i,
      own!,
      category,
      i % 3 === 0 ? `Goes with our ${other} and our knife.` : 'Made to last.',
    );
  });
  const knives = Array.from({ length: 40 }, (_, i) => product(i, 'knife', category, 'Keeps its edge.'));
  return [...pairs, ...knives];
}

/** The product as an import takes it. */
export function wireWordProduct({ id, title, description, brand, category, cents }: WordProduct) {
  const price = { amount: cents, currency: 'USD' };
  return { product_id: id, title, description, brand, categories: [category], price };
}
