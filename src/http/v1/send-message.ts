import { AnswerMessage, SendMessageBody } from '../../contract/messages.ts';
import type { Context } from '../../services/context.ts';
import { type IdempotencyKey, waitForRunning } from '../../services/idempotency/run-once.ts';
import { getSettings } from '../../services/settings/get-settings.ts';
import { type SendMessageInput, sendMessage } from '../../services/threads/send-message.ts';
import type { App } from '../server.ts';
import { spellMessage } from '../wire/answer.ts';
import { conversationOf } from '../wire/conversation.ts';
import { idempotencyOf, sendReply } from '../wire/idempotency.ts';
import { lastEventId, streamReply, wantsEvents } from '../wire/stream.ts';

const options = {
  config: {
    scope: 'messages:write',
    limit: 'send-message',
    problems: [
      ...(['thread_not_found', 'faq_not_found', 'faq_retired', 'faq_question_mismatch'] as const),
      ...(['thread_busy', 'budget_exhausted'] as const),
    ],
  },
  schema: {
    operationId: 'sendMessage',
    summary: 'Ask a question and get a grounded answer',
    tags: ['Public operations'],
    body: SendMessageBody,
    response: { 200: AnswerMessage },
  },
} as const;

/** With a key the work of a closed stream goes on and can be resumed; without one it ends with the connection, or when the server drains. */
function streamContext(app: App, ctx: Context, idempotency: IdempotencyKey | undefined): Context {
  const signal = idempotency ? new AbortController().signal : AbortSignal.any([ctx.signal, app.drain.signal]);
  return { ...ctx, signal };
}

/** Wire names in, service names through, wire names out; JSON or a stream of events. */
export function addSendMessage(app: App): void {
  app.post('/api/v1/send_message', options, async (request, reply) => {
    const { faq_id: faqId } = request.body;
    const idempotency = idempotencyOf(request);
    const { company } = await getSettings(request.context);
    const input: SendMessageInput = {
      ...conversationOf(request.body, company.defaultLocale),
      ...(faqId === undefined ? {} : { faqId }),
      ...(idempotency ? { idempotency } : {}),
    };
    if (!wantsEvents(request))
      return sendReply(reply, await sendMessage(request.context, input, spellMessage));
    const ctx = streamContext(app, request.context, idempotency);
    if (idempotency && lastEventId(request) > 0) await waitForRunning(ctx, idempotency);
    return streamReply(app, request, reply, (onStart, onDelta) =>
      sendMessage(ctx, { ...input, onStart, onDelta }, spellMessage),
    );
  });
}
