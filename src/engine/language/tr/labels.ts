import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Soru sorun',
  search: 'Ürün ara',
};
