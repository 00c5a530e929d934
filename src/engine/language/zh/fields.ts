import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: '是',
  no: '否',
  size: '尺码',
  color: '颜色',
};
