import type { Answer, ProductCard, RenderedAnswer } from '../../services/answers/answer-types.ts';
import type { Exchange } from '../../services/threads/converse.ts';
import { wireTime } from './time.ts';

/** A product as an answer shows it (contract §2.1 `products[]`); `null` where the shop says nothing. */
export function wireProductCard(card: ProductCard): Record<string, unknown> {
  return {
    product_id: card.productId,
    title: card.title,
    url: card.url ?? null,
    image_url: card.imageUrl ?? null,
    price: card.price ?? null,
    availability: wireAvailability(card.availability),
    brand: card.brand ?? null,
    rating: card.rating ?? null,
  };
}

/** `available` is true for what a shopper can order now (contract §6). */
export function wireAvailability(status: ProductCard['availability']): {
  available: boolean;
  status: string;
} {
  return { available: status === 'in_stock' || status === 'preorder' || status === 'backorder', status };
}

/** `sources` and `claims` of a rendered answer. */
export function wireEvidence(rendered: RenderedAnswer): { sources: unknown[]; claims: unknown[] } {
  return {
    sources: rendered.sources.map((source) => ({
      source_id: source.sourceId,
      title: source.title,
      url: source.url ?? null,
      quote: source.quote,
      start: source.start,
      end: source.end,
      hash: source.hash,
      as_of: wireTime(source.asOfMs),
    })),
    claims: rendered.claims.map((claim) => ({ ...claim })),
  };
}

/** The members that every stored exchange has, whichever operation made it. */
export function wireExchangeHead(exchange: Exchange<unknown>): Record<string, unknown> {
  const { answer, message, thread, rendered } = exchange;
  return {
    result_text: rendered.resultText,
    thread_id: thread.threadId,
    message_id: message.messageId,
    answer_status: answer.status,
    engine: answer.engine,
    degraded: answer.degraded,
    locale: answer.locale,
  };
}

/** The body of `POST /api/v1/send_message`. */
export function wireMessage(exchange: Exchange<unknown>): Record<string, unknown> {
  const answer: Answer = exchange.answer;
  return {
    ...wireExchangeHead(exchange),
    ...wireEvidence(exchange.rendered),
    products: answer.products.map(wireProductCard),
    suggested_questions: answer.suggestedQuestions,
    created_at: wireTime(exchange.message.createdAtMs),
  };
}
