import type { Answer } from '../../engine/say/answer.ts';

/** Why a page has no FAQs to list. */
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

/** One page in one served locale: the row of the state machine in services/faqs/pages/page-state.ts. */
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
  /** The canonical address that the page itself names; its FAQs are shown instead. */
  aliasOf?: string;
};

/**
 * What a FAQ says: a checked answer, whose product cards are read anew from `productIds`; `live`, when it states price or
 * stock and is answered anew on each read; or the merchant's own text, in which `{price}` and `{availability}` are
 * filled from the live row.
 */
export type FaqAnswer =
  | { kind: 'stored'; answer: Answer; productIds: readonly string[]; translates?: TranslatedFrom }
  | { kind: 'live' }
  | { kind: 'written'; text: string; translates?: TranslatedFrom };

/** The FAQ that an answer translates, and the hash of what that one said; the translation stands as long as it says so. */
export type TranslatedFrom = { faqId: number; hash: string };

/**
 * A fact an answer rests on. Of a product: `path` of a field and the hash of its line in the fact sheet, or, with
 * `quote`, words of that line. Of a document: the quoted words, with their hash as `path`.
 * The answer stands as long as the line is the same, or the text still holds the quoted words.
 */
export type FaqFact = {
  kind: 'product' | 'document';
  entityId: string;
  path: string;
  factHash: string;
  quote?: string;
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
  /** The FAQ that has the merchant's new wording of this question; this one is never listed or proposed again. */
  replacedBy?: number;
  createdAtMs: number;
  updatedAtMs: number;
};

/** The key under which a question is the same question: NFC, nothing else. */
export function questionKey(question: string): string {
  return question.normalize('NFC');
}

/** Whether a FAQ may be shown on its page, the approval setting aside. */
export function isListable(faq: Faq): boolean {
  return faq.state === 'live' && faq.review !== 'rejected' && faq.replacedBy === undefined;
}

/** Whether somebody has said that it may be shown. */
export function isApproved(faq: Faq): boolean {
  return faq.review === 'approved' || faq.review === 'edited';
}

/** What a FAQ translates; `undefined` for one that speaks for itself. */
export function translatedFrom({ answer }: Faq): TranslatedFrom | undefined {
  return answer.kind === 'live' ? undefined : answer.translates;
}
