import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  size: 'المقاس',
  sizePart: 'مقاس',
  color: 'اللون',
};
