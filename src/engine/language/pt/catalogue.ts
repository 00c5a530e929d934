import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  and: 'e',
  or: 'ou',
};
