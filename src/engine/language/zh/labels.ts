import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: '提问',
  search: '搜索商品',
};
