import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'ถามคำถาม',
  search: 'ค้นหาสินค้า',
};
