import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: '질문하기',
  search: '상품 검색',
};
