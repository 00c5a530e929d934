import { storablePageUrl } from '../../../engine/catalog/page-key.ts';
import { type ConversationMemory, emptyMemory } from '../../../engine/question/memory.ts';
import type { Answer, RenderedAnswer } from '../../../engine/say/answer.ts';
import { renderAnswer } from '../../../engine/say/render.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { Context } from '../../context.ts';
import { type IdempotencyKey, type KeepReply, type Reply, runOnce } from '../../idempotency/run-once.ts';
import { keepSnapshots, type Snapshot } from '../../snapshots/keep-snapshots.ts';
import { recordTrace } from '../../traces/record-trace.ts';
import type { PackedTrace, Trace } from '../../traces/trace.ts';
import { withBatch, withTransaction } from '../../transaction.ts';
import { findOwnThread } from '../find-own-thread.ts';
import { insertMessage } from '../messages/store.ts';
import { advanceThread, insertThread } from '../store.ts';
import type { Channel, Message, Thread, ThreadStatus } from '../thread-types.ts';
import { busy, takeTurn } from './turns.ts';

/** One query of a shopper in a new or a given thread. */
export type ConversationInput = {
  operation: Message['operation'];
  /** Absent = start a new thread; ids are never taken from callers. */
  threadId?: string;
  channel: Channel;
  endUserId?: string;
  /** Of the website only. */
  siteId?: string;
  queryText: string;
  locale: string;
  pageUrl?: string;
  idempotency?: IdempotencyKey;
  /** Refusals that come after "no such thread" and before waiting for a turn. */
  check?: () => Promise<void>;
  /** Called once the exchange has been accepted and its ids are known, before any work; for streams. */
  onStart?: (ids: { threadId: string; messageId: string }) => void;
};

/** What the work of a turn gives back. `record` runs in the transaction that stores the exchange. */
export type TurnOutcome<T> = {
  answer: Answer;
  memory: ConversationMemory;
  trace: Trace | PackedTrace;
  snapshots: readonly Snapshot[];
  threadStatus?: ThreadStatus;
  record?: (tx: Context) => Promise<void>;
  value: T;
};

/** A stored exchange, for the wire. */
export type Exchange<T> = {
  thread: Thread;
  message: Message;
  answer: Answer;
  rendered: RenderedAnswer;
  value: T;
};

const attemptsAgainstOtherNodes = 5;

/** A recalled answer is the same object each time. */
const renderedOf = oncePer((answer: Answer) => renderAnswer(answer.claims));

class ThreadMoved extends Error {}

async function openThread(ctx: Context, input: ConversationInput): Promise<Thread> {
  const nowMs = ctx.clock.nowMs();
  if (input.threadId === undefined)
    return {
      threadId: ctx.ids.uuid(),
      channel: input.channel,
      status: 'open',
      locale: input.locale,
      ...(input.endUserId === undefined ? {} : { endUserId: input.endUserId }),
      ...(input.siteId === undefined ? {} : { siteId: input.siteId }),
      memory: emptyMemory,
      lastSeq: 0,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    };
  return findOwnThread(ctx, { ...input, threadId: input.threadId });
}

function nextState(
  thread: Thread,
  input: ConversationInput,
  outcome: TurnOutcome<unknown>,
  nowMs: number,
): Thread {
  const pageUrl =
    input.pageUrl === undefined ? thread.pageUrl : (storablePageUrl(input.pageUrl) ?? thread.pageUrl);
  return {
    ...thread,
    status: outcome.threadStatus ?? (thread.status === 'closed' ? 'open' : thread.status),
    locale: input.locale,
    ...(pageUrl === undefined ? {} : { pageUrl }),
    memory: outcome.memory,
    lastSeq: thread.lastSeq + 1,
    updatedAtMs: nowMs,
  };
}

/** Stores both sides of an exchange, its trace, its snapshots and its reply: all or nothing. */
async function recordExchange<T>(
  ctx: Context,
  {
    exchange,
    outcome,
    body,
    keep,
    isKeyed,
  }: { exchange: Exchange<T>; outcome: TurnOutcome<T>; body: string; keep: KeepReply; isKeyed: boolean },
): Promise<void> {
  const { thread, message } = exchange;
  const isNew = thread.lastSeq === 1;
  // Without a key that another node may have answered, a new thread rests on nothing that is stored.
  const inOneUnit = isNew && !isKeyed ? withBatch : withTransaction;
  await inOneUnit(ctx, async (tx) => {
    if (!isNew && !(await advanceThread(tx, thread, thread.lastSeq - 1))) throw new ThreadMoved();
    // None needs what another gives back, so a database server is sent them all at once.
    await Promise.all([
      isNew ? insertThread(tx, thread, message.messageId) : undefined,
      insertMessage(tx, message, outcome.answer),
      keepSnapshots(tx, outcome.snapshots),
      recordTrace(tx, { messageId: message.messageId, threadId: thread.threadId, trace: outcome.trace }),
    ]);
    await outcome.record?.(tx);
    await keep(tx, { status: 200, body, threadId: thread.threadId });
  });
}

async function exchangeOnce<T>(
  ctx: Context,
  {
    input,
    opened,
    messageId,
    work,
    spell,
    keep,
  }: {
    input: ConversationInput;
    opened: Thread;
    messageId: string;
    work: (thread: Thread) => Promise<TurnOutcome<T>>;
    spell: (exchange: Exchange<T>) => string;
    keep: KeepReply;
  },
): Promise<Reply> {
  // Read again: whoever was first in the line has moved the thread on.
  const before = input.threadId === undefined ? opened : await openThread(ctx, input);
  const outcome = await work(before);
  ctx.signal.throwIfAborted();
  const nowMs = ctx.clock.nowMs();
  const thread = nextState(before, input, outcome, nowMs);
  const rendered = renderedOf(outcome.answer);
  const message: Message = {
    messageId,
    threadId: thread.threadId,
    seq: thread.lastSeq,
    operation: input.operation,
    queryText: input.queryText,
    resultText: rendered.resultText,
    answerStatus: outcome.answer.status,
    engine: outcome.answer.engine,
    locale: outcome.answer.locale,
    createdAtMs: nowMs,
  };
  const exchange: Exchange<T> = { thread, message, answer: outcome.answer, rendered, value: outcome.value };
  const body = spell(exchange);
  await recordExchange(ctx, { exchange, outcome, body, keep, isKeyed: input.idempotency !== undefined });
  return { status: 200, body, replayed: false };
}

/**
 * Takes one turn of a conversation: finds or makes the thread, lets `work` answer with exactly the earlier
 * exchanges in view, and stores the exchange durably before the reply is given back.
 *
 * `spell` writes the reply's body in wire names; it is stored with the effect, so that a repeat sends the same bytes.
 * Throws `thread_not_found`, `thread_busy` and whatever `check` and `work` throw; then nothing is stored.
 */
export async function converse<T>(
  ctx: Context,
  input: ConversationInput,
  work: (thread: Thread) => Promise<TurnOutcome<T>>,
  spell: (exchange: Exchange<T>) => string,
): Promise<Reply> {
  return runOnce(ctx, input.idempotency, async (keep) => {
    const opened = await openThread(ctx, input);
    await input.check?.();
    return takeTurn(`${ctx.companyId}\n${opened.threadId}`, async () => {
      const messageId = ctx.ids.ulid('msg', ctx.clock.nowMs());
      input.onStart?.({ threadId: opened.threadId, messageId });
      for (let attempt = 1; ; attempt++) {
        try {
          return await exchangeOnce(ctx, { input, opened, messageId, work, spell, keep });
        } catch (error) {
          if (!(error instanceof ThreadMoved)) throw error;
          if (attempt === attemptsAgainstOtherNodes) throw busy();
        }
      }
    });
  });
}
