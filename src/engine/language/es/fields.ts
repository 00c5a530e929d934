import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'sí|si',
  size: 'talla',
  included: 'incluid[oa]s?',
  electric: 'pilas|recargable',
  passing: 'agotad[oa]|en stock|sin existencias|descuento|envío gratis|próximo lote',
  notLabels: 'referencia código',
  units: 'años=year meses=month días=day',
};
