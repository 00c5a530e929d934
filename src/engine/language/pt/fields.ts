import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'sim',
  no: 'não|nao',
  empty: 'não informado|não se aplica|não aplicável|a definir',
  size: 'tamanho|numeração',
  color: 'cor',
  included: 'inclu[ií]d[oa]s?|inclus[oa]s?',
  electric: 'pilhas|recarregável|bivolt|tomada|voltagem',
  passing: 'esgotad[oa]|desconto|frete grátis|portes grátis|em estoque|em stock|sem estoque|promoção',
  notLabels: 'referência código',
  units: 'anos=year meses=month dias=day',
};
