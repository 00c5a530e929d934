import type { Constraint, Slot } from '../../question/constraint.ts';

function isUpper({ operator }: Constraint): boolean {
  return operator === 'lt' || operator === 'lte';
}

function isLower({ operator }: Constraint): boolean {
  return operator === 'gt' || operator === 'gte';
}

/** Whether a new constraint takes the place of an earlier one. */
function replaces(next: Constraint, earlier: Constraint): boolean {
  const sameField =
    next.slot === earlier.slot && (next.slot !== 'attribute' || next.attribute === earlier.attribute);
  if (!sameField) return false;
  if (next.operator === 'not') return earlier.operator === 'is' && next.value === earlier.value;
  if (next.operator === 'is') return earlier.operator !== 'not' || earlier.value === next.value;
  if (earlier.operator === 'is') return true;
  return (
    (isUpper(next) && isUpper(earlier)) || (isLower(next) && isLower(earlier)) || isRangeOf(next, earlier)
  );
}

/** A new bound that leaves nothing of an earlier one ends it: over 100 after under 50. */
function isRangeOf(next: Constraint, earlier: Constraint): boolean {
  const [a, b] = [Number(next.value), Number(earlier.value)];
  return (isLower(next) && isUpper(earlier) && a >= b) || (isUpper(next) && isLower(earlier) && a <= b);
}

/**
 * The constraints of a refinement: those of the turn before, each replaced by a new one of its slot, without the
 * slots that were let go. Carried ones lose their place in the text.
 */
export function mergeConstraints(
  earlier: readonly Constraint[],
  next: readonly Constraint[],
  dropped: readonly Slot[],
): Constraint[] {
  const kept = earlier.filter(
    (constraint) => !dropped.includes(constraint.slot) && !next.some((other) => replaces(other, constraint)),
  );
  return [...kept.map((constraint) => ({ ...constraint, start: -1, end: -1 })), ...next];
}
