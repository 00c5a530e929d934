import type { Context } from '../context.ts';
import { getSettings } from '../settings/get-settings.ts';
import { answerParts } from './answer-parts.ts';
import type { Answered, Question } from './answer-types.ts';
import { climbLadder, type Rung } from './climb-ladder.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { startTrace, type TraceRecorder } from './trace-recorder.ts';

/** Answers to which another question of ours would be an answer to nothing. */
const unsuggested: ReadonlySet<string> = new Set(['handed_over']);

/**
 * Answers a question from the company's own data by the first rung of the ladder that holds (`climbLadder`), and offers
 * questions that it could answer next.
 *
 * Never throws on what a shopper writes. The answer cites `snapshots`, which the caller stores with it.
 */
export async function answerQuestion(ctx: Context, asked: Question): Promise<Answered> {
  const trace = startTrace(ctx, asked);
  const settings = await getSettings(ctx);
  const whole = await climbLadder(ctx, asked, settings, trace);
  const rung = (await answerParts(ctx, asked, whole, settings, trace)) ?? whole;
  const suggestedQuestions = await nextQuestions(ctx, asked, rung, trace);
  const answer = { ...rung.answer, suggestedQuestions };
  return { answer, memory: rung.memory, snapshots: rung.snapshots, trace: trace.finish(answer) };
}

async function nextQuestions(
  ctx: Context,
  asked: Question,
  rung: Rung,
  trace: TraceRecorder,
): Promise<readonly string[]> {
  const { answer, gathered } = rung;
  const isOver = gathered === undefined || asked.proving === true || unsuggested.has(answer.status);
  if (isOver || answer.suggestedQuestions.length > 0) return answer.suggestedQuestions;
  return trace.stage('suggest', () =>
    suggestQuestions(ctx, asked, rung, gathered, (question) => answerQuestion(ctx, question)),
  );
}
