import { rankPool } from '../../src/engine/answer/pool/rank-pool.ts';
import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import { emptyMemory } from '../../src/engine/question/memory.ts';
import { gatherPool } from '../../src/services/answers/pool/gather-pool.ts';
import type { BaseContext } from '../../src/services/context.ts';
import { fittedOn, openPassageCompanies } from '../support/passage-companies.ts';
import type { Made } from './made.ts';

/** Questions asked where their passage is, and where it is not. */
export type PublicPages = { found: Made[]; absent: Made[] };

/** Languages whose questions are fitted on; that of the others tells how well the weights carry over. */
const languages = ['en', 'de', 'es'];

/**
 * Whole questions of public passages, each asked where its passage is: pages of plain prose, which no authored shop has.
 * What is right is any piece that holds the marked answer.
 */
export async function askPublicPages(
  base: BaseContext,
  folder: string,
  weights: PoolWeights,
): Promise<PublicPages> {
  const found: Made[] = [];
  const absent: Made[] = [];
  for (const language of languages) {
    const companies = await openPassageCompanies(base, folder, language);
    for (const row of fittedOn(companies.questions)) {
      const { having, lacking } = companies.of(row);
      const turn = { say: row.question };
      for (const [ctx, into] of [
        [having, found],
        [lacking, absent],
      ] as const) {
        const question = {
          queryText: row.question,
          locale: language,
          userMetadata: {},
          memory: emptyMemory,
        };
        const gathered = await gatherPool(ctx, question, undefined);
        const run = {
          shop: `pages-${language}`,
          kase: { id: row.qid, kind: 'made', turns: [turn] },
          turn,
          gathered,
          ranked: rankPool(gathered.pool, weights),
          listed: [],
        };
        into.push({
          run,
          isRight: ({ text }) =>
            into === found && row.answers.some((answer) => text.includes(answer.text.trim())),
        });
      }
    }
  }
  return { found, absent };
}
