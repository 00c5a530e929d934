import { composeAnswer } from '../../engine/answer/compose-answer.ts';
import { viewProduct } from '../../engine/answer/product-view.ts';
import { composeRange, outermostDepartments } from '../../engine/answer/products/compose-range.ts';
import { afterReply } from '../../engine/answer/reply/after-reply.ts';
import { tagOf } from '../../engine/retrieval/fold-key.ts';
import type { Voice } from '../../engine/say/voice.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import { findProductsAt } from '../catalog/find-products-at.ts';
import type { Context } from '../context.ts';
import { openCatalogue } from '../search/open-catalogue.ts';
import type { Answered, Question } from './answer-types.ts';
import { snapshotsOf } from './snapshots-of.ts';

const MOST_DEPARTMENTS = 1_000;

/** What the shop sells, told by the departments of its live catalogue; `undefined` where it has no products or those are in none. */
export async function rangeOfShop(
  ctx: Context,
  asked: Question,
  voice: Voice,
): Promise<Omit<Answered, 'trace'> | undefined> {
  const catalogue = await openCatalogue(ctx, asked.locale);
  if (catalogue === undefined) return undefined;
  const { index, locale, changeSeq, degraded } = catalogue;
  const { values } = index.facet({ groups: [] }, 'category', MOST_DEPARTMENTS);
  const found = outermostDepartments(values).flatMap((path) => {
    const filter = { kind: 'tag', tag: tagOf('category', path) } as const;
    const { hits } = index.search({ groups: [], filter, limit: 1, exactTotal: false });
    const [first] = hits;
    return first === undefined ? [] : [{ path, id: first.id }];
  });
  const products = await findProductsAt(ctx, changeSeq, [...new Set(found.map(({ id }) => id))], locale);
  const views = products.map((product) => viewProduct(product, snapshotHash));
  const departments = found.flatMap(({ path, id }) => {
    const view = views.find(({ product }) => product.productId === id);
    return view === undefined ? [] : [{ path, view }];
  });
  const saying = composeRange(departments, locale, voice);
  if (saying === undefined) return undefined;
  const answer = { ...composeAnswer(saying, voice), degraded };
  return {
    answer,
    memory: afterReply(asked.memory, { question: asked.queryText, pieces: [], productIds: [] }),
    snapshots: snapshotsOf(answer.claims, views, []),
  };
}
