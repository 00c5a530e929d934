import { lexiconOf } from '../../../language/asks-of.ts';
import { surelyAbout } from '../../../meaning/intents/intents-of.ts';
import { fact } from '../../../say/claims.ts';
import { emptyBag } from '../../asked/asked-words.ts';
import { pathSupports } from '../../product-view.ts';
import { wordsOfPatterns } from './pattern-words.ts';
import type { ProposeOfProduct } from './proposing.ts';

const about = { own: surelyAbout(['thing_available']) };

/** Whether a product can be had, where that is known. */
export const stockPieces: ProposeOfProduct = ({ view }, { bagOf, voice, piece }) => {
  const { availability, title } = view.product;
  if (availability === 'unknown') return [];
  const message = `stock_${availability}` as const;
  const slots = { product: title };
  const claims = () => [fact(voice, message, slots, pathSupports(view, ['title', 'availability']))];
  const key = bagOf(wordsOfPatterns(lexiconOf(voice.language).stock));
  return [piece('stock', voice.say(message, slots), { own: emptyBag, key, about }, { claims })];
};
