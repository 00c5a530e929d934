import type { Context } from '../../context.ts';
import { searchCatalog } from '../../search/search-catalog.ts';
import type { SearchOutcome } from '../../search/search-types.ts';
import { openedTrace } from '../../traces/packed-trace.ts';
import type { Question } from '../answer-types.ts';
import type { TraceRecorder } from '../trace-recorder.ts';

const SHOWN_PRODUCTS = 5;

/** Searches the catalogue with the message as it stands, as `POST /search` would. */
export async function searchFor(ctx: Context, asked: Question, withAnswer: boolean): Promise<SearchOutcome> {
  const { queryText, locale, pageUrl, userMetadata, memory } = asked;
  const { outcome } = await searchCatalog(ctx, {
    queryText,
    locale,
    pageUrl,
    userMetadata,
    memory,
    filters: {},
    sort: 'relevance',
    limit: SHOWN_PRODUCTS,
    facets: [],
    withAnswer,
  });
  return outcome;
}

/** The list of the search for a message, without its prose, since the pool says what is listed. */
export async function suggestProducts(
  ctx: Context,
  asked: Question,
  trace: TraceRecorder,
): Promise<SearchOutcome> {
  const outcome = await trace.stage('search', () => searchFor(ctx, asked, false));
  trace.note('search', openedTrace(outcome.trace));
  return outcome;
}
