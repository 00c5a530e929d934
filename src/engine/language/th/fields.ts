import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'ใช่|มี',
  no: 'ไม่ใช่|ไม่มี',
  empty: 'ไม่ระบุ',
  size: 'ขนาด|ไซส์|ไซซ์',
  color: 'สี',
};
