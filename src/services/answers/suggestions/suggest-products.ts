import type { Context } from '../../context.ts';
import { searchCatalog } from '../../search/search-catalog.ts';
import type { SearchOutcome } from '../../search/search-types.ts';
import type { Question } from '../answer-types.ts';
import type { TraceRecorder } from '../trace-recorder.ts';

const SHOWN_PRODUCTS = 5;

/** Searches the catalogue with the message as it stands, as `POST /search` would; the list only, since the pool says it. */
export async function suggestProducts(
  ctx: Context,
  asked: Question,
  trace: TraceRecorder,
): Promise<SearchOutcome> {
  const { queryText, locale, pageUrl, userMetadata, memory } = asked;
  const { outcome } = await trace.stage('search', () =>
    searchCatalog(ctx, {
      queryText,
      locale,
      pageUrl,
      userMetadata,
      memory,
      filters: {},
      sort: 'relevance',
      limit: SHOWN_PRODUCTS,
      facets: [],
      withAnswer: false,
    }),
  );
  trace.note('search', outcome.trace);
  return outcome;
}
