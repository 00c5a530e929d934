import { languageOf } from '../../engine/language/locale-lookup.ts';
import type { Answer, Claim } from '../../engine/say/answer.ts';
import { type SearchVoice, sayFrame, searchVoice } from '../../engine/say/search-voice.ts';
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
import { type UnderstoodSearch, understandSearch } from './query/understand-search.ts';
import { type FoundOutcome, keepOutcome, recallOutcome } from './recent-outcomes.ts';
import { searchTrace } from './search-trace.ts';
import type { Listed, SearchInput, SearchOutcome } from './search-types.ts';
import { findAlternatives } from './suggestions/find-alternatives.ts';
import { suggestRefinements } from './suggestions/suggest-refinements.ts';

/** How many products the answer names to who compares. */
const MOST_COMPARED = 3;

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
  const found = await findOutcome(ctx, input, catalogue, { from, startMs });
  keepOutcome(ctx, input, catalogue, found);
  return found;
}

async function findOutcome(
  ctx: Context,
  input: SearchInput,
  own: OpenCatalogue,
  { from, startMs }: { from: Position | undefined; startMs: number },
): Promise<FoundOutcome> {
  const catalogue = await catalogueOfWords(ctx, input, own);
  const read = withExactMatches(await understandSearch(ctx, input, catalogue), input, catalogue);
  const boosts = await likenessBoosts(ctx, input, catalogue, read);
  const { limit } = input;
  const page = pageOfHits(catalogue.index, read, {
    ...{ limit, from, boosts },
    changeSeq: catalogue.changeSeq,
  });
  const understood = asPinned(read, page);
  const rankMs = ctx.clock.monotonicMs() - startMs;
  const listed = await readListed(ctx, { catalogue, understood, hits: page.hits, offset: from?.offset ?? 0 });
  const isFirst = input.cursor === undefined;
  const fitting = listed.filter(({ isFit }) => isFit).length;
  const above = isFirst ? await findAlternatives(ctx, catalogue, understood, { limit, fitting }) : [];
  const { plan, fixed } = understood;
  const { internalFields } = (await getSettings(ctx)).catalog;
  const found = { catalogue, understood, page, listed, above };
  const outcome: SearchOutcome = {
    kind: understood.kind,
    products: listed.map(({ card }) => card),
    total: page.total,
    facets: withoutHidden(countFacets(catalogue.index, plan, fixed, input.facets), internalFields),
    interpretedQuery: interpretedQuery(understood, catalogue, page.counts),
    alternatives: above.length === 0 ? [] : [{ relaxed: ['price'], products: above.map(({ card }) => card) }],
    memory: rememberSearch(input, understood, listed),
    trace: searchTrace(input, found, { rankMs, totalMs: ctx.clock.monotonicMs() - startMs }),
    snapshots: [],
    degraded: catalogue.degraded,
    ...(understood.compares === true ? { compares: true } : {}),
    ...(plan.things === undefined || understood.sort === 'relevance'
      ? {}
      : { sortedThings: plan.things.isAll ? 'kind' : 'kind and more' }),
  };
  const answer = input.withAnswer ? answerFor(input, found) : {};
  return { outcome: { ...outcome, ...answer }, next: page.next };
}

/** Words that the merchant has pinned what leads the list to are not denied. */
function asPinned(understood: UnderstoodSearch, { hits }: HitPage): UnderstoodSearch {
  const { plan, effects } = understood;
  const [first] = hits;
  if (!effects.isPinnedWhole || !first || !effects.pinned.includes(first.id)) return understood;
  return { ...understood, plan: { ...plan, notCarried: [] } };
}

/** What a search decided and found. */
type Found = {
  catalogue: OpenCatalogue;
  understood: UnderstoodSearch;
  page: HitPage;
  listed: readonly Listed[];
  above: readonly Listed[];
};

function answerFor(
  input: SearchInput,
  { catalogue, understood, page: { total }, listed, above }: Found,
): Pick<SearchOutcome, 'answer' | 'isOrderSaid' | 'snapshots'> {
  const { plan, kind, isRest } = understood;
  const sort = isRest === true ? 'relevance' : understood.sort;
  const { degraded, defaultLocale, index } = catalogue;
  const isOtherLanguage = [input.locale, plan.interpretation.language].some(
    (spoken) => languageOf(spoken) !== languageOf(index.locale),
  );
  const voice = searchVoice(input.locale, [defaultLocale]);
  const prose = { listed, above, total, plan, isOtherLanguage, isIncomplete: degraded, sort, kind };
  const said = composeSearchProse(prose, voice);
  const isFirst = input.cursor === undefined;
  const cards = understood.compares === true ? comparedWith(listed, understood) : [...listed, ...above];
  const answer: Answer = {
    ...plainAnswer(voice, said.status, isFirst ? said.claims : []),
    degraded,
    products: cards.map(({ card }) => card).slice(0, 10),
    suggestedQuestions: isFirst ? suggestRefinements(catalogue, understood, total) : [],
  };
  const snapshots = said.views.map(({ source, sheet }) => ({
    sourceId: source.sourceId,
    hash: source.hash,
    text: sheet.text,
  }));
  return { answer, isOrderSaid: isFirst && said.isOrderSaid, snapshots: isFirst ? snapshots : [] };
}

/** Of a list of what is cheaper or else than what was shown, those that fit; behind those of a product's kind what is near to it. */
function comparedWith(listed: readonly Listed[], { kindOf }: UnderstoodSearch): readonly Listed[] {
  const isShown = ({ isFit }: Listed) => isFit || kindOf !== undefined || listed[0]?.isFit === false;
  return listed.filter(isShown).slice(0, MOST_COMPARED);
}

function plainAnswer(
  { voice: { locale } }: SearchVoice,
  status: Answer['status'],
  claims: readonly Claim[],
): Answer {
  const how = { route: 'search', engine: 'embedded', degraded: false } as const;
  return { status, ...how, locale, claims, products: [], suggestedQuestions: [] };
}

/** What a company without products answers. */
function emptyCatalogue(input: SearchInput): SearchOutcome {
  const voice = searchVoice(input.locale, []);
  const answer = plainAnswer(voice, 'not_found', [sayFrame(voice, 'none')]);
  return {
    kind: 'new',
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
