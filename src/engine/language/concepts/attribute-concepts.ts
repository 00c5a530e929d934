import type { AttributeRow } from './attribute-row.ts';
import { attributes } from './attributes.ts';
import { counts } from './counts.ts';
import { measures } from './measures.ts';

export type MeasureId = keyof typeof measures;
export type CountId = keyof typeof counts;

/** A kind of attribute whose values shoppers name without naming the attribute; a slot of conditions of the same name. */
export type AttributeClass = Extract<
  (typeof attributes)[keyof typeof attributes],
  { valueClass: string }
>['valueClass'];

type AttributeConcept = AttributeRow & { valueClass?: AttributeClass };

const tables: readonly Readonly<Record<string, AttributeConcept>>[] = [measures, counts, attributes];

/** Everything that shops state about products by its id, in the order of the tables. */
export const attributeConcepts: ReadonlyMap<string, AttributeConcept> = new Map(
  tables.flatMap((table) => Object.entries(table)),
);

/** Whether numbers of a concept mean nothing without a unit. */
export function needsUnit(id: string): boolean {
  return Object.hasOwn(measures, id);
}

/** Whether amounts of a concept may be given in a dimension. */
export function isGivenIn(id: string, dimension: AttributeRow['dimension']): boolean {
  const concept = attributeConcepts.get(id);
  return concept?.dimension === dimension || concept?.otherDimension === dimension;
}
