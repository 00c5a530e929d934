import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  otherProducts: 'похожие|с этим товаром',
  buying: 'в корзину|купить',
  notifying: 'сообщить о',
  oldPriceUnspaced: 'старая цена',
  stockLabel: 'наличие',
  stock: {
    out_of_stock: 'нет в наличии|распродан',
    in_stock: 'в наличии',
  },
  phone: 'телефон',
  skuLabels: [[5, 'артикул|код товара']],
};
