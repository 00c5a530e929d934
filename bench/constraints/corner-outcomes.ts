import { rankPlan } from '../../src/engine/query/decide/rank-plan.ts';
import { searchShop } from '../engine-search.ts';
import type { CornerWish } from './corner-shops.ts';
import type { Catalogue } from './judge.ts';

/**
 * What a shopper sees, whatever was read: the share of wishes whose first product is one that is asked for (`firstRight`; in
 * a list with an order, the leading one), and how much of all that is asked for is listed (`listed`).
 */
export function outcomesOf(wishes: readonly CornerWish[], catalogueOf: (wish: CornerWish) => Catalogue) {
  const answerable = wishes.filter(({ meets }) => meets.length > 0);
  let [first, listed, all] = [0, 0, 0];
  const examples: string[] = [];
  for (const wish of answerable) {
    const { shop, currency, byId } = catalogueOf(wish);
    const { plan } = searchShop(shop, wish.text, { limit: 1, locale: wish.locale, currency });
    const { hits } = rankPlan(shop.index, { plan, sort: plan.interpretation.sort ?? 'relevance', limit: 10 });
    // Only a wish for an order names which one leads; what no condition states is such a wish.
    const isOrdered = wish.gold.length === 0 || wish.gold.some(({ slot }) => slot === 'sort');
    const wanted = isOrdered ? wish.meets.slice(0, 1) : wish.meets;
    const isFirst = wanted.includes(hits[0]?.id ?? '');
    if (isFirst) first++;
    all += wish.meets.length;
    listed += wish.meets.filter((id) => hits.some((hit) => hit.id === id)).length;
    if (!isFirst)
      examples.push(
        `[${wish.locale}] ${wish.text} → ${hits.map(({ id }) => byId.get(id)!.title).join(' | ')}`,
      );
  }
  return { wishes: answerable.length, firstRight: first / answerable.length, listed: listed / all, examples };
}
