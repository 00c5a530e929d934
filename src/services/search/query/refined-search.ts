import { allOf, anyOf } from '../../../engine/query/conditions/to-filter.ts';
import { kindOfProduct, type OfKind, type WithinKind } from '../../../engine/query/decide/kind-of-product.ts';
import { type PlanInput, planSearch, type SearchPlan } from '../../../engine/query/decide/plan-search.ts';
import type { Refinement } from '../../../engine/query/decide/refine-search.ts';
import type { SortOrder } from '../../../engine/query/decide/sort-order.ts';
import { namedThings } from '../../../engine/query/decide/things-named.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import type { UnderstoodSearch } from './understand-search.ts';

type Refined = Extract<Refinement, { kind: 'refine' }>;

/** A refined search, planned; `isSure` where it is known which things it is of, and their order. */
type PlannedRefinement = { plan: SearchPlan; sort: SortOrder; isSure: boolean };

/** What a refinement is of beside the last search: what was shown last, and the product that is talked of without any search. */
type Of = { shown: readonly OfKind[]; product: OfKind | undefined; refineNothing: () => Refinement };

/**
 * Plans a refinement: of the kind of the product that is talked of, or of the last search. Who only compares with what was searched by its
 * name, of which there is no other, means its kind too: then the message is read again without those words (`refineNothing`).
 */
export function planRefinement(
  base: PlanInput,
  refinement: Refined,
  { shown, product, refineNothing }: Of,
): Pick<UnderstoodSearch, 'plan' | 'sort' | 'compares' | 'isRest' | 'kindOf'> {
  const { excluded, compares } = refinement;
  const input = { ...base, explicit: allOf([base.explicit, excluded]) };
  const told = ({ plan, sort, isSure }: PlannedRefinement) => {
    const isRest = excluded !== undefined || plan.held.some((one) => isBoundAgainst(one, sort));
    // What is first of a rest is no first of all.
    const isOrderOfRest = isRest && sort !== 'relevance';
    return { plan, sort, compares: compares && isSure && !isOrderOfRest, isRest };
  };
  if (product) return { ...told(planOfKind(input, refinement, product)), kindOf: product.productId };
  const found = planRefined(
    input,
    refinement,
    shown.map(({ productId }) => productId),
  );
  const [first, ...others] = shown;
  const isNamed = compares && (found.plan.total === 0 || (!found.isSure && others.length === 0));
  const anew = first && isNamed ? refineNothing() : undefined;
  if (!first || anew?.kind !== 'refine') return told(found);
  return { ...told(planOfKind(input, anew, first)), kindOf: first.productId };
}

/**
 * Plans a refinement of a search for what stands for a product: its kind, and behind it what is near to that, but for an order. Where
 * nothing is cheaper, the kind by price.
 */
function planOfKind(input: PlanInput, refined: Refined, product: OfKind): PlannedRefinement {
  const around = kindOfProduct(product, input.index);
  const kind: WithinKind = { ...around, filter: around.ofKind };
  const isOrdered = refined.sort !== undefined || refined.interpretation.extremes.length > 0;
  const found = planned(input, refined, isOrdered ? kind : around);
  return found.plan.total > 0 ? found : (cheapestOf(input, refined, kind) ?? found);
}

/**
 * Plans a refinement of the search before it. Of a message that only compares among the things that this names and what it has shown
 * (ids), where it names nothing else; where none of them is cheaper than what was shown, those by price.
 */
function planRefined(input: PlanInput, refined: Refined, shown: readonly string[]): PlannedRefinement {
  const plain = planned(input, refined);
  const { plan } = plain;
  const { sort, extremes } = refined.interpretation;
  // An order that the words ask for is found among all that they find.
  const isBound = refined.compares && sort === undefined && extremes.length === 0;
  const isTold = isBound && plan.notCarried.length === 0;
  const things = isTold ? namedThings(plan.interpretation, plan.groups, input.index) : undefined;
  if (!things?.isSure) return { ...plain, isSure: false };
  if (!things.isAll) return plain;
  // What was shown as such is one, whether its title and department tell it or not.
  const filter = anyOf([things.filter, { kind: 'ids', ids: new Set(shown) }]);
  const kind: WithinKind = { filter, ofKind: filter, boosts: [] };
  const found = planned(input, refined, kind);
  if (found.plan.total > 0) return found;
  return cheapestOf(input, refined, kind) ?? { ...plain, isSure: false };
}

function planned(input: PlanInput, { interpretation, sort }: Refined, among?: WithinKind): PlannedRefinement {
  const plan = planSearch({ ...input, interpretation, ...(among ? { among } : {}) });
  const { sort: found, extremes } = plan.interpretation;
  // "Bigger" where nothing states how big things are.
  const isSure = extremes.length === 0 || found !== undefined;
  return { plan, sort: found ?? sort ?? 'relevance', isSure };
}

/** A kind by price instead of what is cheaper than a product of it; `undefined` where nothing else was asked. */
function cheapestOf(input: PlanInput, refined: Refined, kind: WithinKind): PlannedRefinement | undefined {
  const { interpretation, compares } = refined;
  const constraints = interpretation.constraints.filter((one) => !isMostPrice(one));
  if (!compares || constraints.length === interpretation.constraints.length) return undefined;
  const ordered = { ...interpretation, constraints, sort: 'price_asc' as const };
  const cheapest = planned(input, { ...refined, interpretation: ordered }, kind);
  // Of one alone that says nothing.
  return cheapest.plan.total > 1 ? cheapest : undefined;
}

/** "Cheaper" than what was shown: a bound without words. */
function isMostPrice({ slot, operator, surface }: Constraint): boolean {
  return slot === 'price' && operator === 'lt' && surface === '';
}

/** A bound by what was shown that leaves out what the order would begin with. */
function isBoundAgainst({ slot, operator, surface }: Constraint, sort: SortOrder): boolean {
  if (slot !== 'price' || surface !== '') return false;
  return operator === 'gt' ? sort !== 'price_desc' : operator === 'lt' && sort === 'price_desc';
}
