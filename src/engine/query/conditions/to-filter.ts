import { type Constraint, constraintKey } from '../../question/constraint.ts';
import { tagOf } from '../../retrieval/fold-key.ts';
import type { Filter } from '../../retrieval/types.ts';

/** How far a quantity may be off and still be the same: shops round 39.62 cm to 39.6. */
const SAME_QUANTITY = 0.005;

/**
 * The filter of constraints that must hold together; `undefined` for none.
 *
 * `is` constraints of one slot and attribute are alternatives. `not` excludes what has the value; products without
 * the field stay.
 */
export function toFilter(constraints: readonly Constraint[]): Filter | undefined {
  const found = constraints.flatMap((constraint) => {
    const filter = filterOf(constraint);
    return filter ? [{ constraint, filter }] : [];
  });
  const isWanted = ({ constraint }: (typeof found)[number]) => constraint.operator === 'is';
  const others = found.filter((one) => !isWanted(one)).map(({ filter }) => filter);
  const alternatives = Map.groupBy(found.filter(isWanted), ({ constraint }) => constraintKey(constraint));
  const wanted = [...alternatives.values()].map((some) => anyOf(some.map(({ filter }) => filter)));
  return allOf([...others, ...wanted]);
}

/** All of the filters together; `undefined` for none. */
export function allOf(filters: readonly (Filter | undefined)[]): Filter | undefined {
  const parts = filters.filter((filter) => filter !== undefined);
  return parts.length < 2 ? parts[0] : { kind: 'all', of: parts };
}

/** What the filter does not let pass. */
export function not(of: Filter): Filter {
  return { kind: 'not', of };
}

/** Any of the filters. */
export function anyOf(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? filters[0]! : { kind: 'any', of: filters };
}

function filterOf(constraint: Constraint): Filter | undefined {
  const { operator, tags, columns } = constraint;
  const tests: Filter[] = [
    ...(tags ?? []).map((tag): Filter => ({ kind: 'tag', tag })),
    ...(columns ?? []).map(({ column, value }) => columnTest(column, operator, value)),
  ];
  // A word to keep out of titles needs the index to find it: `excludeWords` does that.
  if (constraint.slot === 'text') return undefined;
  return operator === 'not' ? not(anyOf(tests)) : anyOf(tests);
}

function columnTest(name: string, operator: Constraint['operator'], value: number): Filter {
  if (operator === 'lt') return { kind: 'number', name, lt: value };
  if (operator === 'lte') return { kind: 'number', name, lte: value };
  if (operator === 'gt') return { kind: 'number', name, gt: value };
  if (operator === 'gte') return { kind: 'number', name, gte: value };
  const margin = Math.abs(value) * SAME_QUANTITY;
  return { kind: 'number', name, gte: value - margin, lte: value + margin };
}

/** What has one of these tags of a name at least: `head`, `category`. */
export function taggedAny(name: string, values: readonly string[]): Filter {
  return anyOf(values.map((value): Filter => ({ kind: 'tag', tag: tagOf(name, value) })));
}
