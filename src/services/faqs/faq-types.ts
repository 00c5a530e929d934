import type { Answer } from '../../engine/answer/answer.ts';

/** Why a page has no FAQs to list (contract §3.2). */
export type UnavailableReason =
  | 'feature_disabled'
  | 'host_not_allowed'
  | 'page_unreachable'
  | 'blocked_by_robots'
  | 'not_a_product_page'
  | 'insufficient_content'
  | 'generation_failed'
  | 'budget_exhausted'
  | 'awaiting_approval';

/** One page in one served locale: the row of the state machine of contract §3. */
export type FaqPage = {
  urlKey: string;
  locale: string;
  /** The canonical address, as it is shown. */
  pageUrl: string;
  productId?: string;
  state: 'generating' | 'ready' | 'not_available';
  reason?: UnavailableReason;
  requestedAtMs: number;
  generatedAtMs?: number;
  expiresAtMs?: number;
  /** From when on a GET of a `not_available` page generates again. */
  retryAtMs?: number;
};

/**
 * What a FAQ says: a checked answer; `live`, when it states price or stock and is answered anew on each read;
 * or the merchant's own text, in which `{price}` and `{availability}` are filled from the live row.
 */
export type FaqAnswer =
  | { kind: 'stored'; answer: Answer }
  | { kind: 'live' }
  | { kind: 'written'; text: string };

/**
 * A fact an answer rests on. Of a product: the path of a field and the hash of its value.
 * Of a document: the quoted words; the answer stands as long as the text still holds them.
 */
export type FaqFact = {
  kind: 'product' | 'document';
  entityId: string;
  path: string;
  factHash: string;
};

export type FaqReview = 'auto' | 'approved' | 'rejected' | 'edited';

/** A question of a page with its answer. `urlKey` is absent for a merchant's question that is about no page. */
export type Faq = {
  faqId: number;
  urlKey?: string;
  locale: string;
  productId?: string;
  origin: 'generated' | 'merchant';
  state: 'live' | 'stale' | 'retired';
  review: FaqReview;
  pinned: boolean;
  position: number;
  question: string;
  answer: FaqAnswer;
  /** Other wordings that mean the same question. */
  variants: readonly string[];
  lastListedAtMs?: number;
  createdAtMs: number;
  updatedAtMs: number;
};

/** The key under which a question is the same question: NFC, nothing else (contract §2.1). */
export function questionKey(question: string): string {
  return question.normalize('NFC');
}
