import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  buying: 'στο καλάθι',
  stock: {
    out_of_stock: 'εξαντλ|μη διαθέσιμο',
    in_stock: 'διαθέσιμο',
  },
  skuLabels: [[5, 'κωδικός(?: προϊόντος)?']],
};
