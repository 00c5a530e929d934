import { SearchBody, SearchResult } from '../../contract/search.ts';
import { searchInThread } from '../../services/search/search-in-thread.ts';
import { getSettings } from '../../services/settings/get-settings.ts';
import type { App } from '../server.ts';
import { channelOf, conversationOf } from '../wire/conversation.ts';
import { idempotencyOf, sendReply } from '../wire/idempotency.ts';
import { searchFiltersOf, spellSearch } from '../wire/search.ts';

const options = {
  config: { scope: 'search:read', limit: 'search' },
  schema: {
    operationId: 'search',
    summary: 'Search the live catalogue in plain language',
    tags: ['Public operations'],
    body: SearchBody,
    response: { 200: SearchResult },
  },
} as const;

/** Wire names in, service names through, wire names out. */
export function addSearch(app: App): void {
  app.post('/api/v1/search', options, async (request, reply) => {
    const { filters, sort = 'relevance', limit = 10, cursor, facets = [], answer = true } = request.body;
    const idempotency = idempotencyOf(request);
    const { company } = await getSettings(request.context);
    const conversation = conversationOf(request.body, company.defaultLocale, channelOf(request));
    const input = {
      ...conversation,
      ...(idempotency ? { idempotency } : {}),
      filters: searchFiltersOf(filters),
      sort,
      limit,
      ...(cursor === undefined ? {} : { cursor }),
      facets: [...new Set(facets)],
      answer,
    };
    const spelled = await searchInThread(request.context, input, (search) =>
      spellSearch(search, conversation.locale),
    );
    return sendReply(reply, spelled);
  });
}
