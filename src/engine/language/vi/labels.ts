import type { Labels } from '../labels.ts';

export const labels: Labels = {
  ask: 'Đặt câu hỏi',
  search: 'Tìm sản phẩm',
};
