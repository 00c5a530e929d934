import type { Constraint } from '../../engine/query/constraint.ts';
import type { SearchPlan } from '../../engine/query/plan-search.ts';
import { rankPlan } from '../../engine/query/rank-plan.ts';
import { allOf } from '../../engine/query/to-filter.ts';
import { isDescriptive } from '../../engine/query/unknown-words.ts';
import type { Filter } from '../../engine/retrieval/types.ts';
import { findProductsAt } from '../catalog/find-products-at.ts';
import type { Context } from '../context.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import type { Listed } from './search-types.ts';
import { toRankedProduct } from './to-ranked-product.ts';
import type { Understood } from './understand-search.ts';

/** Products beside the main list, each group labelled with what it leaves out. */
export type Alternatives = { above: readonly Listed[]; without: readonly Listed[] };

const MOST_ALTERNATIVES = 5;
/** Fewer hits than this, and what lies a little above the price is offered too. */
const ENOUGH_HITS = 3;
const WIDER = [1.1, 1.2, 1.3];

/**
 * What to offer when a list is short or empty: products at most 30 % above a price read from the text, and what the
 * rest of the query finds when one of its words is not carried. At most five each.
 */
export async function findAlternatives(
  ctx: Context,
  catalogue: OpenCatalogue,
  understood: Understood,
  limit: number,
): Promise<Alternatives> {
  const { plan } = understood;
  if (understood.kind === 'pick' || understood.kind === 'reset') return { above: [], without: [] };
  const most = Math.min(limit, MOST_ALTERNATIVES);
  const above =
    plan.notCarried.length === 0 && plan.total < ENOUGH_HITS ? abovePrice(catalogue, plan) : undefined;
  const without = plan.notCarried.length > 0 ? withoutUnknown(catalogue, plan) : undefined;
  return {
    above: above ? await read(ctx, catalogue, understood, above, most) : [],
    without: without ? await read(ctx, catalogue, understood, without, most) : [],
  };
}

function isUpperPrice({ slot, operator }: Constraint): boolean {
  return slot === 'price' && (operator === 'lt' || operator === 'lte');
}

/** The plan for prices above the limit, widened until something is found. */
function abovePrice({ index }: OpenCatalogue, plan: SearchPlan): SearchPlan | undefined {
  const bound = plan.held.find(isUpperPrice);
  if (!bound) return undefined;
  const others = plan.held.filter((constraint) => !isUpperPrice(constraint));
  const limit = Number(bound.value);
  const rest = plan.filterOf(others);
  for (const factor of WIDER) {
    const band: Filter = {
      kind: 'number',
      name: 'price',
      ...(bound.operator === 'lt' ? { gte: limit } : { gt: limit }),
      lte: Math.round(limit * factor),
    };
    const filter = allOf([rest, band]);
    const { groups, minimumCoverage } = plan;
    const total = index.search({ groups, ...(filter ? { filter } : {}), limit: 0, minimumCoverage }).total;
    if (total > 0) return { ...plan, filter, total };
  }
  return undefined;
}

/** The plan without the words that no product holds; none when nothing else was asked for. */
function withoutUnknown({ index }: OpenCatalogue, plan: SearchPlan): SearchPlan | undefined {
  const groups = plan.groups.filter((group) =>
    group.members.some(({ term }) => index.documentFrequency(term) > 0),
  );
  // A number alone, or praise, asks for nothing.
  if (groups.every(({ surface }) => isDescriptive(surface, plan.interpretation.language))) return undefined;
  const { filter, minimumCoverage } = plan;
  const total = index.search({ groups, ...(filter ? { filter } : {}), limit: 0, minimumCoverage }).total;
  return total === 0 ? undefined : { ...plan, groups, notCarried: [], total };
}

async function read(
  ctx: Context,
  { index, shownLocale, storeSeq }: OpenCatalogue,
  { fixed }: Understood,
  plan: SearchPlan,
  most: number,
): Promise<Listed[]> {
  const { hits } = rankPlan(index, plan, 'relevance', most);
  const products = await findProductsAt(
    ctx,
    storeSeq,
    hits.map(({ id }) => id),
    shownLocale,
  );
  const places = new Map(hits.map(({ id, score }, i) => [id, { score, rank: i + 1 }]));
  const held = [...fixed, ...plan.held.filter((constraint) => !isUpperPrice(constraint))];
  return products.map((product) => ({
    product,
    card: toRankedProduct(product, places.get(product.productId)!, plan.groups, held),
  }));
}
