import type { Constraint, Slot } from '../../question/constraint.ts';
import type { Filter, Hit, SearchRequest } from '../../retrieval/types.ts';
import type { Condition } from '../conditions/conditions.ts';
import type { SearchPlan } from './plan-search.ts';

/** A ranked product: its score is 1 for the best match of the words, 0 without words. */
export type RankedHit = {
  id: string;
  score: number;
  parts: Readonly<Record<string, number>>;
  /** The conditions that it is known to meet. */
  met: readonly Constraint[];
  /** It holds most of the query's words and is known to meet all its conditions. */
  isFit: boolean;
};

/** Of the first 200 products of a list: how many meet a condition, and of how many the catalogue does not tell. */
export type ConditionCount = { met: number; unknown: number };

/** The first products of a list, how many there are in all, and how they stand to each condition of the plan. */
export type Ranked = { hits: RankedHit[]; total: number; counts: readonly ConditionCount[] };

/** What meeting a condition adds to a score and what contradicting it takes, as shares of it. */
const WEIGHTS: Readonly<Partial<Record<Slot, readonly [gain: number, loss: number]>>> = {
  brand: [0.3, 0.6],
  category: [0.3, 0],
  audience: [0.3, 0.5],
  age: [0.8, 0.6],
  price: [0, 0],
  stock: [0, 0],
};
/** Share of the words that a product holds which fits. */
const FITTING = 0.6;
/** The same of a text that tells more than a name. */
const FITTING_A_STORY = 0.8;
const OTHER_WEIGHTS = [0.2, 0.4] as const;
const SCALE = 0.75;

/** Counts of the products that were looked at closely how many meet each condition, and of how many nothing is known. */
export function countsOf(hits: readonly Hit[], { conditions }: SearchPlan): ConditionCount[] {
  return conditions.map((_, i) => {
    const count = { met: 0, against: 0 };
    for (const { passed } of hits) {
      if (passed[2 * i]) count.met++;
      else if (passed[2 * i + 1]) count.against++;
    }
    return { met: count.met, unknown: hits.length - count.met - count.against };
  });
}

export const NOTHING: Filter = { kind: 'any', of: [] };

/** Filters for each condition, whether it is met and whether it is contradicted; last the one of what stands behind. */
export function testsOf({ conditions, behind }: SearchPlan): Filter[] {
  return [
    ...conditions.flatMap(({ met, contradicted }) => [met, contradicted ?? NOTHING]),
    behind ?? NOTHING,
  ];
}

/** Share of the words of a query that a product holds which fits it. */
export function leastFitting({ isName }: SearchPlan['interpretation']): number {
  return isName ? FITTING : FITTING_A_STORY;
}

/** `isLike`: it is the thing and nothing speaks against it; `isBehind`: it is known to contradict a condition. */
export type JudgedHit = {
  hit: Hit;
  score: number;
  factor: number;
  isFit: boolean;
  isLike: boolean;
  isBehind: boolean;
};

/** How a product stands to a plan; `leastCovered` is the weight of words from which it counts as the thing. */
export function judge(
  hit: Hit,
  { conditions, groups, interpretation, relaxed, among }: SearchPlan,
  leastCovered: number,
): JudgedHit {
  // An order that nothing tells ("newest", where no product says since when it is there) is met by none.
  const tellsAny = conditions.length > 0 || interpretation.sort !== undefined || among !== undefined;
  const { passed, coveredIdf } = hit;
  const isBehind = passed.at(-1)!;
  let factor = 1;
  let meetsAll = true;
  for (let i = 0; i < conditions.length; i++) {
    const isMet = passed[2 * i]!;
    if (!isMet) meetsAll = false;
    factor *= factorOf(conditions[i]!, isMet, passed[2 * i + 1]!);
  }
  return {
    hit,
    score: hit.score * factor,
    factor,
    isFit: meetsAll && (groups.length === 0 ? tellsAny : coveredIdf >= leastFitting(interpretation)),
    // A condition that is given up keeps nothing behind but what meets it.
    isLike: (meetsAll || (!isBehind && relaxed.length === 0)) && coveredIdf >= leastCovered,
    isBehind,
  };
}

function factorOf({ slot }: Condition, isMet: boolean, isAgainst: boolean): number {
  const weights = WEIGHTS[slot] ?? OTHER_WEIGHTS;
  return isMet ? 1 + SCALE * weights[0] : 1 - (isAgainst ? SCALE * weights[1] : 0);
}

/** What a plan lists, as the index is asked for it. */
export function requestOf({ groups, filter }: SearchPlan): Pick<SearchRequest, 'groups' | 'filter'> {
  return { groups, filter };
}
