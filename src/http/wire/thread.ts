import type { Message, Thread } from '../../services/threads/thread-types.ts';
import { wireTime } from './time.ts';

const dayMs = 24 * 60 * 60 * 1000;

function wireStoredMessage(message: Message): Record<string, unknown> {
  return {
    seq: message.seq,
    message_id: message.messageId,
    query_text: message.queryText,
    result_text: message.resultText,
    answer_status: message.answerStatus,
    engine: message.engine,
    feedback: message.feedback ?? null,
    created_at: wireTime(message.createdAtMs),
  };
}

/** A thread with its exchanges (contract §4). `retentionDays` is the company's setting. */
export function wireThread(
  { thread, messages }: { thread: Thread; messages: readonly Message[] },
  retentionDays: number,
): Record<string, unknown> {
  return {
    thread_id: thread.threadId,
    channel: thread.channel,
    status: thread.status,
    locale: thread.locale,
    end_user_id: thread.endUserId ?? null,
    page_url: thread.pageUrl ?? null,
    created_at: wireTime(thread.createdAtMs),
    updated_at: wireTime(thread.updatedAtMs),
    expires_at: wireTime(thread.updatedAtMs + retentionDays * dayMs),
    messages: messages.map(wireStoredMessage),
  };
}
