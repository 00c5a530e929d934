import type { Claim } from '../../../say/answer.ts';
import { asserted } from '../../../say/claims.ts';
import type { Voice } from '../../../say/voice.ts';
import { emptyBag } from '../../asked/asked-words.ts';
import { type ProductView, pathSupports } from '../../product-view.ts';
import type { ProposeOfProduct } from './proposing.ts';
import { saidTerms } from './said-terms.ts';

function productLine({ product }: ProductView, voice: Voice): string {
  const { title, price, availability } = product;
  const said = saidTerms(price, availability, voice);
  return said === '' ? `${title}.` : `${title}: ${said}.`;
}

/** A product's name with its price and stock, as an entry of a list; cites the lines that say so. */
export function productClaim(view: ProductView, voice: Voice): Claim {
  const support = pathSupports(view, ['title', 'price', 'availability']);
  return asserted(productLine(view, voice), support, voice);
}

/** The product itself, for whoever looks for one. */
export const productPieces: ProposeOfProduct = ({ view, all }, { voice, piece }) => [
  piece(
    'product',
    productLine(view, voice),
    { own: all, key: emptyBag },
    { claims: () => [productClaim(view, voice)] },
  ),
];
