import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'liknande|andre (?:kjøpte|købte)',
  buying: 'legg i handlekurv',
  oldPrice: 'tidligere|før',
  stock: {
    out_of_stock: 'utsolgt|ikke på lager',
    in_stock: 'på lager',
  },
  skuLabels: [[1, String.raw`varenummer|varenr\.?`]],
};
