import { lexiconOf } from '../../../language/asks-of.ts';
import { surelyAbout } from '../../../meaning/intents/intents-of.ts';
import type { Claim } from '../../../say/answer.ts';
import { fact } from '../../../say/claims.ts';
import type { Voice } from '../../../say/voice.ts';
import { emptyBag } from '../../asked/asked-words.ts';
import { type ProductView, pathSupports } from '../../product-view.ts';
import { wordsOfPatterns } from './pattern-words.ts';
import type { ProposeOfProduct } from './proposing.ts';

const about = { own: surelyAbout(['thing_available']) };

/** Whether a product can be had now; `undefined` where nobody knows. */
export function stockClaim(view: ProductView, voice: Voice): Claim | undefined {
  const { availability, title } = view.product;
  if (availability === 'unknown') return undefined;
  const support = pathSupports(view, ['title', 'availability']);
  return fact(voice, `stock_${availability}`, { product: title }, support);
}

/** Whether a product can be had, where that is known. */
export const stockPieces: ProposeOfProduct = ({ view }, { bagOf, voice, piece }) => {
  const claim = stockClaim(view, voice);
  if (claim === undefined) return [];
  const key = bagOf(wordsOfPatterns(lexiconOf(voice.language).stock));
  return [piece('stock', claim.text, { own: emptyBag, key, about }, { claims: () => [claim] })];
};
