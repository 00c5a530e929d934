import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'true|yes|y',
  no: 'false|no|n',
  size: 'sizes?',
  sizePart: 'size',
  color: 'colou?rs?',
  included: 'included',
};
