import type { FieldWords } from '../field-words.ts';

export const fields: FieldWords = {
  yes: 'oui',
  no: 'non',
  empty: String.raw`s\/o`,
  size: 'taille',
  color: 'couleur',
  included: 'inclus',
  passing: 'rupture de stock|remise|livraison gratuite',
  notLabels: 'code-barres',
  units: 'ans=year mois=month jours=day',
};
