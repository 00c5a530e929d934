import { isGeneralWord } from '../../../engine/answer/asked/general-words.ts';
import { kindsNeeded } from '../../../engine/meaning/needs/kinds-needed.ts';
import * as concepts from '../../../engine/meaning/thesaurus.ts';
import { allOf } from '../../../engine/query/conditions/to-filter.ts';
import type { InterpretInput } from '../../../engine/query/decide/interpret-query.ts';
import { type PlanInput, planSearch, type SearchPlan } from '../../../engine/query/decide/plan-search.ts';
import {
  type EarlierSearch,
  refineSearch,
  type ShownProduct,
} from '../../../engine/query/decide/refine-search.ts';
import type { SortOrder } from '../../../engine/query/decide/sort-order.ts';
import { languageOfQuery } from '../../../engine/query/read/language-of-query.ts';
import { builtInSynonyms } from '../../../engine/query/synonyms/synonyms.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import { type RuleEffects, ruleEffects } from '../rules/active-rules.ts';
import type { QueryKind, SearchInput } from '../search-types.ts';
import { callerConstraints } from './caller-filters.ts';
import { checkFilterNames } from './known-filters.ts';
import { prepareWords } from './prepare-words.ts';

/** A search decided: what to list, in which order, and how it continues the thread. */
export type UnderstoodSearch = {
  plan: SearchPlan;
  sort: SortOrder;
  effects: RuleEffects;
  /** The caller's own conditions. */
  fixed: readonly Constraint[];
  kind: QueryKind;
  pickedId?: string;
};

const MOST_SHOWN = 10;

/** The query of the turn before as the thread remembers it; `undefined` without one. */
function earlierSearch(input: SearchInput): EarlierSearch | undefined {
  const { search } = input.memory;
  if (!search) return undefined;
  return { text: search.text, constraints: search.constraints, sort: search.sort };
}

async function shownProducts(ctx: Context, input: SearchInput, locale: string): Promise<ShownProduct[]> {
  const products = await findProducts(ctx, input.memory.productIds.slice(0, MOST_SHOWN), locale);
  return products.map(({ productId, brand, price }) => ({
    productId,
    ...(brand === undefined ? {} : { brand }),
    ...(price === undefined ? {} : { priceMinor: price.amount }),
  }));
}

/**
 * Understands a query in its thread: a new search, a refinement of the last one, or one of the products shown.
 * A further page of a remembered search is that search again, whatever the thread holds by now.
 */
export async function understandSearch(
  ctx: Context,
  input: SearchInput,
  catalogue: OpenCatalogue,
): Promise<UnderstoodSearch> {
  const { index, knowledge, rules, locale, currency } = catalogue;
  const asked = catalogue.askedIn ?? input.locale;
  const language = languageOfQuery(input.queryText, asked, { index, isGeneralWord });
  await prepareWords(ctx, [index.locale, language]);
  // While the index is being built it does not know all names.
  if (!catalogue.degraded) checkFilterNames(input.filters, knowledge);
  const effects = ruleEffects(rules, input.queryText);
  const fixed = callerConstraints(input.filters, knowledge, currency);
  const interpretInput: InterpretInput = {
    text: input.queryText,
    locale: asked,
    currency,
    index,
    knowledge,
    synonyms: synonymsOf(catalogue),
    own: rules.synonyms,
    thesaurus: concepts,
    isGeneralWord,
  };
  const { degraded: isIncomplete } = catalogue;
  const base: PlanInput = {
    ...interpretInput,
    needs: kindsNeeded,
    explicit: effects.hidden,
    fixed,
    isIncomplete,
  };
  const sortAsked = input.sort === 'relevance' ? undefined : input.sort;
  const earlier = earlierSearch(input);
  if (!earlier) return planned(base, sortAsked, effects, fixed);
  if (input.cursor !== undefined && input.memory.search?.query === input.queryText)
    return again(base, earlier, effects, fixed);
  const shown = await shownProducts(ctx, input, locale);
  const refinement = refineSearch(interpretInput, earlier, shown);
  if (refinement.kind === 'new')
    return planned({ ...base, text: refinement.text }, sortAsked, effects, fixed);
  if (refinement.kind === 'reset')
    return { ...planned({ ...base, text: '' }, sortAsked, effects, fixed), kind: 'reset' };
  if (refinement.kind === 'pick') {
    const plan = planSearch({ ...base, text: '' });
    return { plan, sort: 'relevance', effects, fixed, kind: 'pick', pickedId: refinement.productId };
  }
  const { interpretation, excluded } = refinement;
  const plan = planSearch({ ...base, explicit: allOf([effects.hidden, excluded]), interpretation });
  const sort = sortAsked ?? plan.interpretation.sort ?? refinement.sort ?? 'relevance';
  return { plan, sort, effects, fixed, kind: 'refine' };
}

/** In falling order of trust. */
function synonymsOf({ rules, locale }: OpenCatalogue) {
  return [rules.synonyms.words, builtInSynonyms(locale)];
}

function planned(
  input: PlanInput,
  sortAsked: SortOrder | undefined,
  effects: RuleEffects,
  fixed: readonly Constraint[],
): UnderstoodSearch {
  const plan = planSearch(input);
  return { plan, sort: sortAsked ?? plan.interpretation.sort ?? 'relevance', effects, fixed, kind: 'new' };
}

/** The remembered search as it was understood, by refining it with nothing. */
function again(
  input: PlanInput,
  earlier: EarlierSearch,
  effects: RuleEffects,
  fixed: readonly Constraint[],
): UnderstoodSearch {
  const repeated = refineSearch({ ...input, text: '' }, earlier, [], true);
  const sort = earlier.sort as SortOrder;
  if (repeated.kind !== 'refine') return planned(input, sort, effects, fixed);
  const plan = planSearch({ ...input, interpretation: repeated.interpretation });
  return { plan, sort, effects, fixed, kind: 'refine' };
}
