import { WebsiteEventsBody, WebsiteEventsResult } from '../../contract/website.ts';
import { recordEvents } from '../../services/website-events/record-events.ts';
import type { App } from '../server.ts';
import { visitorOf } from './guard.ts';

const path = '/website/v1/events';

const options = {
  config: { website: 'requests' },
  schema: {
    operationId: 'recordWebsiteEvents',
    summary: 'Tell what a visitor did in the shop',
    tags: ['Website'],
    body: WebsiteEventsBody,
    response: { 202: WebsiteEventsResult },
  },
} as const;

/** What happens in the shop after an answer. */
export function addWebsiteEvents(app: App): void {
  app.post(path, options, async (request, reply) => {
    const events = request.body.events.map(({ event_id, type, at, order_id, ...body }) => ({
      eventId: event_id,
      type,
      atMs: Date.parse(at),
      ...(order_id === undefined ? {} : { orderId: order_id }),
      body: order_id === undefined ? body : { ...body, order_id },
    }));
    return reply.code(202).send(await recordEvents(request.context, visitorOf(request), events));
  });
}
