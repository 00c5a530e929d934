import type { ColumnWords } from '../column-words.ts';

export const columns: ColumnWords = {
  names: {
    title: '17 nome',
    description: '8 descrizione',
    price: '17 prezzo',
    currency: '7 valuta',
  },
  likeNames: { price: 'prezzo' },
  options: 'colore|taglia',
  stock: { out_of_stock: 'esaurito' },
};
