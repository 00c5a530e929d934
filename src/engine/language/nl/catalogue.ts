import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  nor: 'noch',
  ownAnd: 'en',
  joining: 'met zonder voor van in geen niet alleen',
  besides: String.raw`accessoires?|toebehoren|\p{L}*onderdelen|navullingen`,
};
