import { SearchResult } from '../../contract/search.ts';
import { WebsiteSearchBody } from '../../contract/website.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { searchInThread } from '../../services/threads/exchange/search-in-thread.ts';
import type { App } from '../server.ts';
import { sendReply } from '../wire/idempotency.ts';
import { spellSearch } from '../wire/search.ts';
import { searchInputOf } from '../wire/search-input.ts';
import { visitorOf } from './guard.ts';

const path = '/website/v1/search';

const options = {
  config: { website: 'requests', problems: ['thread_not_found', 'thread_busy'] },
  schema: {
    operationId: 'searchAsVisitor',
    summary: 'Search the live catalogue as a visitor',
    tags: ['Website'],
    body: WebsiteSearchBody,
    response: { 200: SearchResult },
  },
} as const;

/** A visitor's search: the same pipeline as the API, in threads of the visitor's own. */
export function addWebsiteSearch(app: App): void {
  app.post(path, options, async (request, reply) => {
    const { company } = await getSettings(request.context);
    const { siteId, ownerId: endUserId } = visitorOf(request);
    const input = searchInputOf(request.body, company.defaultLocale);
    const visitors = { ...input, channel: 'website' as const, siteId, endUserId };
    const spelled = await searchInThread(request.context, visitors, (search) =>
      spellSearch(search, input.locale),
    );
    return sendReply(reply, spelled);
  });
}
