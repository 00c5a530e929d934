import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'הוסף לסל',
  stock: {
    out_of_stock: 'אזל',
    in_stock: 'במלאי',
  },
};
