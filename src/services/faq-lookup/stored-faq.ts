import type { Tables } from '../../platform/database/tables.ts';
import type { Faq, FaqAnswer } from './faq-types.ts';

/** A FAQ as its row holds it. */
export function toFaq(row: Tables['faq']): Faq {
  return {
    faqId: row.faq_id,
    ...(row.url_key === null ? {} : { urlKey: row.url_key }),
    locale: row.locale,
    ...(row.product_id === null ? {} : { productId: row.product_id }),
    origin: row.origin,
    state: row.state,
    review: row.review,
    pinned: row.pinned === 1,
    position: row.position,
    question: row.question,
    answer: JSON.parse(row.answer) as FaqAnswer,
    variants: JSON.parse(row.variants) as string[],
    ...(row.last_listed_at === null ? {} : { lastListedAtMs: row.last_listed_at }),
    ...(row.replaced_by === null ? {} : { replacedBy: row.replaced_by }),
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}
