import { minorDigits } from '../../catalog/minor-digits.ts';
import type { Claim, Support } from '../../say/answer.ts';
import { asserted, fact } from '../../say/claims.ts';
import { formatMoney } from '../../say/format.ts';
import type { Voice } from '../../say/voice.ts';
import { type ProductView, pathSupports } from '../product-view.ts';

/** What each product costs, with its own proof, so that none can stand for another's; none where a price is not known. */
export function priceClaims(views: readonly ProductView[], voice: Voice): Claim[] {
  if (!views.every(({ product }) => product.price)) return [];
  return views.map((view) => {
    const { title, price } = view.product;
    const support = pathSupports(view, ['title', 'price']);
    return asserted(`${title} – ${formatMoney(price!, voice.locale)}.`, support, voice);
  });
}

/** How much more one of two products costs than the other; none where they cost the same or in two currencies. */
export function priceApartClaims(views: readonly ProductView[], voice: Voice): Claim[] {
  const [one, other, ...more] = views;
  const [a, b] = [one?.product.price, other?.product.price];
  if (more.length > 0 || !a || !b || a.currency !== b.currency || a.amount === b.amount) return [];
  const apart = { amount: Math.abs(a.amount - b.amount), currency: a.currency };
  const inputs = [one!, other!].flatMap((view) => pathSupports(view, ['price']));
  const value = apart.amount / 10 ** minorDigits(apart.currency);
  const support: Support[] = [{ kind: 'computed', operation: 'difference', value, inputs }];
  return [fact(voice, 'compare_apart', { price: formatMoney(apart, voice.locale) }, support)];
}
