import { lexiconOf } from '../../../language/asks-of.ts';
import { surelyAbout } from '../../../meaning/intents/intents-of.ts';
import { fact } from '../../../say/claims.ts';
import { formatMoney } from '../../../say/format.ts';
import { emptyBag } from '../../asked/asked-words.ts';
import { pathSupports } from '../../product-view.ts';
import { wordsOfPatterns } from './pattern-words.ts';
import type { ProposeOfProduct } from './proposing.ts';

const about = { own: surelyAbout(['thing_price']) };

/** What a product costs, for whoever asks for a price in the words of the language. */
export const pricePieces: ProposeOfProduct = ({ view }, { bagOf, voice, piece }) => {
  const { price, title } = view.product;
  if (price === undefined) return [];
  const slots = { product: title, price: formatMoney(price, voice.locale) };
  const claims = () => [fact(voice, 'price', slots, pathSupports(view, ['title', 'price']))];
  const key = bagOf(wordsOfPatterns(lexiconOf(voice.language).price));
  return [piece('price', voice.say('price', slots), { own: emptyBag, key, about }, { claims })];
};
