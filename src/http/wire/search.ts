import { oncePer } from '../../memo/once-per.ts';
import type { RankedProduct, SearchFilters, SearchOutcome } from '../../services/search/search-types.ts';
import type { SpelledSearch } from '../../services/threads/exchange/search-in-thread.ts';
import { membersOf, spellEvidence, spellExchangeHead, wireProductCard } from './answer.ts';

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

/** An outcome's members as JSON without braces, before and after the cursor, which is another one every time. */
const spellOutcome = oncePer((outcome: SearchOutcome) => {
  const { text, filters, conditions, corrections, relaxed, synonyms, sortedBy } = outcome.interpretedQuery;
  const alternatives = outcome.alternatives.map((group) => ({
    relaxed: group.relaxed,
    products: group.products.map(wireRanked),
  }));
  return {
    list: membersOf({ products: outcome.products.map(wireRanked), total: outcome.total }),
    rest: membersOf({
      facets: outcome.facets,
      interpreted_query: {
        text,
        filters,
        conditions,
        corrections,
        relaxed,
        ...(synonyms.length === 0 ? {} : { synonyms }),
        ...(sortedBy === undefined ? {} : { sorted_by: sortedBy }),
      },
      ...(alternatives.length === 0 ? {} : { alternatives }),
      suggested_questions: outcome.answer?.suggestedQuestions ?? [],
    }),
  };
});

/** The body of `POST /api/v1/search` as JSON: with the stored exchange, or a ranked list only. */
export function spellSearch(
  { outcome, nextCursor, threadId, exchange, tookMs }: SpelledSearch,
  locale: string,
): string {
  const head = exchange
    ? `${spellExchangeHead(exchange)},${spellEvidence(exchange.rendered)}`
    : membersOf({
        result_text: '',
        thread_id: threadId,
        engine: 'embedded',
        degraded: outcome.degraded,
        locale: outcome.answer?.locale ?? locale,
      });
  const { list, rest } = spellOutcome(outcome);
  // It holds nothing that JSON would escape.
  const cursor = nextCursor === null ? 'null' : `"${nextCursor}"`;
  return `{${head},${list},"next_cursor":${cursor},${rest},"took_ms":${tookMs}}`;
}
