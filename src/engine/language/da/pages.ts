import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'læg i kurv',
  oldPrice: 'tidligere|før',
  stock: {
    out_of_stock: 'ej i lager|udsolgt',
    in_stock: 'på lager',
  },
};
