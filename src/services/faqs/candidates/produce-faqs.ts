import type { Product } from '../../../engine/catalog/product.ts';
import type { FaqCandidate } from '../../../engine/faq/candidates/candidate.ts';
import {
  chooseFaqs,
  findSame,
  type ProvenFaq,
  type TakenQuestion,
} from '../../../engine/faq/choose/choose-faqs.ts';
import type { QuestionMeasure } from '../../../engine/faq/choose/similarity.ts';
import { faultPoint } from '../../../platform/faults/fault-point.ts';
import type { Context } from '../../context.ts';
import type { FaqPage, UnavailableReason } from '../../faq-lookup/faq-types.ts';
import { longestList } from '../pages/faq-list.ts';
import { citePageAnswer } from './cite-page.ts';
import { collectCandidates } from './collect-candidates.ts';
import { gatherEvidence, type PageEvidence } from './gather-evidence.ts';
import { type AskedOn, type ProvenAnswer, proveCandidate, proveWritten } from './prove-candidate.ts';
import { writeFaqsWithModel } from './write-faqs-with-model.ts';

/** What a generation came to. */
export type Production =
  | {
      kind: 'faqs';
      evidence: Extract<PageEvidence, { kind: 'product' }>;
      /** In the order of the page, at most ten, each with its answer. */
      faqs: readonly ProvenFaq<ProvenAnswer>[];
    }
  | { kind: 'none'; reason: UnavailableReason; isGone?: boolean }
  | { kind: 'elsewhere'; pageUrl: string };

/** More are tried than are listed, so that the topics of the first five can differ. */
const enough = longestList + 4;
const mostGeneric = 3;

/** Lets requests through between questions; a page takes dozens. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

async function proveInOrder(
  ctx: Context,
  {
    on,
    candidates,
    taken,
    measure,
  }: {
    on: AskedOn & { product: Product };
    candidates: readonly FaqCandidate[];
    taken: readonly TakenQuestion[];
    measure: QuestionMeasure;
  },
): Promise<ProvenFaq<ProvenAnswer>[]> {
  const proven: ProvenFaq<ProvenAnswer>[] = [];
  let [distinct, generic] = [0, 0];
  for (const candidate of candidates) {
    if (distinct >= enough) break;
    if (candidate.isGeneric === true && candidate.askers === 0 && generic >= mostGeneric) continue;
    await breathe();
    const found = await proveCandidate(ctx, on, candidate);
    if (!found || findSame(found, taken, measure)) continue;
    if (!findSame(found, proven, measure)) {
      distinct++;
      if (candidate.isGeneric === true) generic++;
    }
    proven.push(found);
  }
  return proven;
}

/** What shoppers asked comes first, then what a model proposes, if there is one, then the questions made by patterns. */
async function withWritten(
  ctx: Context,
  on: AskedOn & { product: Product },
  made: readonly ProvenFaq<ProvenAnswer>[],
): Promise<ProvenFaq<ProvenAnswer>[]> {
  const written: ProvenFaq<ProvenAnswer>[] = [];
  for (const faq of await writeFaqsWithModel(ctx, on.product)) {
    const proven = await proveWritten(ctx, on, faq);
    if (proven) written.push(proven);
  }
  const isAsked = ({ candidate }: ProvenFaq<ProvenAnswer>) => candidate.askers > 0;
  return [...made.filter(isAsked), ...written, ...made.filter((faq) => !isAsked(faq))];
}

/**
 * Makes the FAQs of a page from its evidence: every candidate goes through the answering pipeline and is kept only when
 * it is answered in full. `taken` are questions that the page has or must not have again.
 */
export async function produceFaqs(
  ctx: Context,
  page: FaqPage,
  taken: readonly TakenQuestion[],
): Promise<Production> {
  const evidence = await gatherEvidence(ctx, page);
  faultPoint('faqs:evidence-read');
  if (evidence.kind !== 'product') return evidence;
  const { candidates, measure, told } = await collectCandidates(ctx, evidence);
  const { product } = evidence;
  const on = { product, locale: product.locale, pageUrl: page.pageUrl, ...(told ? { told } : {}) };
  const made = await proveInOrder(ctx, { on, candidates, taken, measure });
  const proven = evidence.from === 'catalogue' ? await withWritten(ctx, on, made) : made;
  const faqs = chooseFaqs(proven, taken, measure, longestList);
  if (evidence.from === 'catalogue') return { kind: 'faqs', evidence, faqs };
  const cited = faqs.map((faq) => {
    const { answer, snapshots, facts } = faq.answer;
    const bound = facts.filter(({ kind }) => kind === 'document');
    return {
      ...faq,
      answer: { ...citePageAnswer(answer, snapshots, page.pageUrl), facts: bound, isLive: false },
    };
  });
  return { kind: 'faqs', evidence, faqs: cited };
}
