import { type Constraint, constraintKey, type Slot } from '../../question/constraint.ts';
import type { Filter, TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { coloursOf, materialsOf } from '../vocabulary/value-meaning.ts';
import { allOf, anyOf, not, toFilter } from './to-filter.ts';

/**
 * What a query asks of a product, as evidence: a product meets it, contradicts it, or says nothing about it (unknown).
 * A typed value decides; where there is none, the title does, then the other texts.
 */
export type Condition = {
  /** Alternatives of each other: any of them will do. */
  constraints: readonly Constraint[];
  slot: Slot;
  /** What a product that meets it is certain to pass. */
  met: Filter;
  /** A typed value that is another one; never passed by what is met. */
  contradicted: Filter | undefined;
};

type Scope = { locale: string; language: string };

/** What no listed product is known to break: a product is known to meet it, or nothing is known. */
const HARD: ReadonlySet<Slot> = new Set(['price', 'stock']);

/** The conditions of a query, alternatives together; what is not wanted only excludes. */
export function conditionsOf(constraints: readonly Constraint[], scope: Scope): Condition[] {
  const open = constraints.filter(({ slot, operator }) => slot !== 'text' && operator !== 'not');
  const together = Map.groupBy(open, (one) =>
    one.operator === 'is' ? constraintKey(one) : `${constraintKey(one)}\n${one.operator}`,
  );
  return [...together.values()].flatMap((alternatives) => conditionOf(alternatives, scope) ?? []);
}

function conditionOf(constraints: readonly Constraint[], scope: Scope): Condition | undefined {
  const typed = toFilter(constraints);
  const [first] = constraints;
  if (!typed || !first) return undefined;
  if (HARD.has(first.slot)) return { constraints, slot: first.slot, met: typed, contradicted: undefined };
  const said = anyOf(constraints.flatMap((one) => wordsOf(one, scope)).map((word) => inTitle(word, scope)));
  const other = otherValues(constraints);
  // A title names makers of what a thing fits, too.
  const met =
    first.slot === 'brand' && other ? anyOf([typed, allOf([said, not(other)])!]) : anyOf([typed, said]);
  // What is known of titles is at hand; tags of a document are looked up.
  const contradicted = other && allOf([not(said), other, not(typed)]);
  return { constraints, slot: first.slot, met, contradicted };
}

/** Products whose title holds every word of a phrase; none for a phrase without words. */
function inTitle(phrase: string, scope: Pick<Scope, 'locale'>): Filter {
  const words = queryTermGroups(phrase, scope.locale).map(
    ({ members }): Filter => ({ kind: 'titled', terms: wholeOf(members) }),
  );
  return words.length === 0 ? { kind: 'any', of: [] } : allOf(words)!;
}

/** The terms of a word without those of its parts. */
function wholeOf(members: TermGroup['members']): string[] {
  return members.filter(({ weight }) => weight >= WHOLE).map(({ term }) => term);
}

/** Parts of compounds weigh less. */
const WHOLE = 0.8;

/** Words by which a title says that it meets a condition: the shopper's own, and those of the shop's language. */
function wordsOf({ slot, surface, value, columns }: Constraint, scope: Scope): string[] {
  if (columns !== undefined) return surface === '' ? [] : [surface];
  const own = typeof value === 'string' ? [value] : [surface];
  const { lexicon } = compiledLexicon(scope.language);
  if (slot === 'color') return [...own, ...meant(lexicon.colours, coloursOf(`${value}`))];
  if (slot === 'material') return [...own, ...meant(lexicon.materials, materialsOf(`${value}`))];
  if (slot === 'audience')
    return [...own, ...(Object.entries(lexicon.audiences).find(([name]) => name === value)?.[1] ?? [])];
  if (slot === 'age' || slot === 'size' || slot === 'sale') return [];
  return surface === '' ? own : [surface];
}

function meant(
  words: Readonly<Record<string, readonly string[]>>,
  meanings: ReadonlySet<string>,
): readonly string[] {
  const [first] = meanings;
  return first === undefined ? [] : (words[first] ?? []);
}

/** Products with a typed value of the kind, whichever; `undefined` where a value excludes no other. */
function otherValues(constraints: readonly Constraint[]): Filter | undefined {
  if (constraints[0]!.slot === 'category') return undefined;
  const columns = constraints.flatMap((one) => one.columns ?? []);
  if (columns.length > 0)
    return anyOf(columns.map(({ column }): Filter => ({ kind: 'number', name: column })));
  const tags = constraints.flatMap(({ tags: own = [] }) => own);
  const names = [...new Set(tags.map((tag) => tag.slice(0, tag.indexOf('='))))];
  return anyOf(
    names.filter((name) => name !== 'category').map((name): Filter => ({ kind: 'has_tag', name })),
  );
}

/**
 * What no product of a list may be, whatever it is called: a known price outside, known absence of stock, and what was
 * ruled out where a field states it or the title names it.
 */
export function hardFilter(
  constraints: readonly Constraint[],
  scope: Pick<Scope, 'locale'>,
): Filter | undefined {
  return allOf(
    constraints.flatMap((one): Filter[] => {
      const typed = toFilter([one]);
      if (one.slot === 'price' && typed) return [anyOf([typed, not({ kind: 'number', name: 'price' })])];
      if (one.slot === 'stock' && typed) return [typed];
      if (one.operator !== 'not') return [];
      // A title that denies it in the same words is what was asked for ("hedge trimmer without battery").
      const unnamed = anyOf([not(inTitle(String(one.value), scope)), inTitle(one.surface, scope)]);
      // A yes/no attribute is known by its field; its name in a title may as well deny it.
      return [...(typed ? [typed] : []), ...(one.value === true ? [] : [unnamed])];
    }),
  );
}

/** Products that contradict none of the conditions by a typed value; `undefined` where none can be contradicted. */
export function contradictingNone(conditions: readonly Condition[]): Filter | undefined {
  return allOf(conditions.flatMap(({ contradicted }) => (contradicted ? [not(contradicted)] : [])));
}
