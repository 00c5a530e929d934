import { join } from 'node:path';
import type { Piece } from '../../src/engine/answer/pieces/piece.ts';
import { rankPool } from '../../src/engine/answer/pool/rank-pool.ts';
import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import { viewProduct } from '../../src/engine/answer/product-view.ts';
import { nextQuestions } from '../../src/engine/faq/choose/next-questions.ts';
import { isAtPath } from '../../src/engine/faq/made/is-at-path.ts';
import { phrasebookOf } from '../../src/engine/faq/wording/phrasebooks.ts';
import { fillPattern, pronounOf } from '../../src/engine/faq/wording/product-name.ts';
import { emptyMemory } from '../../src/engine/question/memory.ts';
import { snapshotHash } from '../../src/platform/ids/hash.ts';
import { gatherPool } from '../../src/services/answers/pool/gather-pool.ts';
import { findProducts } from '../../src/services/catalog/find-products.ts';
import { type AuthoredShop, readLines } from '../support/authored-shops.ts';
import type { Run } from './runs.ts';

/** Products of a shop that made questions are asked about, and questions of each. */
const MADE_PRODUCTS = 12;
const MADE_QUESTIONS = 3;

export type Made = { run: Run; isRight: (piece: Piece) => boolean };

/**
 * Questions whose answers are known by construction: of fields, price and stock of a product, asked on its page. Shoppers
 * ask them where the authors' questions, written for whole shops, seldom do.
 */
export async function askMade(shop: AuthoredShop, weights: PoolWeights): Promise<Made[]> {
  const phrasebook = phrasebookOf(shop.locale);
  if (phrasebook === undefined) return [];
  const ids = readLines<{ product_id: string }>(join(shop.folder, 'products.jsonl')).map(
    (row) => row.product_id,
  );
  const step = Math.max(1, Math.floor(ids.length / MADE_PRODUCTS));
  const products = await findProducts(
    shop.ctx,
    ids.filter((_, i) => i % step === 0),
    shop.locale,
  );
  const made: Made[] = [];
  for (const product of products.filter(({ url }) => url !== undefined)) {
    const view = viewProduct(product, snapshotHash);
    const ofFields = nextQuestions({ view, headed: [], isAboutProduct: true }, shop.locale)
      .filter(({ paths }) => paths.length > 0)
      .slice(0, MADE_QUESTIONS)
      .map(({ text, paths }) => ({
        text,
        isRight: ({ claims, kind }: Piece) =>
          kind !== 'product' &&
          claims().some(({ support }) =>
            support.some((one) => one.kind === 'field' && isAtPath(one.path, paths)),
          ),
      }));
    const name = pronounOf(phrasebook);
    const live = (['price', 'stock'] as const).flatMap((key) => {
      const [pattern] = phrasebook.patterns[key] ?? [];
      if (pattern === undefined || (key === 'price' && product.price === undefined)) return [];
      const text = fillPattern(pattern, name);
      return [{ text, isRight: ({ kind }: Piece) => kind === key || kind === 'product' }];
    });
    for (const { text, isRight } of [...ofFields, ...live]) {
      const question = {
        queryText: text,
        locale: shop.locale,
        userMetadata: {},
        memory: emptyMemory,
        pageUrl: product.url!,
      };
      const gathered = await gatherPool(shop.ctx, question, undefined);
      const ranked = rankPool(gathered.pool, weights);
      const turn = { say: text };
      const run = {
        shop: shop.name,
        kase: { id: text, kind: 'made', turns: [turn] },
        turn,
        gathered,
        ranked,
        listed: [],
      };
      made.push({ run, isRight: (piece) => piece.productId === product.productId && isRight(piece) });
    }
  }
  return made;
}
