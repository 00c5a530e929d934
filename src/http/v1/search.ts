import { SearchBody, SearchResult } from '../../contract/search.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { searchInThread } from '../../services/threads/exchange/search-in-thread.ts';
import type { App } from '../server.ts';
import { channelOf } from '../wire/conversation.ts';
import { idempotencyOf, sendReply } from '../wire/idempotency.ts';
import { spellSearch } from '../wire/search.ts';
import { searchInputOf } from '../wire/search-input.ts';

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
    const idempotency = idempotencyOf(request);
    const { company } = await getSettings(request.context);
    const input = {
      ...searchInputOf(request.body, company.defaultLocale),
      channel: channelOf(request),
      ...(idempotency ? { idempotency } : {}),
    };
    const spelled = await searchInThread(request.context, input, (search) =>
      spellSearch(search, input.locale),
    );
    return sendReply(reply, spelled);
  });
}
