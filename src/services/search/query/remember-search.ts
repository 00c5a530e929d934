import type { ConversationMemory } from '../../../engine/question/memory.ts';
import type { Listed, SearchInput } from '../search-types.ts';
import type { UnderstoodSearch } from './understand-search.ts';

const KEPT_PRODUCTS = 10;

/** The thread's memory after a search: what was asked for and what was shown, in order; questions are the caller's to add. */
export function rememberSearch(
  input: SearchInput,
  { plan, sort, kind, pickedId, kindOf, compares }: UnderstoodSearch,
  listed: readonly Listed[],
): ConversationMemory {
  if (input.cursor !== undefined) return input.memory;
  const { focusProductId: _focus, search: _search, isOfPages: _pages, ...rest } = input.memory;
  if (kind === 'reset') return { ...rest, productIds: [] };
  if (kind === 'pick')
    return { ...input.memory, ...(pickedId === undefined ? {} : { focusProductId: pickedId }) };
  const { text, constraints } = plan.interpretation;
  const search = {
    query: input.queryText,
    text,
    constraints,
    sort,
    ...(kindOf === undefined ? {} : { kindOf }),
    ...(compares === true ? { compares } : {}),
  };
  const shown = listed.slice(0, KEPT_PRODUCTS).map(({ product }) => product.productId);
  // With nothing found the list before stays what "the second one" points at.
  const productIds = shown.length > 0 ? shown : input.memory.productIds;
  return { ...rest, productIds, search, ...(shown.length === 1 ? { focusProductId: shown[0]! } : {}) };
}
