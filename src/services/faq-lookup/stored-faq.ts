import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import type { Faq } from './faq-types.ts';
import { readFaqAnswer, readVariants } from './stored-answer.ts';

/**
 * A FAQ as its row holds it. One whose answer cannot be read is out of date: it is not listed, keeps its id and its
 * question, and is answered anew until the next making of its page writes it again.
 */
export function toFaq({ log }: Context, row: Tables['faq']): Faq {
  const place = { log, id: row.faq_id };
  const answer = readFaqAnswer({ ...place, column: 'faq.answer' }, row.answer);
  return {
    faqId: row.faq_id,
    ...(row.url_key === null ? {} : { urlKey: row.url_key }),
    locale: row.locale,
    ...(row.product_id === null ? {} : { productId: row.product_id }),
    origin: row.origin,
    state: answer === undefined && row.state === 'live' ? 'stale' : row.state,
    review: row.review,
    pinned: row.pinned === 1,
    position: row.position,
    question: row.question,
    answer: answer ?? { kind: 'live' },
    variants: readVariants({ ...place, column: 'faq.variants' }, row.variants),
    ...(row.last_listed_at === null ? {} : { lastListedAtMs: row.last_listed_at }),
    ...(row.replaced_by === null ? {} : { replacedBy: row.replaced_by }),
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}
