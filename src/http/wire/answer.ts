import { oncePer } from '../../memo/once-per.ts';
import type { Answer, ProductCard, RenderedAnswer } from '../../services/answers/answer-types.ts';
import { isAvailable } from '../../services/answers/answer-types.ts';
import type { Exchange } from '../../services/threads/exchange/converse.ts';
import { wireTime } from './time.ts';

/** A product as an answer shows it (`products[]`); `null` where the shop says nothing. */
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

/** `available` is true for what a shopper can order now. */
export function wireAvailability(status: ProductCard['availability']): {
  available: boolean;
  status: string;
} {
  return { available: isAvailable(status), status };
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

/** The JSON of an object without its braces, to be joined with other members. */
export function membersOf(value: Record<string, unknown>): string {
  return JSON.stringify(value).slice(1, -1);
}

const spellText = oncePer((rendered: RenderedAnswer) => membersOf({ result_text: rendered.resultText }));

const spellKind = oncePer(({ status, engine, degraded, locale }: Answer) =>
  membersOf({ answer_status: status, engine, degraded, locale }),
);

/** The members that every stored exchange has, whichever operation made it, as JSON. Ids are of the server's own making. */
export function spellExchangeHead({ answer, message, thread, rendered }: Exchange<unknown>): string {
  const ids = `"thread_id":"${thread.threadId}","message_id":"${message.messageId}"`;
  return `${spellText(rendered)},${ids},${spellKind(answer)}`;
}

/** The members of `wireEvidence` as JSON. */
export const spellEvidence = oncePer((rendered: RenderedAnswer) => membersOf(wireEvidence(rendered)));

const spellRest = oncePer(({ products, suggestedQuestions, seeAlso = [] }: Answer) =>
  membersOf({
    products: products.map(wireProductCard),
    see_also: seeAlso.map(({ title, url, sourceId }) => ({ title, url: url ?? null, source_id: sourceId })),
    suggested_questions: suggestedQuestions,
  }),
);

/** The body of `POST /api/v1/send_message` as JSON. */
export function spellMessage(exchange: Exchange<unknown>): string {
  const createdAt = wireTime(exchange.message.createdAtMs);
  const head = spellExchangeHead(exchange);
  return `{${head},${spellEvidence(exchange.rendered)},${spellRest(exchange.answer)},"created_at":"${createdAt}"}`;
}
