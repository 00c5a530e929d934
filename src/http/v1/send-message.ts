import { AnswerMessage, SendMessageBody } from '../../contract/messages.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { waitForRunning } from '../../services/idempotency/run-once.ts';
import { type SendMessageInput, sendMessage } from '../../services/threads/exchange/send-message.ts';
import type { App } from '../server.ts';
import { spellMessage } from '../wire/answer.ts';
import { channelOf, conversationOf } from '../wire/conversation.ts';
import { idempotencyOf, sendReply } from '../wire/idempotency.ts';
import { lastEventId, streamContext, streamReply, wantsEvents } from '../wire/stream.ts';

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

/** Wire names in, service names through, wire names out; JSON or a stream of events. */
export function addSendMessage(app: App): void {
  app.post('/api/v1/send_message', options, async (request, reply) => {
    const { faq_id: faqId } = request.body;
    const idempotency = idempotencyOf(request);
    const { company } = await getSettings(request.context);
    const input: SendMessageInput = {
      ...conversationOf(request.body, company.defaultLocale),
      channel: channelOf(request),
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
