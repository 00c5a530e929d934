import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type Faq, questionKey } from '../faq-lookup/faq-types.ts';
import { productOfFaq } from '../faq-lookup/product-of-faq.ts';
import { keepSnapshots } from '../snapshots/keep-snapshots.ts';
import { askedOn } from './candidates/asked-on.ts';
import { proveQuestionOnPage } from './candidates/prove-candidate.ts';
import { storedAnswer } from './generation/stored-answer.ts';
import { requireNewWording, wordingsOf } from './require-new-wording.ts';
import { findFaq, listPageFaqs, nextFaqIds } from './store.ts';
import { type FaqWrite, requireUnambiguous, writeFaqs, writtenFacts } from './write-faq.ts';

/** What a person may change about a FAQ; absent members stay as they are. */
export type FaqPatch = {
  /** `auto` takes a decision back. */
  review?: 'approved' | 'rejected' | 'auto';
  pinned?: boolean;
  question?: string;
  answer?: string;
  variants?: readonly string[];
};

/** The FAQ with the patch applied, under its present question. */
function patched(faq: Faq, patch: FaqPatch, nowMs: number): Faq {
  const isWritten =
    patch.answer !== undefined || patch.variants !== undefined || patch.question !== undefined;
  const review =
    patch.review === 'rejected' ? 'rejected' : isWritten ? 'edited' : (patch.review ?? faq.review);
  return {
    ...faq,
    review,
    pinned: patch.pinned ?? faq.pinned,
    variants: patch.variants ?? faq.variants,
    ...(patch.answer === undefined ? {} : { answer: { kind: 'written', text: patch.answer }, state: 'live' }),
    updatedAtMs: nowMs,
  };
}

/** A held-back text that a person has looked at stands again; one that was generated is answered anew. */
async function revive(ctx: Context, faq: Faq, patch: FaqPatch): Promise<Partial<FaqWrite>> {
  if (faq.state !== 'stale' || patch.review !== 'approved' || patch.answer !== undefined) return {};
  if (faq.answer.kind === 'written') return { faq: { ...faq, state: 'live' } };
  const product = await productOfFaq(ctx, faq);
  const found = await proveQuestionOnPage(ctx, await askedOn(ctx, faq, product), faq.question);
  if (!found) return {};
  await keepSnapshots(ctx, found.proven.snapshots);
  return { faq: { ...faq, state: 'live', answer: storedAnswer(found.proven) }, facts: found.proven.facts };
}

/**
 * A new question is a new FAQ: the old wording keeps its id and is listed no more. A question that the page
 * once had takes its old id up again.
 */
async function reworded(tx: Context, faq: Faq, question: string): Promise<FaqWrite[]> {
  const siblings = faq.urlKey === undefined ? [] : await listPageFaqs(tx, faq.urlKey, faq.locale);
  const former = siblings.find((other) => questionKey(other.question) === questionKey(question));
  const faqId = former?.faqId ?? (await nextFaqIds(tx, 1))[0]!;
  const { replacedBy: _replacedBy, lastListedAtMs: _listed, ...kept } = faq;
  const listed = former?.lastListedAtMs === undefined ? {} : { lastListedAtMs: former.lastListedAtMs };
  const createdAtMs = former?.createdAtMs ?? faq.updatedAtMs;
  return [
    { faq: { ...kept, ...listed, faqId, question, state: 'live', createdAtMs } },
    { faq: { ...faq, state: 'retired', pinned: false, replacedBy: faqId } },
  ];
}

/**
 * Reviews or edits a FAQ. Edits survive regeneration; a rejected question is never listed or proposed again; a new question
 * gets a new id (the FAQ given back has it).
 *
 * Throws `faq_not_found`, and `invalid_request` when a wording stands with another FAQ of the page.
 */
export async function updateFaq(ctx: Context, faqId: number, patch: FaqPatch): Promise<Faq> {
  const before = await findFaq(ctx, faqId);
  // Answering takes more than SQL, so it comes before the transaction.
  if (before) await requireNewWording(ctx, before, wordingsOf(patch));
  const revived = before ? await revive(ctx, before, patch) : {};
  return writeFaqs(ctx, 'faq.updated', async (tx) => {
    const stored = await findFaq(tx, faqId);
    if (!stored) throw new AppError('faq_not_found', `There is no FAQ ${faqId}.`);
    const isUntouched = stored.updatedAtMs === before?.updatedAtMs;
    const base = isUntouched ? (revived.faq ?? stored) : stored;
    const faq = patched(base, patch, tx.clock.nowMs());
    const { question } = patch;
    const isReworded = question !== undefined && questionKey(question) !== questionKey(faq.question);
    const writes = isReworded ? await reworded(tx, faq, question) : [{ faq }];
    await requireUnambiguous(tx, writes[0]!.faq);
    const written = await writtenFacts(tx, writes[0]!.faq);
    const facts = written ?? (isUntouched ? revived.facts : undefined);
    return writes.map((write, i) => (i === 0 && facts ? { ...write, facts } : write));
  });
}
