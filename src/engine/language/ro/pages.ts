import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'adaugă în coș',
  stock: {
    out_of_stock: 'stoc epuizat',
    in_stock: 'în stoc',
  },
  skuLabels: [[5, 'cod produs']],
};
