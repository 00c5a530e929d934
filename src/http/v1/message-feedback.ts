import { Feedback, FeedbackBody, MessageParams } from '../../contract/messages.ts';
import { runOnce } from '../../services/idempotency/run-once.ts';
import { giveFeedback } from '../../services/threads/give-feedback.ts';
import { withTransaction } from '../../services/transaction.ts';
import type { App } from '../server.ts';
import { idempotencyOf, sendReply } from '../wire/idempotency.ts';

const options = {
  config: { scope: 'messages:write', limit: 'management' },
  schema: {
    operationId: 'giveFeedback',
    summary: 'Rate an AI response',
    tags: ['Threads'],
    params: MessageParams,
    body: FeedbackBody,
    response: { 200: Feedback },
  },
} as const;

/** The shopper's thumb; the last one wins. */
export function addMessageFeedback(app: App): void {
  app.post('/api/v1/messages/:message_id/feedback', options, async (request, reply) => {
    const { rating, comment = null } = request.body;
    const input = { messageId: request.params.message_id, rating, comment };
    const stored = await runOnce(request.context, idempotencyOf(request), (keep) =>
      withTransaction(request.context, async (tx) => {
        const body = JSON.stringify(await giveFeedback(tx, input));
        await keep(tx, { status: 200, body });
        return { status: 200, body, replayed: false };
      }),
    );
    return sendReply(reply, stored);
  });
}
