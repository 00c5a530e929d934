import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Pune o întrebare',
  search: 'Caută produse',
};
