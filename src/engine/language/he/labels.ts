import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'שאלו שאלה',
  search: 'חיפוש מוצרים',
};
