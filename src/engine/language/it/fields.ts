import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'si',
  size: 'taglia',
  color: 'colore',
  included: 'incluso',
  passing: 'esaurito|sconto|spedizione gratuita',
  units: 'anni=year mesi=month giorni=day',
};
