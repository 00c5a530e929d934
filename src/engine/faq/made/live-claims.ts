import { type ProductView, pathSupports } from '../../answer/product-view.ts';
import type { Availability } from '../../catalog/product.ts';
import type { MessageKey } from '../../language/answer-messages.ts';
import type { Claim } from '../../say/answer.ts';
import { fact } from '../../say/claims.ts';
import { formatMoney } from '../../say/format.ts';
import type { Voice } from '../../say/voice.ts';

/** What a product costs now; `undefined` where its row has no price. */
export function priceClaim(view: ProductView, voice: Voice): Claim | undefined {
  const { price, title } = view.product;
  if (price === undefined) return undefined;
  const slots = { product: title, price: formatMoney(price, voice.locale) };
  return fact(voice, 'price', slots, pathSupports(view, ['title', 'price']));
}

const states: Readonly<Record<Exclude<Availability, 'unknown'>, MessageKey>> = {
  in_stock: 'stock_in_stock',
  out_of_stock: 'stock_out_of_stock',
  preorder: 'stock_preorder',
  backorder: 'stock_backorder',
  discontinued: 'stock_discontinued',
};

/** Whether a product can be had now; `undefined` where nobody knows. */
export function stockClaim(view: ProductView, voice: Voice): Claim | undefined {
  const { availability, title } = view.product;
  if (availability === 'unknown') return undefined;
  return fact(voice, states[availability], { product: title }, pathSupports(view, ['title', 'availability']));
}
