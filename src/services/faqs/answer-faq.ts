import type { Answer } from '../../engine/answer/answer.ts';
import type { Product } from '../../engine/catalog/product.ts';
import { productCard } from '../../engine/catalog/product-card.ts';
import type { ConversationMemory } from '../../engine/query/memory.ts';
import type { Answered } from '../answers/answer-types.ts';
import { remember } from '../answers/remember.ts';
import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import { askedOn } from './asked-on.ts';
import { factsStillStand } from './facts-still-stand.ts';
import { type Faq, isListable } from './faq-types.ts';
import { proveQuestion } from './prove-candidate.ts';
import { faqRetired, requireFaqQuestion } from './require-faq-question.ts';
import { writtenAnswer } from './written-answer.ts';

type Current = { answer: Answer; snapshots: readonly Snapshot[] };

async function liveProduct(ctx: Context, faq: Faq): Promise<Product | undefined> {
  if (faq.productId === undefined) return undefined;
  return (await findProducts(ctx, [faq.productId], faq.locale))[0];
}

/** The question answered anew from what the shop says now. */
async function answeredAnew(ctx: Context, faq: Faq): Promise<Current | undefined> {
  const product = await liveProduct(ctx, faq);
  if (faq.productId !== undefined && !product) return undefined;
  const found = await proveQuestion(ctx, await askedOn(ctx, faq, product), faq.question);
  return found && { answer: found.answered.answer, snapshots: found.answered.snapshots };
}

/** The stored text with what must be live read anew. Its snapshots were kept when it was stored. */
async function asStored(ctx: Context, faq: Faq): Promise<Current | undefined> {
  const { answer } = faq;
  if (answer.kind === 'live') return answeredAnew(ctx, faq);
  if (answer.kind === 'written') return writtenAnswer(faq, answer.text, await liveProduct(ctx, faq));
  const products = await findProducts(ctx, answer.productIds, faq.locale);
  return { answer: { ...answer.answer, products: products.map(productCard) }, snapshots: [] };
}

/** A FAQ that is listed no more is answered from its stored text only as far as nothing it rests on has changed. */
async function currentAnswer(ctx: Context, faq: Faq): Promise<Current | undefined> {
  const holds = isListable(faq) || (faq.state !== 'stale' && (await factsStillStand(ctx, faq)));
  return (holds ? await asStored(ctx, faq) : undefined) ?? (await answeredAnew(ctx, faq));
}

/**
 * The answer of a FAQ that a shopper chose: the stored one, with price and stock read from the live row. One whose facts
 * have changed is answered anew. No model is ever called.
 *
 * Throws `faq_not_found`, `faq_retired` (also when the facts support no answer any more) and `faq_question_mismatch`.
 */
export async function answerFaq(
  ctx: Context,
  input: { faqId: number; question: string; memory: ConversationMemory },
): Promise<Answered> {
  const faq = await requireFaqQuestion(ctx, input);
  const current = await currentAnswer(ctx, faq);
  if (!current) throw faqRetired();
  const answer: Answer = { ...current.answer, engine: 'faq', degraded: false };
  const productIds = answer.products.map(({ productId }) => productId);
  return {
    answer,
    memory: remember(input.memory, {
      question: input.question,
      productIds,
      focusProductId: faq.productId ?? productIds[0],
      passages: [],
    }),
    trace: {
      engine: 'faq',
      status: answer.status,
      chosen_route: answer.route,
      faq: { faq_id: faq.faqId, kind: faq.answer.kind, state: faq.state, review: faq.review },
      answer: { claims: answer.claims },
    },
    snapshots: current.snapshots,
  };
}
