import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Zadaj pytanie',
  search: 'Szukaj produktów',
};
