import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: '예',
  no: '아니요',
  size: '사이즈',
  color: '색상',
};
