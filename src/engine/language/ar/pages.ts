import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'أضف إلى',
  stock: {
    out_of_stock: 'غير متوفر',
    in_stock: 'متوفر',
  },
};
