import type { AttributeClass } from '../language/concepts/attribute-concepts.ts';

/** What a constraint speaks of. `attribute` = any other typed attribute; `text` = a word that must not occur in the title. */
export type Slot =
  | 'price'
  | 'brand'
  | 'category'
  | 'rating'
  | 'stock'
  | 'sale'
  | 'attribute'
  | 'text'
  | AttributeClass;

export type Operator = 'is' | 'not' | 'lt' | 'lte' | 'gt' | 'gte';

/** A word that is a condition and a thing in one. */
export type Compound = { whole: string; rest: string };

/** A test of one numeric column; columns may keep the same quantity in different units. */
export type ColumnTest = { column: string; value: number };

/**
 * One condition read from a query. Plain data: it is stored with the thread and carried to the next turn.
 *
 * Several `is` constraints of one slot and attribute are alternatives; everything else must hold together.
 */
export type Constraint = {
  slot: Slot;
  /** Attribute as the catalogue names it (`waterproof`), for `attribute` and the classes of attributes. */
  attribute?: string;
  operator: Operator;
  /** Catalogue spelling, minor units for prices, stars for ratings, canonical number for quantities. */
  value: string | number | boolean;
  /** Symbol of the unit the shopper used, for quantities. */
  unit?: string;
  /** Index tags any of which meets (`is`) or breaks (`not`) it. */
  tags?: readonly string[];
  /** Numeric columns any of which meets it. */
  columns?: readonly ColumnTest[];
  /** Words of the query it was read from. */
  surface: string;
  /** UTF-16 range of `surface` in the query it was read from; −1 when carried from an earlier turn. */
  start: number;
  end: number;
  /** The size was given in another system than the catalogue's and is about this one. */
  converted?: boolean;
  /** The word of the query that it was cut off, and what remains of it to look for. */
  compound?: Compound;
};

/** What a condition has that was read from no words of this query. */
export const WITHOUT_WORDS = { surface: '', start: -1, end: -1 } as const;

/** Constraints that are alternatives of each other share this key. */
export function constraintKey(constraint: Constraint): string {
  return `${constraint.slot}\n${constraint.attribute ?? ''}\n${constraint.operator === 'not' ? constraint.value : ''}`;
}

/** The name of a constraint on the wire. */
export function constraintName({ slot, attribute }: Pick<Constraint, 'slot' | 'attribute'>): string {
  return slot === 'attribute' ? `attributes.${attribute}` : slot;
}
