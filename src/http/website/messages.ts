import { AnswerMessage } from '../../contract/messages.ts';
import { WebsiteHistory, WebsiteHistoryQuery, WebsiteMessageBody } from '../../contract/website.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { waitForRunning } from '../../services/idempotency/run-once.ts';
import { type SendMessageInput, sendMessage } from '../../services/threads/exchange/send-message.ts';
import { getOwnThread } from '../../services/threads/get-own-thread.ts';
import type { App } from '../server.ts';
import { spellMessage } from '../wire/answer.ts';
import { conversationOf } from '../wire/conversation.ts';
import { sendReply } from '../wire/idempotency.ts';
import { lastEventId, streamContext, streamReply, wantsEvents } from '../wire/stream.ts';
import { wireStoredMessage } from '../wire/thread.ts';
import { visitorOf } from './guard.ts';
import { visitorIdempotencyOf } from './idempotency.ts';

const path = '/website/v1/messages';
const tags = ['Website'];

const send = {
  config: {
    website: 'messages',
    problems: [
      ...(['thread_not_found', 'faq_not_found', 'faq_retired', 'faq_question_mismatch'] as const),
      ...(['thread_busy', 'budget_exhausted', 'idempotency_in_flight', 'idempotency_key_reused'] as const),
    ],
  },
  schema: {
    operationId: 'sendWebsiteMessage',
    summary: 'Ask a question as a visitor',
    tags,
    body: WebsiteMessageBody,
    response: { 200: AnswerMessage },
  },
} as const;

function addSend(app: App): void {
  app.post(path, send, async (request, reply) => {
    const { faq_id: faqId } = request.body;
    const idempotency = visitorIdempotencyOf(request);
    const { company } = await getSettings(request.context);
    const { siteId, ownerId } = visitorOf(request);
    const input: SendMessageInput = {
      ...conversationOf(request.body, company.defaultLocale),
      channel: 'website',
      endUserId: ownerId,
      siteId,
      ...(faqId === undefined ? {} : { faqId }),
      ...(idempotency ? { idempotency } : {}),
    };
    if (!wantsEvents(request))
      return sendReply(reply, await sendMessage(request.context, input, spellMessage));
    const ctx = streamContext(app, request.context, idempotency);
    if (idempotency && lastEventId(request) > 0) await waitForRunning(ctx, idempotency);
    return streamReply(app, request, reply, (onStart) =>
      sendMessage(ctx, { ...input, onStart }, spellMessage),
    );
  });
}

const history = {
  config: { website: 'requests', problems: ['thread_not_found'] },
  schema: {
    operationId: 'getWebsiteHistory',
    summary: 'Read a conversation of the visitor',
    tags,
    querystring: WebsiteHistoryQuery,
    response: { 200: WebsiteHistory },
  },
} as const;

function addHistory(app: App): void {
  app.get(path, history, async (request) => {
    const found = await getOwnThread(request.context, {
      ...visitorOf(request),
      ...(request.query.thread_id === undefined ? {} : { threadId: request.query.thread_id }),
    });
    return {
      thread_id: found?.thread.threadId ?? null,
      status: found?.thread.status ?? 'open',
      messages: (found?.messages ?? []).map(wireStoredMessage),
    };
  });
}

/** A visitor's conversation: the same pipeline as the API, in threads of the visitor's own. */
export function addWebsiteMessages(app: App): void {
  addSend(app);
  addHistory(app);
}
