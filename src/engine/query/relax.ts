import type { Constraint, Slot } from './constraint.ts';

/** Soft slots in the order in which they give way; price, stock, negation and the caller's filters never do. */
const ORDER: readonly Slot[] = [
  'rating',
  'brand',
  'color',
  'material',
  'pattern',
  'fit',
  'size',
  'age',
  'attribute',
  'category',
  'audience',
];

/** What to leave out for another try. */
export type Relaxation = { names: readonly string[]; kept: readonly Constraint[] };

/** The name of a dropped constraint on the wire. */
export function relaxedName(constraint: Constraint): string {
  return constraint.slot === 'attribute' ? `attributes.${constraint.attribute}` : constraint.slot;
}

/**
 * Tries to make for a query that finds nothing, in order: each soft slot alone, then the first two together, three,
 * and so on. Negated constraints stay. Empty when nothing may be dropped.
 */
export function* relaxations(held: readonly Constraint[]): Generator<Relaxation> {
  const isSoft = ({ slot, operator }: Constraint): boolean => operator !== 'not' && ORDER.includes(slot);
  const names = [
    ...new Set(
      held
        .filter(isSoft)
        .sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot))
        .map(relaxedName),
    ),
  ];
  const without = (dropped: readonly string[]): Relaxation => ({
    names: dropped,
    kept: held.filter((constraint) => !isSoft(constraint) || !dropped.includes(relaxedName(constraint))),
  });
  for (const name of names) yield without([name]);
  for (let count = 2; count <= names.length; count++) yield without(names.slice(0, count));
}
