import { viewProduct } from '../../../engine/answer/product-view.ts';
import { nextQuestions } from '../../../engine/faq/choose/next-questions.ts';
import { emptyMemory } from '../../../engine/question/memory.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import { listProducts } from '../../catalog/list-products.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { embeddedReply } from '../embedded-reply.ts';

const mostQuestions = 5;
const mostTried = 15;
/** Of one product, so that the questions are about several things. */
const mostOfProduct = 2;
const productsLookedAt = 4;

/**
 * Up to five questions about the shop and some of its products, in its main language, each of which is answered when it
 * is asked now: for somebody who has just brought in content and wants to see it speak. Asks no model.
 */
export async function firstQuestions(ctx: Context): Promise<string[]> {
  const settings = await getSettings(ctx);
  const { defaultLocale: locale } = settings.company;
  const { products } = await listProducts(ctx, { limit: productsLookedAt });
  const views = products.map((product) => viewProduct(product, snapshotHash));
  const ofProducts = views.map((view) => nextQuestions({ view, headed: [], isAboutProduct: true }, locale));
  const ofShop = nextQuestions({ view: undefined, headed: [], isAboutProduct: false }, locale);
  const candidates = [
    // What is made of a product's fields has its answer there, so it comes first; one of each product, then another.
    ...ofProducts.flatMap((list) => list.slice(0, 1)),
    ...ofProducts.flatMap((list) => list.slice(1, mostOfProduct)),
    ...ofShop,
  ].map(({ text }) => text);
  const found: string[] = [];
  for (const queryText of [...new Set(candidates)].slice(0, mostTried)) {
    if (found.length === mostQuestions) break;
    const question = { queryText, locale, userMetadata: {}, memory: emptyMemory };
    const { answer } = await embeddedReply(ctx, question, settings);
    if (answer.status === 'answered') found.push(queryText);
  }
  return found;
}
