import { AppError, type FieldFault, invalidRequest } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { appendChange } from '../changes/append-change.ts';
import { publishChange } from '../changes/publish-change.ts';
import { raiseChangeSeq } from '../companies/raise-change-seq.ts';
import type { Context } from '../context.ts';
import { type Faq, type FaqFact, isListable } from '../faq-lookup/faq-types.ts';
import { findFaqs } from '../faq-lookup/find-faqs.ts';
import { productOfFaq } from '../faq-lookup/product-of-faq.ts';
import { onCommitted, withTransaction } from '../transaction.ts';
import { askedKey } from './asked/asked-key.ts';
import { bindWritten } from './facts/bind-written.ts';
import { putFacts } from './facts/store.ts';
import { forgetPageViews } from './pages/page-views.ts';
import { findPage, putPage } from './pages/store.ts';
import { listPageFaqs, putFaq } from './store.ts';

/** A FAQ to store; `facts` replaces what its answer was bound to. */
export type FaqWrite = { faq: Faq; facts?: readonly FaqFact[] };

/** What a merchant's text on this FAQ is bound to; for other answers nothing changes. */
export async function writtenFacts(tx: Context, faq: Faq): Promise<readonly FaqFact[] | undefined> {
  return faq.answer.kind === 'written'
    ? bindWritten(faq.answer.text, await productOfFaq(tx, faq))
    : undefined;
}

/** Throws `invalid_request` when a wording stands with another FAQ of the page: nobody could tell which is meant. */
export async function requireUnambiguous(tx: Context, faq: Faq): Promise<void> {
  if (faq.urlKey === undefined) return;
  const others = (await listPageFaqs(tx, faq.urlKey, faq.locale)).filter(
    (other) => other.faqId !== faq.faqId && isListable(other),
  );
  const taken = new Set(others.flatMap(({ question, variants }) => [question, ...variants].map(askedKey)));
  const faults: FieldFault[] = [];
  const check = (wording: string, pointer: string) => {
    if (taken.has(askedKey(wording)))
      faults.push({ pointer, code: 'duplicate', detail: 'another FAQ of this page has this wording' });
  };
  check(faq.question, '/question');
  for (const [i, variant] of faq.variants.entries()) check(variant, `/variants/${i}`);
  if (faults.length > 0) throw invalidRequest(faults);
}

/** A page that was refused for want of something to say is looked at again. */
async function reconsiderPage(tx: Context, faq: Faq): Promise<void> {
  if (faq.urlKey === undefined) return;
  const page = await findPage(tx, faq.urlKey, faq.locale);
  if (page?.state === 'not_available') await putPage(tx, { ...page, retryAtMs: tx.clock.nowMs() });
}

/**
 * Stores what a person decided about FAQs: `decide` reads and decides under the company's lock, its writes are stored with
 * an audit entry and whatever `record` stores, and the next request on this node sees them. Gives back the first FAQ as
 * it is stored.
 */
export async function writeFaqs(
  ctx: Context,
  action: string,
  decide: (tx: Context) => Promise<readonly FaqWrite[]>,
  record: (tx: Context, faq: Faq) => Promise<void> = async () => undefined,
): Promise<Faq> {
  const { first, changeSeq } = await withTransaction(ctx, async (tx) => {
    // Taken first, as in every writer of the company: generation waits, or sees what is decided here.
    await raiseChangeSeq(tx, 0);
    const writes = await decide(tx);
    for (const { faq, facts } of writes) {
      await putFaq(tx, faq);
      if (facts) await putFacts(tx, faq.faqId, facts);
      await reconsiderPage(tx, faq);
    }
    const ids = writes.map(({ faq }) => faq.faqId);
    const stored = (await findFaqs(tx, ids)).find(({ faqId }) => faqId === ids[0]);
    if (!stored) throw new AppError('faq_not_found', 'There is no such FAQ.');
    const { review, state, pinned } = stored;
    await recordAudit(tx, action, `faq:${stored.faqId}`, { review, state, pinned });
    await record(tx, stored);
    onCommitted(tx, () => forgetPageViews(tx));
    const changes = writes.map(({ faq }) => ({
      kind: 'faq' as const,
      entityId: String(faq.faqId),
      locale: faq.locale,
    }));
    return { first: stored, changeSeq: await appendChange(tx, changes) };
  });
  await publishChange(ctx, changeSeq);
  return first;
}
