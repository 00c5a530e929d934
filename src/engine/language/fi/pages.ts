import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'lisää ostoskoriin',
  stock: {
    out_of_stock: 'loppu',
    in_stock: 'varastossa',
  },
  skuLabels: [[1, 'tuotenumero']],
};
