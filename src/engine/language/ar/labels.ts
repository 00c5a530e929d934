import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'اطرح سؤالاً',
  search: 'ابحث عن منتجات',
};
