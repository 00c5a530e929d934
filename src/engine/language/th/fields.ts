import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  size: 'ขนาด',
  color: 'สี',
};
