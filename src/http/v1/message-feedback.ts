import { Feedback, FeedbackBody, MessageParams } from '../../contract/messages.ts';
import { confirmWording } from '../../services/faqs/confirm-wording.ts';
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
    let given: Awaited<ReturnType<typeof giveFeedback>> | undefined;
    const stored = await runOnce(request.context, idempotencyOf(request), (keep) =>
      withTransaction(request.context, async (tx) => {
        given = await giveFeedback(tx, input);
        const body = JSON.stringify(given.feedback);
        await keep(tx, { status: 200, body });
        return { status: 200, body, replayed: false };
      }),
    );
    if (given?.confirmed) await confirmWording(request.context, given.confirmed);
    return sendReply(reply, stored);
  });
}
