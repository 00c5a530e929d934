import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  size: 'साइज़',
  sizePart: 'साइज',
  color: 'रंग',
};
