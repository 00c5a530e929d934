import type { Context } from '../context.ts';
import { getSettings } from '../settings/get-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Answered, Question } from './answer-types.ts';
import { embeddedReply } from './embedded-reply.ts';
import { type Reply, replyToShopper } from './reply-to-shopper.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { startTrace, type TraceRecorder } from './trace-recorder.ts';

/**
 * Answers a question from the company's own data (`replyToShopper`), and offers questions that it could answer next.
 *
 * Never throws on what a shopper writes. The answer cites `snapshots`, which the caller stores with it.
 */
export async function answerQuestion(ctx: Context, asked: Question): Promise<Answered> {
  const trace = startTrace(ctx, asked);
  const settings = await getSettings(ctx);
  const reply = await replyToShopper(ctx, asked, settings, trace);
  const suggestedQuestions = await nextQuestions(ctx, asked, reply, settings, trace);
  const answer = { ...reply.answer, suggestedQuestions };
  return { answer, memory: reply.memory, snapshots: reply.snapshots, trace: trace.finish(answer) };
}

async function nextQuestions(
  ctx: Context,
  asked: Question,
  reply: Reply,
  settings: Settings,
  trace: TraceRecorder,
): Promise<readonly string[]> {
  const { answer, gathered, faqMatches = [] } = reply;
  if (gathered === undefined) return [];
  const [card] = answer.products;
  const view = gathered.views.find(({ product }) => product.productId === card?.productId);
  const { passages, changeSeq } = gathered;
  return trace.stage('suggest', () =>
    suggestQuestions(ctx, asked, reply, { view, passages, changeSeq, faqMatches }, (question) =>
      // Whether a question can be asked is found out without a model: nobody has asked it yet.
      embeddedReply(ctx, question, settings),
    ),
  );
}
