import { languageOf } from '../../engine/language/locale-lookup.ts';
import type { SearchRequest } from '../../engine/retrieval/types.ts';
import type { Answer, Claim } from '../../engine/say/answer.ts';
import { sayFrame, searchVoice } from '../../engine/say/search-voice.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { decodeCursor, type Position } from './listing/cursor.ts';
import { countFacets, withoutHidden } from './listing/facets.ts';
import { likenessBoosts } from './listing/likeness-boosts.ts';
import { type HitPage, pageOfHits } from './listing/page-of-hits.ts';
import { readListed } from './listing/read-listed.ts';
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts';
import { composeSearchProse } from './prose/compose-search-prose.ts';
import { checkFilters } from './query/caller-filters.ts';
import { catalogueOfWords } from './query/catalogue-of-words.ts';
import { withExactMatches } from './query/exact-matches.ts';
import { interpretedQuery } from './query/interpreted-query.ts';
import { rememberSearch } from './query/remember-search.ts';
import { type Understood, understandSearch } from './query/understand-search.ts';
import { type FoundOutcome, keepOutcome, recallOutcome } from './recent-outcomes.ts';
import { searchTrace } from './search-trace.ts';
import type { Listed, SearchInput, SearchOutcome } from './search-types.ts';
import { findAlternatives } from './suggestions/find-alternatives.ts';
import { suggestRefinements } from './suggestions/suggest-refinements.ts';

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
  const found = await findOutcome(ctx, { input, own: catalogue, from, startMs });
  keepOutcome(ctx, input, catalogue, found);
  return found;
}

async function findOutcome(
  ctx: Context,
  {
    input,
    own,
    from,
    startMs,
  }: { input: SearchInput; own: OpenCatalogue; from: Position | undefined; startMs: number },
): Promise<FoundOutcome> {
  const catalogue = await catalogueOfWords(ctx, input, own);
  const read = withExactMatches(await understandSearch(ctx, input, catalogue), input, catalogue);
  const likeness = await likenessBoosts(ctx, input, catalogue, read);
  const page = listHits(catalogue, { understood: read, input, from, boosts: likeness });
  const understood = asPinned(read, page);
  const rankedMs = ctx.clock.monotonicMs();
  const listed = await readListed(ctx, { catalogue, understood, hits: page.hits, offset: from?.offset ?? 0 });
  const isFirst = input.cursor === undefined;
  const fitting = listed.filter(({ isFit }) => isFit).length;
  const above = isFirst
    ? await findAlternatives(ctx, catalogue, understood, { limit: input.limit, fitting })
    : [];
  const { plan, fixed } = understood;
  const { internalFields } = (await getSettings(ctx)).catalog;
  const outcome: SearchOutcome = {
    products: listed.map(({ card }) => card),
    total: page.total,
    facets: withoutHidden(countFacets(catalogue.index, plan, fixed, input.facets), internalFields),
    interpretedQuery: interpretedQuery(understood, catalogue, page.counts),
    alternatives: above.length === 0 ? [] : [{ relaxed: ['price'], products: above.map(({ card }) => card) }],
    memory: rememberSearch(input, understood, listed),
    trace: searchTrace(input, {
      catalogue,
      understood,
      page,
      rankMs: rankedMs - startMs,
      totalMs: ctx.clock.monotonicMs() - startMs,
    }),
    snapshots: [],
    degraded: catalogue.degraded,
  };
  const answer = input.withAnswer
    ? answerFor(input, { catalogue, understood, page, listed, above, isFirst })
    : {};
  return { outcome: { ...outcome, ...answer }, next: page.next };
}

/** Words that the merchant has pinned what leads the list to are not denied. */
function asPinned(understood: Understood, { hits }: HitPage): Understood {
  const { plan, effects } = understood;
  const [first] = hits;
  if (!effects.isPinnedWhole || !first || !effects.pinned.includes(first.id)) return understood;
  return { ...understood, plan: { ...plan, notCarried: [] } };
}

function listHits(
  { index, changeSeq }: OpenCatalogue,
  {
    understood,
    input,
    from,
    boosts,
  }: {
    understood: Understood;
    input: SearchInput;
    from: Position | undefined;
    boosts: NonNullable<SearchRequest['boosts']>;
  },
): HitPage {
  const { pickedId, plan, sort, effects, fixed } = understood;
  if (pickedId !== undefined)
    return {
      hits: [{ id: pickedId, score: 1, parts: {}, met: [], isFit: true }],
      total: 1,
      counts: [],
      next: undefined,
    };
  return pageOfHits(index, {
    plan,
    sort,
    effects,
    page: { limit: input.limit, from, changeSeq, fixed, boosts },
  });
}

function answerFor(
  input: SearchInput,
  {
    catalogue,
    understood,
    page,
    listed,
    above,
    isFirst,
  }: {
    catalogue: OpenCatalogue;
    understood: Understood;
    page: HitPage;
    listed: readonly Listed[];
    above: readonly Listed[];
    isFirst: boolean;
  },
): Pick<SearchOutcome, 'answer' | 'snapshots'> {
  const { plan, kind, sort } = understood;
  const voice = searchVoice(input.locale, [catalogue.defaultLocale]);
  const said = composeSearchProse(
    {
      listed,
      above,
      total: page.total,
      held: plan.held,
      conditions: plan.conditions,
      groups: plan.groups,
      corrections: plan.interpretation.corrections,
      relaxed: plan.relaxed,
      notCarried: plan.notCarried,
      isOtherLanguage: [input.locale, plan.interpretation.language].some(
        (spoken) => languageOf(spoken) !== languageOf(catalogue.index.locale),
      ),
      foreignCurrency: plan.interpretation.foreignCurrency !== undefined,
      isIncomplete: catalogue.degraded,
      sort,
      picked: kind === 'pick',
      reset: kind === 'reset',
    },
    voice,
  );
  const claims: readonly Claim[] = isFirst ? said.claims : [];
  const named = [...listed, ...above].map(({ card }) => card);
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
      conditions: [],
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
