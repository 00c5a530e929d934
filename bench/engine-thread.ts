import type { Product } from '../src/engine/catalog/product.ts';
import type { InterpretInput } from '../src/engine/query/decide/interpret-query.ts';
import { planSearch, type SearchPlan } from '../src/engine/query/decide/plan-search.ts';
import { rankPlan } from '../src/engine/query/decide/rank-plan.ts';
import {
  type EarlierSearch,
  refineSearch,
  type ShownProduct,
} from '../src/engine/query/decide/refine-search.ts';
import type { SortOrder } from '../src/engine/query/decide/sort-order.ts';
import { builtInSynonyms } from '../src/engine/query/synonyms/synonyms.ts';
import type { Shop } from './engine-search.ts';

/** What one turn showed. */
export type Turn = { ids: readonly string[]; plan: SearchPlan | undefined; kind: 'new' | 'refine' | 'pick' };

const shownAtMost = 10;

/** Runs the turns of a thread through the search pipeline in memory; one result per turn. */
export function runThread(
  shop: Shop,
  products: ReadonlyMap<string, Product>,
  turns: readonly string[],
  locale: string,
  currency = 'USD',
): Turn[] {
  let earlier: EarlierSearch | undefined;
  let shown: ShownProduct[] = [];
  return turns.map((text) => {
    const input: InterpretInput = {
      text,
      locale,
      currency,
      index: shop.index,
      knowledge: shop.knowledge,
      synonyms: [builtInSynonyms(shop.index.locale)],
    };
    const refinement = refineSearch(input, earlier, shown);
    if (refinement.kind === 'reset') {
      earlier = undefined;
      shown = [];
      return { ids: [], plan: undefined, kind: 'new' };
    }
    if (refinement.kind === 'pick') return { ids: [refinement.productId], plan: undefined, kind: 'pick' };
    const isRefined = refinement.kind === 'refine';
    const plan = planSearch(
      isRefined
        ? { ...input, explicit: refinement.excluded, interpretation: refinement.interpretation }
        : { ...input, text: refinement.text, explicit: undefined },
    );
    const sort: SortOrder = (isRefined ? refinement.sort : plan.interpretation.sort) ?? 'relevance';
    const { hits } = rankPlan(shop.index, { plan, sort, limit: shownAtMost });
    earlier = { text: plan.interpretation.text, constraints: plan.interpretation.constraints, sort };
    shown = hits.map(({ id }) => {
      const product = products.get(id)!;
      return {
        productId: id,
        ...(product.brand === undefined ? {} : { brand: product.brand }),
        ...(product.price ? { priceMinor: product.price.amount } : {}),
      };
    });
    return { ids: hits.map(({ id }) => id), plan, kind: isRefined ? 'refine' : 'new' };
  });
}
