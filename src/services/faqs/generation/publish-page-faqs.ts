import { renderAnswer } from '../../../engine/say/render.ts';
import { faultPoint } from '../../../platform/faults/fault-point.ts';
import { appendChange } from '../../changes/append-change.ts';
import { hasChanged } from '../../changes/has-changed.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { raiseChangeSeq } from '../../companies/raise-change-seq.ts';
import type { Context } from '../../context.ts';
import { type Faq, type FaqPage, isListable, questionKey } from '../../faq-lookup/faq-types.ts';
import { keepSnapshots } from '../../snapshots/keep-snapshots.ts';
import { onCommitted, withTransaction } from '../../transaction.ts';
import type { Production } from '../candidates/produce-faqs.ts';
import { putFacts } from '../facts/store.ts';
import { longestList } from '../pages/faq-list.ts';
import { freshForMs, negativeCacheMs } from '../pages/page-state.ts';
import { forgetPageViews } from '../pages/page-views.ts';
import { deletePage, findPage, putPage } from '../pages/store.ts';
import { endGrace, listPageFaqs, nextFaqIds, putFaq, setFaqStates } from '../store.ts';
import type { GenerationJob } from './generation-job.ts';
import { type PageSlot, type ProvenPageFaq, slotsOf } from './page-slots.ts';
import { storedAnswer } from './stored-answer.ts';
import { isKeptByPerson } from './taken-questions.ts';

/** Something the work rests on was written while it ran; it begins again. */
export class FactsMoved extends Error {}

export type Publication = {
  page: FaqPage;
  production: Production;
  /** The company's change number when the work began to read. */
  changeSeq: number;
  /** What stands on the list stays as it is, and so does its age. */
  repair: boolean;
};

/** The records that the production rests on, and the FAQs it counted with. */
function recordsOf({ production }: Publication, existing: readonly Faq[]) {
  const faqs = existing.map(({ faqId }) => ({ kind: 'faq' as const, entityId: String(faqId) }));
  if (production.kind !== 'faqs') return faqs;
  const { product, from } = production.evidence;
  const facts = production.faqs.flatMap(({ answer }) =>
    answer.facts.map(({ kind, entityId }) => ({ kind, entityId })),
  );
  const own = from === 'catalogue' ? [{ kind: 'product' as const, entityId: product.productId }] : [];
  return [...faqs, ...own, ...facts];
}

/** Whether the FAQ index shows the same of both. */
function readsTheSame(a: Faq, b: Faq): boolean {
  const text = ({ answer }: Faq) =>
    answer.kind === 'stored' ? renderAnswer(answer.answer.claims).resultText : answer.kind;
  return isListable(a) && text(a) === text(b) && a.variants.join('\n') === b.variants.join('\n');
}

function toFaq(
  tx: Context,
  { page, slot, faqId, position }: { page: FaqPage; slot: PageSlot; faqId: number; position: number },
): Faq {
  const { proven, old } = slot;
  const nowMs = tx.clock.nowMs();
  return {
    faqId,
    urlKey: page.urlKey,
    locale: page.locale,
    ...(page.productId === undefined ? {} : { productId: page.productId }),
    origin: 'generated',
    state: 'live',
    // An approval was for the old answer.
    review: 'auto',
    pinned: old?.pinned ?? false,
    position,
    question: old?.question ?? proven.question,
    answer: storedAnswer(proven.answer),
    variants: proven.variants,
    ...(old?.lastListedAtMs === undefined ? {} : { lastListedAtMs: old.lastListedAtMs }),
    createdAtMs: old?.createdAtMs ?? nowMs,
    updatedAtMs: nowMs,
  };
}

/** Writes the new FAQs of a page and retires what they do not take over; gives back the ids that the index must look at. */
async function writeFaqs(
  tx: Context,
  {
    page,
    existing,
    proven,
    repair,
  }: { page: FaqPage; existing: readonly Faq[]; proven: readonly ProvenPageFaq[]; repair: boolean },
): Promise<number[]> {
  const byKey = new Map(existing.map((faq) => [questionKey(faq.question), faq]));
  const standing = existing.filter((faq) => (repair ? isListable(faq) : isKeptByPerson(faq)));
  const slots = slotsOf(proven, byKey)
    .filter(
      ({ old }) =>
        !old || (old.review !== 'rejected' && old.replacedBy === undefined && !standing.includes(old)),
    )
    .slice(0, Math.max(0, longestList - standing.length));
  const ids = await nextFaqIds(tx, slots.filter(({ old }) => !old).length);
  const lastPosition = Math.max(-1, ...existing.map(({ position }) => position));
  const touched: number[] = [];
  for (const [i, slot] of slots.entries()) {
    const position = repair ? (slot.old?.position ?? lastPosition + 1 + i) : i;
    const faq = toFaq(tx, { page, slot, faqId: slot.old?.faqId ?? ids.shift()!, position });
    await putFaq(tx, faq);
    await putFacts(tx, faq.faqId, slot.proven.answer.facts);
    await keepSnapshots(tx, slot.proven.answer.snapshots);
    faultPoint('faqs:faq-written');
    if (!slot.old || !readsTheSame(slot.old, faq)) touched.push(faq.faqId);
  }
  const written = new Set(slots.map(({ old }) => old?.faqId));
  const dropped = existing.filter(
    (faq) =>
      faq.origin === 'generated' &&
      faq.review !== 'edited' &&
      faq.state !== 'retired' &&
      !written.has(faq.faqId) &&
      !standing.includes(faq),
  );
  await setFaqStates(
    tx,
    dropped.map(({ faqId }) => faqId),
    'retired',
    tx.clock.nowMs(),
  );
  return [...touched, ...dropped.map(({ faqId }) => faqId)];
}

async function writePage(
  tx: Context,
  publication: Publication,
  page: FaqPage,
  isReady: boolean,
): Promise<void> {
  const nowMs = tx.clock.nowMs();
  const { production, repair } = publication;
  const { reason: _reason, retryAtMs: _retry, aliasOf: _alias, ...kept } = page;
  if (production.kind === 'elsewhere')
    await putPage(tx, {
      ...kept,
      state: 'ready',
      generatedAtMs: nowMs,
      expiresAtMs: nowMs + freshForMs,
      aliasOf: production.pageUrl,
    });
  else if (isReady && repair && page.generatedAtMs !== undefined)
    await putPage(tx, { ...kept, state: 'ready' });
  else if (isReady)
    await putPage(tx, { ...kept, state: 'ready', generatedAtMs: nowMs, expiresAtMs: nowMs + freshForMs });
  else {
    const reason = production.kind === 'none' ? production.reason : 'insufficient_content';
    await putPage(tx, { ...kept, state: 'not_available', reason, retryAtMs: nowMs + negativeCacheMs });
  }
}

/** The page under the locale that its evidence turned out to be in, and for the product that it turned out to show. */
function pageAsFound(page: FaqPage, production: Production): FaqPage {
  if (production.kind !== 'faqs') return page;
  const { product, from } = production.evidence;
  const { productId: _productId, ...rest } = page;
  const productId = from === 'catalogue' ? { productId: product.productId } : {};
  return { ...rest, ...productId, locale: product.locale };
}

/** A list that could not be made anew stays as it is for its time, unless the page itself says that it is over. */
function keepsOldList(page: FaqPage, production: Production): boolean {
  if (page.state !== 'ready' || production.kind !== 'none' || production.isGone) return false;
  return production.reason === 'page_unreachable' || production.reason === 'generation_failed';
}

async function writeProduction(tx: Context, publication: Publication): Promise<number[]> {
  const { production, repair } = publication;
  const page = pageAsFound(publication.page, production);
  if (keepsOldList(page, production)) return [];
  const existing = await listPageFaqs(tx, page.urlKey, page.locale);
  const proven = production.kind === 'faqs' ? production.faqs : [];
  const touched = await writeFaqs(tx, {
    page,
    existing,
    proven,
    repair: repair && production.kind === 'faqs',
  });
  const now = await listPageFaqs(tx, page.urlKey, page.locale);
  if (page.locale !== publication.page.locale) await deletePage(tx, page.urlKey, publication.page.locale);
  if (production.kind === 'none' && production.isGone && page.state === 'ready') {
    await endGrace(
      tx,
      existing.map(({ faqId }) => faqId),
    );
    await deletePage(tx, page.urlKey, page.locale);
  } else await writePage(tx, publication, page, now.some(isListable));
  return touched;
}

/**
 * Stores what a generation came to and completes its job, all in one transaction.
 *
 * Throws `FactsMoved` when a record that it rests on was written meanwhile, and when the job's lease was lost; then
 * nothing is stored.
 */
export async function publishPageFaqs(
  ctx: Context,
  job: GenerationJob,
  publication: Publication,
): Promise<void> {
  const changed = await withTransaction(ctx, async (tx) => {
    // The company's lock: a write of a product or text is either seen here, or sees the facts written here.
    const now = await raiseChangeSeq(tx, 0);
    const { urlKey, locale } = publication.page;
    const existing = await listPageFaqs(tx, urlKey, locale);
    const since = { changeSeq: publication.changeSeq, now };
    if (await hasChanged(tx, since, recordsOf(publication, existing))) throw new FactsMoved();
    const current = await findPage(tx, urlKey, locale);
    const touched = current ? await writeProduction(tx, { ...publication, page: current }) : [];
    faultPoint('faqs:page-written');
    await tx.queue.complete(tx.sql!, job);
    faultPoint('faqs:job-completed');
    onCommitted(tx, () => forgetPageViews(tx));
    if (touched.length === 0) return undefined;
    return appendChange(
      tx,
      touched.map((faqId) => ({ kind: 'faq', entityId: String(faqId), locale })),
    );
  });
  faultPoint('faqs:committed');
  if (changed !== undefined) await publishChange(ctx, changed);
  faultPoint('faqs:announced');
}
