import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'ja',
  size: 'maat',
  color: 'kleur',
  included: 'meegeleverd',
  passing: 'uitverkocht|op voorraad|korting',
  units: 'jaar=year maanden=month dagen=day',
};
