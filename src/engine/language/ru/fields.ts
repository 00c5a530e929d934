import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'да',
  no: 'нет',
  size: 'размер',
  color: 'цвет',
};
