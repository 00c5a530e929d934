import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'おすすめ|関連|この商品を',
  buying: 'カートに(?:入れる|追加)|購入(?:する|手続き)',
  preordering: '予約',
  notifying: '再入荷|売り切れ|在庫切れ|品切れ',
  oldPriceUnspaced: '定価|通常価格|希望小売価格|メーカー価格',
  otherAmountUnspaced: '送料|ポイント|税抜|割引|以上',
  amountAfter: 'ポイント|以上',
  currentPriceUnspaced: '販売価格|価格|特価|セール価格',
  stockLabel: '在庫',
  stock: {
    preorder: '予約(?:受付|販売)|入荷予定',
    backorder: 'お取り寄せ',
    out_of_stock: '在庫切れ|在庫なし|売り切れ|売切|品切れ|完売',
    in_stock: String.raw`在庫(?:あり|有|\s*[::]?\s*\d)|残り\s?\d|即納`,
  },
  phone: '電話',
  priceNames: 'kakaku',
  stockNames: 'zaiko',
  skuLabels: [[6, '商品番号|商品コード|品番|型番|製品番号|注文番号']],
  oldPriceNames: 'teika',
};
