import { Feedback } from '../../contract/messages.ts';
import { WebsiteFeedbackBody } from '../../contract/website.ts';
import { confirmWording } from '../../services/faqs/confirm-wording.ts';
import { giveOwnFeedback } from '../../services/threads/give-own-feedback.ts';
import type { App } from '../server.ts';
import { visitorOf } from './guard.ts';

const path = '/website/v1/feedback';

const options = {
  config: { website: 'requests', problems: ['message_not_found'] },
  schema: {
    operationId: 'giveWebsiteFeedback',
    summary: 'Rate an answer as the visitor who got it',
    tags: ['Website'],
    body: WebsiteFeedbackBody,
    response: { 200: Feedback },
  },
} as const;

/** The visitor's thumb; the last one wins. */
export function addWebsiteFeedback(app: App): void {
  app.post(path, options, async (request) => {
    const { message_id: messageId, rating, comment = null } = request.body;
    const given = await giveOwnFeedback(request.context, {
      ...visitorOf(request),
      messageId,
      rating,
      comment,
    });
    if (given.confirmed) await confirmWording(request.context, given.confirmed);
    return given.feedback;
  });
}
