import type { ThreadListFilter } from '../../services/threads/list-threads.ts';
import type { Message, Thread } from '../../services/threads/thread-types.ts';
import { wireTime } from './time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** One exchange as it is stored. */
export function wireStoredMessage(message: Message) {
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

/** A thread with its exchanges. `retentionDays` is the company's setting. */
export function wireThread(
  { thread, messages }: { thread: Thread; messages: readonly Message[] },
  retentionDays: number,
) {
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

type ThreadFilters = {
  from?: string | undefined;
  to?: string | undefined;
  channel?: Thread['channel'] | undefined;
  status?: Thread['status'] | undefined;
  answer_status?: string | undefined;
  end_user_id?: string | undefined;
};

/** The filters of a list of threads in service names. */
export function threadFilterOf(query: ThreadFilters): ThreadListFilter {
  const { from, to, channel, status, answer_status: answerStatus, end_user_id: endUserId } = query;
  return {
    ...(from === undefined ? {} : { fromMs: Date.parse(from) }),
    ...(to === undefined ? {} : { toMs: Date.parse(to) }),
    ...(channel === undefined ? {} : { channel }),
    ...(status === undefined ? {} : { status }),
    ...(answerStatus === undefined ? {} : { answerStatus }),
    ...(endUserId === undefined ? {} : { endUserId }),
  };
}
