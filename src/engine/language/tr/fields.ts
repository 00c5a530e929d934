import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  size: 'beden',
  color: 'renk',
};
