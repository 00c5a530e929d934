import { join } from 'node:path';
import { type RankedPool, rankPool } from '../../src/engine/answer/pool/rank-pool.ts';
import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import { afterReply } from '../../src/engine/answer/reply/after-reply.ts';
import { choosePieces } from '../../src/engine/answer/reply/compose-reply.ts';
import { emptyMemory } from '../../src/engine/question/memory.ts';
import { type GatheredPool, gatherPool } from '../../src/services/answers/pool/gather-pool.ts';
import { suggestProducts } from '../../src/services/answers/suggestions/suggest-products.ts';
import { startTrace } from '../../src/services/answers/trace-recorder.ts';
import { type AuthoredShop, type Case, readLines, type Turn } from '../support/authored-shops.ts';

/** One turn with everything that was gathered for it and how its pool was ranked. */
export type Run = {
  shop: string;
  kase: Case;
  turn: Turn;
  gathered: GatheredPool;
  ranked: RankedPool;
  listed: readonly string[];
};

/** First messages about a rule, typed on the page of some product: they are about the rule all the same. */
export async function askOnPages(shop: AuthoredShop, weights: PoolWeights): Promise<Run[]> {
  const pages = readLines<{ url?: string }>(join(shop.folder, 'products.jsonl')).flatMap(
    ({ url }) => url ?? [],
  );
  const cases = shop.cases.filter(
    ({ kind, turns }) => /^(?:policy|howto)$/u.test(kind) && turns[0]?.page_url === undefined,
  );
  const runs: Run[] = [];
  for (const [i, kase] of cases.entries()) {
    const turn = kase.turns[0]!;
    const pageUrl = pages[(i * 7) % pages.length]!;
    const question = {
      queryText: turn.say,
      locale: turn.locale ?? shop.locale,
      userMetadata: {},
      memory: emptyMemory,
      pageUrl,
    };
    const gathered = await gatherPool(shop.ctx, question, undefined);
    runs.push({
      shop: shop.name,
      kase,
      turn,
      gathered,
      ranked: rankPool(gathered.pool, weights),
      listed: [],
    });
  }
  return runs;
}

/** A first message to a shop: how its pool is ranked, and the products that the search lists. */
export async function askTurn(
  shop: AuthoredShop,
  queryText: string,
  weights: PoolWeights,
): Promise<Pick<Run, 'gathered' | 'ranked' | 'listed'>> {
  const question = { queryText, locale: shop.locale, userMetadata: {}, memory: emptyMemory };
  const listed = await suggestProducts(shop.ctx, question, startTrace(shop.ctx, question));
  const gathered = await gatherPool(shop.ctx, question, listed);
  const ranked = rankPool(gathered.pool, weights);
  return { gathered, ranked, listed: listed.products.map(({ productId }) => productId) };
}

/** Asks all turns of a shop with the given weights, threads and all. */
export async function askShop(shop: AuthoredShop, weights: PoolWeights): Promise<Run[]> {
  const runs: Run[] = [];
  for (const kase of shop.cases) {
    let memory = emptyMemory;
    for (const turn of kase.turns) {
      const question = {
        queryText: turn.say,
        locale: turn.locale ?? shop.locale,
        userMetadata: {},
        memory,
        ...(turn.page_url === undefined ? {} : { pageUrl: turn.page_url }),
      };
      const listed = await suggestProducts(shop.ctx, question, startTrace(shop.ctx, question));
      const gathered = await gatherPool(shop.ctx, question, listed);
      const ranked = rankPool(gathered.pool, weights);
      const listedIds = listed.products.map(({ productId }) => productId);
      runs.push({
        shop: shop.name,
        kase,
        turn,
        gathered,
        ranked,
        listed: listedIds,
      });
      const { pieces } = choosePieces(ranked, listedIds);
      memory = afterReply(
        { ...memory, ...(listed.memory.search ? { search: listed.memory.search } : {}) },
        {
          question: turn.say,
          pieces,
          productIds: [...new Set(pieces.flatMap(({ productId }) => productId ?? []))],
          pageProductId: gathered.pool.pageProductId,
        },
      );
    }
  }
  return runs;
}
