import { answerQuestion } from '../../answers/answer-question.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { answerFaq } from '../../faqs/answer-faq.ts';
import { recordAskedQuestion } from '../../faqs/asked/record-asked-question.ts';
import { requireFaqQuestion } from '../../faqs/require-faq-question.ts';
import type { Reply } from '../../idempotency/run-once.ts';
import { type ConversationInput, converse, type Exchange } from './converse.ts';
import { handedOverAnswer } from './handed-over-answer.ts';
import { recentTurns } from './recent-turns.ts';
import { streamClaims } from './stream-claims.ts';
import { busy } from './turns.ts';

/** `POST /api/v1/send_message`, from any channel. `userMetadata` holds public keys only. */
export type SendMessageInput = Omit<ConversationInput, 'operation' | 'check'> & {
  faqId?: number;
  userMetadata: Readonly<Record<string, unknown>>;
  /** Told of each stretch of the reply as soon as it may be said; together they are the beginning of `result_text`. */
  onDelta?: (text: string) => void;
};

/**
 * Answers a shopper's question in a thread: from the FAQ's cache when `faqId` is given, else by the answer ladder.
 *
 * The exchange is stored durably exactly once before the reply is given back; on any error nothing is stored.
 */
export async function sendMessage(
  ctx: Context,
  input: SendMessageInput,
  spell: (exchange: Exchange<undefined>) => string,
): Promise<Reply> {
  const { faqId, queryText, locale, pageUrl, userMetadata } = input;
  const settings = await getSettings(ctx);
  const claims = input.onDelta === undefined ? undefined : streamClaims(input.onDelta);
  const conversation: ConversationInput = {
    ...input,
    operation: 'send_message',
    ...(faqId === undefined
      ? {}
      : { check: async () => void (await requireFaqQuestion(ctx, { faqId, question: queryText })) }),
  };
  /** What model calls cost is counted with the exchange, or alone where none is stored. */
  const costs: ((tx: Context) => Promise<void>)[] = [];
  const taken = converse(
    ctx,
    conversation,
    async (thread) => {
      if (thread.status === 'handed_over')
        return {
          ...handedOverAnswer(settings, locale, thread.memory),
          threadStatus: 'handed_over',
          value: undefined,
        };
      if (claims?.hasSpoken() === true) throw busy();
      const answered =
        faqId === undefined
          ? await answerQuestion(ctx, {
              queryText,
              locale,
              pageUrl,
              userMetadata,
              memory: thread.memory,
              earlier: async () => (thread.lastSeq === 0 ? [] : recentTurns(ctx, thread.threadId)),
              countLater: (count) => costs.push(count),
              ...(claims === undefined ? {} : { onClaim: (claim) => claims.say(claim) }),
            })
          : await answerFaq(ctx, { faqId, question: queryText, memory: thread.memory });
      const handsOver = answered.answer.status === 'handed_over' && settings.handover.enabled;
      const askedBefore = thread.memory.questions;
      return {
        ...answered,
        ...(handsOver ? { threadStatus: 'handed_over' as const } : {}),
        record: async (tx: Context) => {
          for (const count of costs) await count(tx);
          if (faqId === undefined && input.channel !== 'playground')
            await recordAskedQuestion(tx, { ...input, answered, askedBefore });
        },
        value: undefined,
      };
    },
    spell,
  );
  return taken.catch(async (error: unknown) => {
    for (const count of costs) await count(ctx);
    throw error;
  });
}
