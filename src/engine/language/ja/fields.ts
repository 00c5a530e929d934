import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'はい',
  no: 'いいえ',
  size: 'サイズ',
  color: '色|カラー',
};
