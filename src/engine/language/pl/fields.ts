import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'tak',
  no: 'nie',
  size: 'rozmiar',
  color: 'kolor',
  passing: 'wyprzedan|rabat|darmowa dostawa',
  units: 'lat=year',
};
