import type { Answer, Claim } from '../../engine/answer/answer.ts';
import { sayFrame, searchVoice } from '../../engine/query/prose/search-voice.ts';
import type { RankedHit } from '../../engine/query/rank-plan.ts';
import { languageOf } from '../../engine/text/locale-lookup.ts';
import { findProductsAt } from '../catalog/find-products-at.ts';
import type { Context } from '../context.ts';
import { checkFilters } from './caller-filters.ts';
import { catalogueOfWords } from './catalogue-of-words.ts';
import { composeSearchProse } from './compose-search-prose.ts';
import { decodeCursor, type Position } from './cursor.ts';
import { withExactMatches } from './exact-matches.ts';
import { countFacets } from './facets.ts';
import { type Alternatives, findAlternatives } from './find-alternatives.ts';
import { interpretedQuery } from './interpreted-query.ts';
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts';
import { type HitPage, pageOfHits } from './page-of-hits.ts';
import { type FoundOutcome, keepOutcome, recallOutcome } from './recent-outcomes.ts';
import { rememberSearch } from './remember-search.ts';
import { searchTrace } from './search-trace.ts';
import type { Listed, SearchInput, SearchOutcome } from './search-types.ts';
import { suggestRefinements } from './suggest-refinements.ts';
import { toRankedProduct } from './to-ranked-product.ts';
import { type Understood, understandSearch } from './understand-search.ts';

/**
 * Searches the live catalogue in plain language: understood constraints filter, soft ones are relaxed and said so,
 * the rest ranks. Price and stock come from the product rows.
 *
 * A search that was made before at the same state of the company gives the same object again.
 * Throws `invalid_request` for inverted ranges and for a cursor that is forged, foreign to the request or expired.
 */
export async function searchCatalog(ctx: Context, input: SearchInput): Promise<FoundOutcome> {
  const startMs = ctx.clock.monotonicMs();
  checkFilters(input.filters);
  const from =
    input.cursor === undefined
      ? undefined
      : decodeCursor(input.cursor, ctx.companyId, input, ctx.clock.nowMs());
  const catalogue = await openCatalogue(ctx, input.locale);
  if (!catalogue) return { outcome: emptyCatalogue(input), next: undefined };
  const recalled = recallOutcome(ctx, input, catalogue);
  if (recalled) return recalled;
  const found = await findOutcome(ctx, input, catalogue, from, startMs);
  keepOutcome(ctx, input, catalogue, found);
  return found;
}

async function findOutcome(
  ctx: Context,
  input: SearchInput,
  own: OpenCatalogue,
  from: Position | undefined,
  startMs: number,
): Promise<FoundOutcome> {
  const catalogue = await catalogueOfWords(ctx, input, own);
  const read = withExactMatches(await understandSearch(ctx, input, catalogue), input, catalogue);
  const page = listHits(catalogue, read, input, from);
  const understood = asPinned(read, page);
  const rankedMs = ctx.clock.monotonicMs();
  const listed = await readListed(ctx, catalogue, understood, page.hits, from?.offset ?? 0);
  const isFirst = input.cursor === undefined;
  const alternatives = isFirst
    ? await findAlternatives(ctx, catalogue, understood, input.limit)
    : { above: [], without: [] };
  const { plan, fixed } = understood;
  const outcome: SearchOutcome = {
    products: listed.map(({ card }) => card),
    total: page.total,
    facets: countFacets(catalogue.index, plan, [...fixed, ...plan.held], input.facets),
    interpretedQuery: interpretedQuery(understood, catalogue),
    alternatives: wireAlternatives(alternatives, plan.notCarried),
    memory: rememberSearch(input, understood, listed),
    trace: searchTrace(
      input,
      catalogue,
      understood,
      page,
      rankedMs - startMs,
      ctx.clock.monotonicMs() - startMs,
    ),
    snapshots: [],
    degraded: catalogue.degraded,
  };
  const answer = input.withAnswer
    ? answerFor(input, catalogue, understood, page, listed, alternatives, isFirst)
    : {};
  return { outcome: { ...outcome, ...answer }, next: page.next };
}

/** Words that the merchant has pinned what leads the list to are not denied. */
function asPinned(understood: Understood, { hits }: HitPage): Understood {
  const { plan, effects } = understood;
  const [first] = hits;
  if (!effects.isPinnedWhole || !first || !effects.pinned.includes(first.id)) return understood;
  return { ...understood, plan: { ...plan, notCarried: [], mentionedOnly: [] } };
}

function listHits(
  { index, changeSeq }: OpenCatalogue,
  understood: Understood,
  input: SearchInput,
  from: Position | undefined,
): HitPage {
  const { pickedId, plan, sort, effects, fixed } = understood;
  if (pickedId !== undefined)
    return { hits: [{ id: pickedId, score: 1, parts: {} }], total: 1, next: undefined };
  return pageOfHits(index, plan, sort, effects, { limit: input.limit, from, changeSeq, fixed });
}

async function readListed(
  ctx: Context,
  catalogue: OpenCatalogue,
  { plan, fixed }: Understood,
  hits: readonly RankedHit[],
  offset: number,
): Promise<Listed[]> {
  const products = await findProductsAt(
    ctx,
    catalogue.storeSeq,
    hits.map(({ id }) => id),
    catalogue.shownLocale,
  );
  const places = new Map(hits.map(({ id, score }, i) => [id, { score, rank: offset + i + 1 }]));
  const held = [...fixed, ...plan.held];
  return products.map((product) => ({
    product,
    card: toRankedProduct(product, places.get(product.productId)!, plan.groups, held),
  }));
}

function wireAlternatives(
  { above, without }: Alternatives,
  notCarried: readonly string[],
): SearchOutcome['alternatives'] {
  return [
    ...(above.length === 0 ? [] : [{ relaxed: ['price'], products: above.map(({ card }) => card) }]),
    ...(without.length === 0
      ? []
      : [{ relaxed: [...notCarried], products: without.map(({ card }) => card) }]),
  ];
}

function answerFor(
  input: SearchInput,
  catalogue: OpenCatalogue,
  understood: Understood,
  page: HitPage,
  listed: readonly Listed[],
  alternatives: Alternatives,
  isFirst: boolean,
): Pick<SearchOutcome, 'answer' | 'snapshots'> {
  const { plan, kind, sort } = understood;
  const voice = searchVoice(input.locale, [catalogue.defaultLocale]);
  const said = composeSearchProse(
    {
      listed,
      above: alternatives.above,
      without: alternatives.without,
      total: page.total,
      held: plan.held,
      corrections: plan.interpretation.corrections,
      relaxed: plan.relaxed,
      widened: plan.widened,
      notCarried: plan.notCarried,
      isOtherLanguage: [input.locale, plan.interpretation.language].some(
        (spoken) => languageOf(spoken) !== languageOf(catalogue.index.locale),
      ),
      mentionedOnly: plan.mentionedOnly,
      foreignCurrency: plan.interpretation.foreignCurrency !== undefined,
      sort,
      picked: kind === 'pick',
      reset: kind === 'reset',
    },
    voice,
  );
  const claims: readonly Claim[] = isFirst ? said.claims : [];
  const named = [...listed, ...alternatives.above, ...alternatives.without].map(({ card }) => card);
  const answer: Answer = {
    status: said.status,
    route: 'search',
    engine: 'embedded',
    degraded: catalogue.degraded,
    locale: voice.voice.locale,
    claims,
    products: named.slice(0, 10),
    suggestedQuestions: isFirst ? suggestRefinements(catalogue, understood, page.total) : [],
  };
  const snapshots = said.views.map(({ source, sheet }) => ({
    sourceId: source.sourceId,
    hash: source.hash,
    text: sheet.text,
  }));
  return { answer, snapshots: isFirst ? snapshots : [] };
}

/** What a company without products answers. */
function emptyCatalogue(input: SearchInput): SearchOutcome {
  const voice = searchVoice(input.locale, []);
  const answer: Answer = {
    status: 'not_found',
    route: 'search',
    engine: 'embedded',
    degraded: false,
    locale: voice.voice.locale,
    claims: [sayFrame(voice, 'none')],
    products: [],
    suggestedQuestions: [],
  };
  return {
    products: [],
    total: 0,
    facets: Object.fromEntries(input.facets.map((facet) => [facet, []])),
    interpretedQuery: {
      text: input.queryText.trim(),
      filters: {},
      corrections: [],
      relaxed: [],
      synonyms: [],
      sortedBy: undefined,
    },
    alternatives: [],
    memory: input.memory,
    trace: { products: 0 },
    snapshots: [],
    degraded: false,
    ...(input.withAnswer ? { answer } : {}),
  };
}
