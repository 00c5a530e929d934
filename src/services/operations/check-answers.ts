import { emptyMemory } from '../../engine/question/memory.ts';
import { answerQuestion } from '../answers/answer-question.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';

/** What the company has to answer from, and how long a question took; nothing is stored. */
export type AnswerCheck = {
  products: number;
  passages: number;
  degraded: boolean;
  answerMs: number;
  status: string;
};

/** Opens the indexes of the context's company in its default language and asks it a question. */
export async function checkAnswers(ctx: Context): Promise<AnswerCheck> {
  const locale = (await getSettings(ctx)).company.defaultLocale;
  const count = async (kind: 'product' | 'passage') => {
    const locales = await ctx.indexes.localesOf(ctx.companyId, kind);
    const served = locales.includes(locale) ? locale : locales[0];
    if (served === undefined) return { documents: 0, degraded: false };
    const { index, degraded } = await ctx.indexes.open(ctx.companyId, kind, served);
    return { documents: index.documentCount, degraded };
  };
  const [products, passages] = [await count('product'), await count('passage')];
  const ask = () =>
    answerQuestion(ctx, {
      queryText: 'What is your return policy?',
      locale,
      userMetadata: {},
      memory: emptyMemory,
    });
  // The first question of a process loads what every later one has at hand.
  await ask();
  const startedMs = ctx.clock.monotonicMs();
  const { answer } = await ask();
  return {
    products: products.documents,
    passages: passages.documents,
    degraded: products.degraded || passages.degraded,
    answerMs: ctx.clock.monotonicMs() - startedMs,
    status: answer.status,
  };
}
