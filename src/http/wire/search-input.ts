import type { Static } from 'typebox';
import type { SearchBody } from '../../contract/search.ts';
import { conversationOf } from './conversation.ts';
import { searchFiltersOf } from './search.ts';

/** A search's input in service names, with what is left out filled in. */
export function searchInputOf(body: Static<typeof SearchBody>, defaultLocale: string) {
  const { filters, sort = 'relevance', limit = 10, cursor, facets = [], answer = true } = body;
  return {
    ...conversationOf(body, defaultLocale),
    filters: searchFiltersOf(filters),
    sort,
    limit,
    ...(cursor === undefined ? {} : { cursor }),
    facets: [...new Set(facets)],
    answer,
  };
}
