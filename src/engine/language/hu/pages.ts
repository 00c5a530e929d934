import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'kosárba',
  stock: {
    out_of_stock: 'elfogyott|nincs raktáron',
    in_stock: 'raktáron',
  },
  none: 'nincs',
  skuLabels: [[5, 'cikkszám']],
};
