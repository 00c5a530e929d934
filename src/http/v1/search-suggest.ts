import {
  SearchQueries,
  SearchQueriesQuery,
  Suggestions,
  SuggestQuery,
} from '../../contract/search-suggest.ts';
import { listQueries } from '../../services/search/query-counts/list-queries.ts';
import { type Suggestion, suggest } from '../../services/search/suggestions/suggest.ts';
import type { App } from '../server.ts';

const tags = ['Search'];

function wireSuggestion(suggestion: Suggestion) {
  if (suggestion.kind !== 'product') return { ...suggestion };
  const { productId, ...same } = suggestion;
  return { ...same, product_id: productId };
}

/** Completions of what is being typed, and what has been searched for. */
export function addSearchSuggest(app: App): void {
  const complete = {
    config: { scope: 'search:read', limit: 'search' },
    schema: {
      operationId: 'suggestSearches',
      summary: 'Complete what is being typed: past queries, categories, products',
      tags,
      querystring: SuggestQuery,
      response: { 200: Suggestions },
    },
  } as const;
  app.get('/api/v1/search/suggest', complete, async ({ context: ctx, query }) => {
    const { q: prefix, locale = 'en', limit = 8 } = query;
    return { suggestions: (await suggest(ctx, { prefix, locale, limit })).map(wireSuggestion) };
  });
  const counts = {
    config: { scope: 'analytics:read', limit: 'management' },
    schema: {
      operationId: 'listSearchQueries',
      summary: 'List what shoppers search for, or what they search for in vain',
      tags,
      querystring: SearchQueriesQuery,
      response: { 200: SearchQueries },
    },
  } as const;
  app.get('/api/v1/search/queries', counts, async ({ context: ctx, query }) => {
    const { from, to, order = 'searches', limit = 20 } = query;
    const found = await listQueries(ctx, {
      ...(from === undefined ? {} : { fromMs: Date.parse(from) }),
      ...(to === undefined ? {} : { toMs: Date.parse(to) }),
      order,
      limit,
    });
    return {
      data: found.map(({ queryText, searches, zeroResults }) => ({
        query_text: queryText,
        searches,
        zero_results: zeroResults,
      })),
    };
  });
}
