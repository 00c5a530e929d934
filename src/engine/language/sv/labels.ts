import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Ställ en fråga',
  search: 'Sök produkter',
};
