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

const about = { own: surelyAbout(['thing_price']) };

/** What a product costs now; `undefined` where its row has no price. */
export function priceClaim(view: ProductView, voice: Voice): Claim | undefined {
  const { price, title } = view.product;
  if (price === undefined) return undefined;
  const slots = { product: title, price: formatMoney(price, voice.locale) };
  return fact(voice, 'price', slots, pathSupports(view, ['title', 'price']));
}

/** What a product costs, for whoever asks for a price in the words of the language. */
export const pricePieces: ProposeOfProduct = ({ view }, { bagOf, voice, piece }) => {
  const claim = priceClaim(view, voice);
  if (claim === undefined) return [];
  const key = bagOf(wordsOfPatterns(lexiconOf(voice.language).price));
  return [piece('price', claim.text, { own: emptyBag, key, about }, { claims: () => [claim] })];
};
