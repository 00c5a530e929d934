import { CATEGORY_SEPARATOR } from '../catalog/category-path.ts';
import { tagOf } from '../retrieval/fold-key.ts';
import type { QueryVocabulary } from './catalogue-vocabulary.ts';
import type { Constraint, Slot } from './constraint.ts';
import { nextSize } from './next-size.ts';

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

/** What to leave out, or to take the nearest of, for another try. */
export type Relaxation = {
  names: readonly string[];
  /** Names of those that were not left out but widened: the next sizes, the department above. */
  widened: readonly string[];
  kept: readonly Constraint[];
};

/** The name of a dropped constraint on the wire. */
export function relaxedName(constraint: Constraint): string {
  return constraint.slot === 'attribute' ? `attributes.${constraint.attribute}` : constraint.slot;
}

const isSoft = ({ slot, operator }: Constraint): boolean => operator !== 'not' && ORDER.includes(slot);

/**
 * Tries to make for a query that finds nothing, in order: each soft slot alone, then the first two together, three,
 * and so on; sizes give way to the next ones and departments to those above them before they are left out. Negated
 * constraints stay. Empty when nothing may be dropped.
 */
export function* relaxations(
  held: readonly Constraint[],
  vocabulary: Pick<QueryVocabulary, 'sizes'>,
): Generator<Relaxation> {
  const names = [
    ...new Set(
      held
        .filter(isSoft)
        .sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot))
        .map(relaxedName),
    ),
  ];
  const others = (dropped: readonly string[]): readonly Constraint[] =>
    held.filter((constraint) => !isSoft(constraint) || !dropped.includes(relaxedName(constraint)));
  for (const name of names) {
    const nearest = name === 'size' ? nextSizes(held, vocabulary) : name === 'category' ? parents(held) : [];
    if (nearest.length > 0) yield { names: [name], widened: [name], kept: [...others([name]), ...nearest] };
    yield { names: [name], widened: [], kept: others([name]) };
  }
  for (let count = 2; count <= names.length; count++) {
    const dropped = names.slice(0, count);
    yield { names: dropped, widened: [], kept: others(dropped) };
  }
}

function nextSizes(held: readonly Constraint[], vocabulary: Pick<QueryVocabulary, 'sizes'>): Constraint[] {
  return (['smaller', 'larger'] as const).flatMap((direction) => nextSize(held, vocabulary, direction) ?? []);
}

/** The departments above those in force, where all of these have one. */
function parents(held: readonly Constraint[]): Constraint[] {
  const categories = held.filter(({ slot, operator }) => slot === 'category' && operator === 'is');
  const above = categories.flatMap((category) => {
    const cut = String(category.value).lastIndexOf(CATEGORY_SEPARATOR);
    if (cut < 0) return [];
    const value = String(category.value).slice(0, cut);
    return [{ ...category, value, tags: [tagOf('category', value)] }];
  });
  return above.length === categories.length ? above : [];
}
