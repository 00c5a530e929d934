import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: '質問する',
  search: '商品を検索',
};
