import type { SpelledSearch } from '../../services/search/search-in-thread.ts';
import type { RankedProduct, SearchFilters, SearchOutcome } from '../../services/search/search-types.ts';
import { wireEvidence, wireExchangeHead, wireProductCard } from './answer.ts';

type FiltersBody = Omit<SearchFilters, 'inStock'> & { in_stock?: boolean | undefined };

/** The request's filters in service names. */
export function searchFiltersOf(filters: FiltersBody | undefined): SearchFilters {
  if (!filters) return {};
  const { in_stock: inStock, ...same } = filters;
  return { ...same, ...(inStock === undefined ? {} : { inStock }) };
}

function wireRanked(product: RankedProduct): Record<string, unknown> {
  return {
    ...wireProductCard(product),
    variant_id: product.variantId ?? null,
    list_price: product.listPrice ?? null,
    score: product.score,
    rank: product.rank,
    match_reasons: product.matchReasons,
    highlights: product.highlights,
  };
}

function wireOutcome(outcome: SearchOutcome): Record<string, unknown> {
  const { text, filters, corrections, relaxed } = outcome.interpretedQuery;
  const alternatives = outcome.alternatives.map((group) => ({
    relaxed: group.relaxed,
    products: group.products.map(wireRanked),
  }));
  return {
    products: outcome.products.map(wireRanked),
    total: outcome.total,
    next_cursor: outcome.nextCursor,
    facets: outcome.facets,
    interpreted_query: { text, filters, corrections, relaxed },
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}

/** The body of `POST /api/v1/search`: with the stored exchange, or a ranked list only. */
export function wireSearch(
  { outcome, threadId, exchange, tookMs }: SpelledSearch,
  locale: string,
): Record<string, unknown> {
  const head = exchange
    ? { ...wireExchangeHead(exchange), ...wireEvidence(exchange.rendered) }
    : {
        result_text: '',
        thread_id: threadId,
        engine: 'embedded',
        degraded: outcome.degraded,
        locale: outcome.answer?.locale ?? locale,
      };
  return {
    ...head,
    ...wireOutcome(outcome),
    suggested_questions: outcome.answer?.suggestedQuestions ?? [],
    took_ms: tookMs,
  };
}
