import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import type { Answered, Question } from './answer-types.ts';
import { replyToShopper } from './reply-to-shopper.ts';
import { suggestQuestions } from './suggestions/suggest-questions.ts';
import { startTrace } from './trace-recorder.ts';

/**
 * Answers a question from the company's own data (`replyToShopper`), and offers questions that it could answer next.
 *
 * Never throws on what a shopper writes. The answer cites `snapshots`, which the caller stores with it.
 */
export async function answerQuestion(ctx: Context, asked: Question): Promise<Answered> {
  const trace = startTrace(ctx, asked);
  const settings = await getSettings(ctx);
  const reply = await replyToShopper(ctx, asked, settings, trace);
  const suggestedQuestions = await trace.stage('suggest', () =>
    suggestQuestions(ctx, asked, reply, settings),
  );
  const answer = { ...reply.answer, suggestedQuestions };
  return { answer, memory: reply.memory, snapshots: reply.snapshots, trace: trace.finish(answer) };
}
