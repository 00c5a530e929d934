import { foldIdentifier } from '../../../engine/retrieval/fold-key.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import type { SearchInput } from '../search-types.ts';
import type { UnderstoodSearch } from './understand-search.ts';

const SHORTEST_IDENTIFIER = 4;
const LONGEST_IDENTIFIER = 64;
const MOST_WORDS = 12;

/** A digit, or letters joined by signs as only identifiers are (`ABC-RED`, `ab_c`). */
const IDENTIFIER = /\d|^\S*[\p{L}][-_./][\p{L}]\S*$/u;

/** Words of a query that may be a GTIN, a part number or a product id: four characters or more with a digit. */
function identifiersIn(text: string): string[] {
  const words = text.split(/\s+/u).filter((word) => word.length <= LONGEST_IDENTIFIER);
  return words
    .slice(0, MOST_WORDS)
    .filter((word) => /\d/u.test(word) && foldIdentifier(word).length >= SHORTEST_IDENTIFIER);
}

/**
 * Puts the products that a query names by identifier first; a query that is nothing but one identifier lists exactly
 * those. Identifiers compare without case and separators.
 */
export function withExactMatches(
  understood: UnderstoodSearch,
  input: SearchInput,
  { index }: OpenCatalogue,
): UnderstoodSearch {
  if (understood.kind !== 'new') return understood;
  const whole = input.queryText.trim();
  const isShort = whole.length <= LONGEST_IDENTIFIER && foldIdentifier(whole).length >= SHORTEST_IDENTIFIER;
  const exact = isShort && IDENTIFIER.test(whole) ? index.findExact(whole) : [];
  if (exact.length > 0) return onlyThese(understood, exact);
  const named = identifiersIn(input.queryText).flatMap((word) => index.findExact(word));
  if (named.length === 0) return understood;
  const pinned = [...new Set([...named, ...understood.effects.pinned])];
  const plan = { ...understood.plan, notCarried: [] };
  return { ...understood, plan, effects: { ...understood.effects, pinned } };
}

function onlyThese(understood: UnderstoodSearch, ids: readonly string[]): UnderstoodSearch {
  const { plan } = understood;
  const only = { kind: 'ids', ids: new Set(ids) } as const;
  const filter = plan.filterOf([...understood.fixed]);
  return {
    ...understood,
    plan: {
      ...plan,
      groups: [],
      boosts: [],
      held: [],
      conditions: [],
      behind: undefined,
      notCarried: [],
      relaxed: [],
      interpretation: { ...plan.interpretation, corrections: [] },
      filter: filter ? { kind: 'all', of: [filter, only] } : only,
      total: ids.length,
    },
  };
}
