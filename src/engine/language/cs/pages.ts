import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'v košíku|do košíku',
  stock: {
    out_of_stock: 'vyprodáno|není skladem',
    in_stock: 'skladem',
  },
  skuLabels: [[5, 'kód(?: (?:produktu|zboží))?']],
};
