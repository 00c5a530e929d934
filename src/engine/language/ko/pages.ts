import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: '관련 상품',
  buying: '장바구니',
  notifying: '품절',
  stock: {
    out_of_stock: '품절|일시품절',
    in_stock: '재고 있음',
  },
  skuLabels: [[6, '상품코드|상품번호']],
};
