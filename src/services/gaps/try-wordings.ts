import { emptyMemory } from '../../engine/question/memory.ts';
import { renderAnswer } from '../../engine/say/render.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import type { Context } from '../context.ts';

/** What a wording gets today. */
export type TriedWording = { text: string; status: string; resultText: string; engine: string };

/** Asks wordings anew as a shopper would, each by itself, on `pageUrl` if one is named; nothing is stored. */
export async function tryWordings(
  ctx: Context,
  wordings: readonly string[],
  { locale, pageUrl }: { locale: string; pageUrl?: string },
): Promise<TriedWording[]> {
  const tried: TriedWording[] = [];
  for (const queryText of wordings) {
    const question = { queryText, locale, userMetadata: {}, memory: emptyMemory };
    const { answer } = await answerQuestion(ctx, { ...question, ...(pageUrl ? { pageUrl } : {}) });
    const { resultText } = renderAnswer(answer.claims);
    tried.push({ text: queryText, status: answer.status, resultText, engine: answer.engine });
  }
  return tried;
}
