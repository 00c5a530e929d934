import type { ColumnWords } from '../column-words.ts';

export const columns: ColumnWords = {
  names: {
    title: '20 nazwa',
    description: '10 opis',
    brand: '10 producent',
    price: '19 cena',
  },
  likeNames: { price: 'cena', description: 'opis' },
};
