import { lexiconOf } from '../../../language/asks-of.ts';
import { surelyAbout } from '../../../meaning/intents/intents-of.ts';
import type { Claim } from '../../../say/answer.ts';
import { fact } from '../../../say/claims.ts';
import { formatMoney } from '../../../say/format.ts';
import type { Voice } from '../../../say/voice.ts';
import { emptyBag } from '../../asked/asked-words.ts';
import { type ProductView, pathSupports } from '../../product-view.ts';
import { wordsOfPatterns } from './pattern-words.ts';
import type { ProposeOfProduct } from './proposing.ts';

/** What a product costs now; `undefined` where its row has no price. */
export function priceClaim(view: ProductView, voice: Voice): Claim | undefined {
  const { price, title } = view.product;
  if (price === undefined) return undefined;
  const slots = { product: title, price: formatMoney(price, voice.locale) };
  return fact(voice, 'price', slots, pathSupports(view, ['title', 'price']));
}

/** Whether a product can be had now; `undefined` where nobody knows. */
export function stockClaim(view: ProductView, voice: Voice): Claim | undefined {
  const { availability, title } = view.product;
  if (availability === 'unknown') return undefined;
  const support = pathSupports(view, ['title', 'availability']);
  return fact(voice, `stock_${availability}`, { product: title }, support);
}

/** What a claim says, for whoever asks for it in the words of the language or means it. */
function livePieces(
  kind: 'price' | 'stock',
  claimOf: (view: ProductView, voice: Voice) => Claim | undefined,
  meant: 'thing_price' | 'thing_available',
): ProposeOfProduct {
  const about = { own: surelyAbout([meant]) };
  return ({ view }, { bagOf, voice, piece }) => {
    const claim = claimOf(view, voice);
    if (claim === undefined) return [];
    const key = bagOf(wordsOfPatterns(lexiconOf(voice.language)[kind]));
    return [piece(kind, claim.text, { own: emptyBag, key, about }, { claims: () => [claim] })];
  };
}

/** What a product costs. */
export const pricePieces = livePieces('price', priceClaim, 'thing_price');

/** Whether a product can be had, where that is known. */
export const stockPieces = livePieces('stock', stockClaim, 'thing_available');
