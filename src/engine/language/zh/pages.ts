import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: '相关|推荐',
  buying: '加入购物车|加入購物車|立即购买',
  notifying: '到货通知|缺货',
  oldPriceUnspaced: '原价|市场价|原價',
  otherAmountUnspaced: '运费|積分',
  stockLabel: '库存',
  stock: {
    out_of_stock: '缺货|售罄|无货|無貨',
    in_stock: '有货|现货',
  },
  skuLabels: [[6, '货号|商品编号|商品編號|貨號']],
};
