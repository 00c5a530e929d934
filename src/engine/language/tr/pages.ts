import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'benzer ürünler',
  buying: 'sepete ekle',
  notifying: 'tükendi|haber ver',
  stock: {
    out_of_stock: 'tükendi|stokta yok',
    in_stock: 'stokta',
  },
  skuLabels: [[5, 'ürün kodu|stok kodu']],
};
