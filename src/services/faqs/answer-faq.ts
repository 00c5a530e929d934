import { afterReply } from '../../engine/answer/reply/after-reply.ts';
import type { ConversationMemory } from '../../engine/question/memory.ts';
import type { Answer } from '../../engine/say/answer.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { Answered } from '../answers/answer-types.ts';
import type { Context } from '../context.ts';
import { type Faq, isListable, translatedFrom } from '../faq-lookup/faq-types.ts';
import { productOfFaq } from '../faq-lookup/product-of-faq.ts';
import { shownAnswer } from '../faq-lookup/shown-answer.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { Trace } from '../traces/trace.ts';
import { askedOn } from './candidates/asked-on.ts';
import { proveQuestionOnPage } from './candidates/prove-candidate.ts';
import { factsStillStand } from './facts/facts-still-stand.ts';
import { stillTranslates } from './pages/source-of-translation.ts';
import { findRecentFaq } from './recent-faqs.ts';
import { faqRetired, requireFaqQuestion } from './require-faq-question.ts';

type Current = { answer: Answer; snapshots: readonly Snapshot[] };

/** The question answered anew from what the shop says now. */
async function answeredAnew(ctx: Context, faq: Faq): Promise<Current | undefined> {
  const product = await productOfFaq(ctx, faq);
  if (faq.productId !== undefined && !product) return undefined;
  const found = await proveQuestionOnPage(ctx, await askedOn(ctx, faq, product), faq.question);
  return found && { answer: found.answered.answer, snapshots: found.answered.snapshots };
}

async function asStored(ctx: Context, faq: Faq): Promise<Current | undefined> {
  return faq.answer.kind === 'live' ? answeredAnew(ctx, faq) : shownAnswer(ctx, faq);
}

/** A translation as long as its source says the same; then what the source says now, in the source's language. */
async function currentTranslation(ctx: Context, faq: Faq, sourceId: number): Promise<Current | undefined> {
  const source = await findRecentFaq(ctx, sourceId);
  if (!source || source.review === 'rejected') return undefined;
  return isListable(faq) && stillTranslates(faq, source) ? shownAnswer(ctx, faq) : currentAnswer(ctx, source);
}

/** A FAQ that is listed no more is answered from its stored text only as far as nothing it rests on has changed. */
export async function currentAnswer(ctx: Context, faq: Faq): Promise<Current | undefined> {
  const from = translatedFrom(faq);
  if (from) return currentTranslation(ctx, faq, from.faqId);
  const holds = isListable(faq) || (faq.state !== 'stale' && (await factsStillStand(ctx, faq)));
  return (holds ? await asStored(ctx, faq) : undefined) ?? (await answeredAnew(ctx, faq));
}

type Told = { answer: Answer; productIds: readonly string[]; trace: Trace };

/** The answer as that of its FAQ; the same object again for the same answer of the same FAQ. */
const toldOf = oncePer((current: Answer) => oncePer((faq: Faq) => tell(faq, current)));

function tell(faq: Faq, current: Answer): Told {
  const answer: Answer = { ...current, engine: 'faq', degraded: false };
  const productIds = answer.products.map(({ productId }) => productId);
  const trace = {
    engine: 'faq',
    status: answer.status,
    chosen_route: answer.route,
    faq: { faq_id: faq.faqId, kind: faq.answer.kind, state: faq.state, review: faq.review },
    answer: { claims: answer.claims },
  };
  return { answer, productIds, trace };
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
  const { answer, productIds, trace } = toldOf(current.answer)(faq);
  return {
    answer,
    memory: afterReply(input.memory, {
      question: input.question,
      pieces: [],
      productIds,
      pageProductId: faq.productId ?? productIds[0],
    }),
    trace,
    snapshots: current.snapshots,
  };
}
