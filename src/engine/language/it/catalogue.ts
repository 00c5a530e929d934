import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  joining: 'con senza in da per non solo',
  and: 'e',
  besides: 'accessori(?:o)?|ricambi(?:o)?|pezzi di ricambio|ricariche',
  or: 'o',
};
