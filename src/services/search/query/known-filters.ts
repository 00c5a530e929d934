import type { QueryKnowledge } from '../../../engine/query/decide/query-knowledge.ts';
import { attributeClass } from '../../../engine/query/vocabulary/attribute-class.ts';
import { columnName } from '../../../engine/retrieval/fold-key.ts';
import { editDistance } from '../../../engine/text/spelling/edit-distance.ts';
import { type FieldFault, invalidRequest } from '../../../errors.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { SearchFilters } from '../search-types.ts';

const MOST_EDITS = 3;

/** Attributes that products of the catalogue have, as filters name them; thousands in a large one. */
const attributesOf = oncePer(({ tagNames, vocabulary }: QueryKnowledge): ReadonlySet<string> => {
  const known = new Set<string>();
  for (const name of tagNames) if (name.startsWith('attr.')) known.add(name.slice('attr.'.length));
  for (const { attribute } of vocabulary.columns) known.add(attribute.split('@')[0]!);
  return known;
});

/**
 * Refuses filters by attributes that no product of the catalogue has, and names the nearest.
 * Throws `invalid_request`.
 */
export function checkFilterNames({ attributes = {} }: SearchFilters, knowledge: QueryKnowledge): void {
  const names = Object.keys(attributes);
  if (names.length === 0) return;
  const known = attributesOf(knowledge);
  const unknown = names.filter((name) => !known.has(columnName(name)));
  if (unknown.length === 0) return;
  const others = [...known].map((name) => `attributes.${name}`);
  throw invalidRequest(unknown.map((name) => faultOf(name, nearestOf(name, others))));
}

function faultOf(name: string, nearest: string | undefined): FieldFault {
  const detail =
    nearest === undefined ? 'there is no such filter' : `there is no such filter; the nearest is ${nearest}`;
  return { pointer: `/filters/attributes/${escaped(name)}`, code: 'mismatch', detail };
}

/** A member of a JSON pointer (RFC 6901). */
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The likeliest name that was meant: of the same kind of field (colour, size), else the fewest letters away. */
function nearestOf(name: string, others: readonly string[]): string | undefined {
  const own = columnName(name);
  const plain = (other: string): string => other.slice(other.indexOf('.') + 1);
  const kind = attributeClass(own);
  const same = kind && others.find((other) => attributeClass(plain(other)) === kind);
  if (same) return same;
  const ranked = others
    .map((other) => ({ other, distance: editDistance(own, plain(other), MOST_EDITS) }))
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1));
  return ranked[0] && ranked[0].distance <= MOST_EDITS ? ranked[0].other : undefined;
}
