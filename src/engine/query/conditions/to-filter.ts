import { type Constraint, constraintKey } from '../../question/constraint.ts';
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
  const parts: Filter[] = [];
  const alternatives = new Map<string, Filter[]>();
  for (const constraint of constraints) {
    const filter = filterOf(constraint);
    if (!filter) continue;
    if (constraint.operator !== 'is') {
      parts.push(filter);
      continue;
    }
    const key = constraintKey(constraint);
    const list = alternatives.get(key);
    if (list) list.push(filter);
    else alternatives.set(key, [filter]);
  }
  for (const list of alternatives.values())
    parts.push(list.length === 1 ? list[0]! : { kind: 'any', of: list });
  return allOf(parts);
}

/** All of the filters together; `undefined` for none. */
export function allOf(filters: readonly (Filter | undefined)[]): Filter | undefined {
  const parts = filters.filter((filter) => filter !== undefined);
  return parts.length < 2 ? parts[0] : { kind: 'all', of: parts };
}

function filterOf(constraint: Constraint): Filter | undefined {
  const { operator, tags, columns } = constraint;
  const tests: Filter[] = [
    ...(tags ?? []).map((tag): Filter => ({ kind: 'tag', tag })),
    ...(columns ?? []).map(({ column, value }) => columnTest(column, operator, value)),
  ];
  // A word to keep out of titles needs the index to find it: `excludeWords` does that.
  if (constraint.slot === 'text') return undefined;
  const any: Filter = tests.length === 1 ? tests[0]! : { kind: 'any', of: tests };
  return operator === 'not' ? { kind: 'not', of: any } : any;
}

function columnTest(name: string, operator: Constraint['operator'], value: number): Filter {
  if (operator === 'lt') return { kind: 'number', name, lt: value };
  if (operator === 'lte') return { kind: 'number', name, lte: value };
  if (operator === 'gt') return { kind: 'number', name, gt: value };
  if (operator === 'gte') return { kind: 'number', name, gte: value };
  const margin = Math.abs(value) * SAME_QUANTITY;
  return { kind: 'number', name, gte: value - margin, lte: value + margin };
}
