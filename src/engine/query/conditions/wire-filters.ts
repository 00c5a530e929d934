import type { Constraint } from '../../question/constraint.ts';

type Range = { gte?: number; lte?: number };
type Wire = Record<string, unknown>;

/**
 * Constraints in the names of the request's `filters`, so that a caller can send back what was understood;
 * what is not wanted stands under `not`, ratings under `rating`. Bounds are inclusive: prices in minor units
 * (`under $150` → `lte: 14999`), other strict bounds as `gt` and `lt`.
 */
export function wireFilters(constraints: readonly Constraint[], currency: string): Wire {
  const wire: Wire = {};
  for (const constraint of constraints) {
    if (constraint.operator === 'not') addValue(partOf(wire, 'not'), constraint);
    else addWanted(wire, constraint, currency);
  }
  return wire;
}

function partOf(wire: Wire, name: string): Wire {
  wire[name] ??= {};
  return wire[name] as Wire;
}

function addWanted(wire: Wire, constraint: Constraint, currency: string): void {
  if (constraint.slot === 'price') {
    wire['price'] = addPrice((wire['price'] ?? {}) as Range, constraint);
    wire['currency'] = currency;
  } else if (constraint.slot === 'stock') wire['in_stock'] = true;
  else if (constraint.slot === 'sale') wire['on_sale'] = true;
  else if (constraint.slot === 'rating')
    wire['rating'] = { ...(wire['rating'] as Wire), [constraint.operator]: constraint.value };
  else addValue(wire, constraint);
}

/** Money has no amounts between two minor units, so a strict bound is the next inclusive one. */
function addPrice(range: Range, constraint: Constraint): Range {
  const value = Number(constraint.value);
  if (constraint.operator === 'lt') return { ...range, lte: value - 1 };
  if (constraint.operator === 'gt') return { ...range, gte: value + 1 };
  return { ...range, [constraint.operator]: value };
}

function addValue(wire: Wire, constraint: Constraint): void {
  const { slot, value, operator } = constraint;
  if (slot === 'brand' || slot === 'category' || slot === 'text' || slot === 'audience') {
    wire[slot] = [...((wire[slot] ?? []) as unknown[]), value];
    return;
  }
  const attributes = partOf(wire, 'attributes');
  const name = constraint.attribute ?? slot;
  if (operator === 'is' || operator === 'not') {
    const known = attributes[name];
    attributes[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  } else attributes[name] = { ...(attributes[name] as Wire), [operator]: value };
}
