import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'sim',
  no: 'não',
  size: 'tamanho',
  color: 'cor',
  passing: 'esgotad[oa]|desconto|frete grátis',
  units: 'anos=year dias=day',
};
