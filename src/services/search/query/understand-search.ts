import { isGeneralWord } from '../../../engine/answer/asked/general-words.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { kindsNeeded } from '../../../engine/meaning/needs/kinds-needed.ts';
import * as concepts from '../../../engine/meaning/thesaurus.ts';
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
import { planRefinement } from './refined-search.ts';

/** A search decided: what to list, in which order, and how it continues the thread. */
export type UnderstoodSearch = {
  plan: SearchPlan;
  sort: SortOrder;
  effects: RuleEffects;
  /** The caller's own conditions. */
  fixed: readonly Constraint[];
  kind: QueryKind;
  pickedId?: string;
  /** The message tells nothing but how what it wants differs from what was shown. */
  compares?: boolean;
  /** What was shown is left out, so that its first is no first of all. */
  isRest?: boolean;
  /** The product whose kind is searched. */
  kindOf?: string;
};

const MOST_SHOWN = 10;
const NOTHING_SEARCHED: EarlierSearch = { text: '', constraints: [], sort: 'relevance' };

/** The query of the turn before as the thread remembers it; `undefined` without one. */
function earlierSearch(input: SearchInput): EarlierSearch | undefined {
  const { search } = input.memory;
  if (!search) return undefined;
  return { text: search.text, constraints: search.constraints, sort: search.sort };
}

/** A product that is talked of without any search is as good as a search for its kind; `undefined` where the talk left it. */
function productTalkedOf({ memory }: SearchInput): string | undefined {
  const { search, productIds, isOfPages } = memory;
  if (search !== undefined) return search.kindOf;
  return isOfPages === true ? undefined : productIds[0];
}

function asShown(products: readonly Product[]): ShownProduct[] {
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
  const synonyms = synonymsOf(catalogue);
  const language = languageOfQuery(input.queryText, asked, { index, isGeneralWord, synonyms });
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
    synonyms,
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
  const kindOf = productTalkedOf(input);
  const told = earlierSearch(input);
  const earlier = told ?? (kindOf === undefined ? undefined : NOTHING_SEARCHED);
  if (!earlier) return planned(base, sortAsked, effects, fixed);
  const shown = await findProducts(ctx, input.memory.productIds.slice(0, MOST_SHOWN), locale);
  const [product] = kindOf === undefined ? [] : await findProducts(ctx, [kindOf], locale);
  if (input.cursor !== undefined && input.memory.search?.query === input.queryText)
    return again(
      base,
      earlier,
      { effects, fixed },
      { product, compares: input.memory.search?.compares === true },
    );
  const refinement = refineSearch(interpretInput, earlier, asShown(shown));
  const isOther = told === undefined && !(refinement.kind === 'refine' && refinement.compares && product);
  if (isOther) return planned(base, sortAsked, effects, fixed);
  if (refinement.kind === 'new')
    return planned({ ...base, text: refinement.text }, sortAsked, effects, fixed);
  if (refinement.kind === 'reset')
    return { ...planned({ ...base, text: '' }, sortAsked, effects, fixed), kind: 'reset' };
  if (refinement.kind === 'pick') {
    const plan = planSearch({ ...base, text: '' });
    return { plan, sort: 'relevance', effects, fixed, kind: 'pick', pickedId: refinement.productId };
  }
  const of = {
    shown,
    product,
    refineNothing: () => refineSearch(interpretInput, NOTHING_SEARCHED, asShown(shown)),
  };
  const { plan, sort, ...found } = planRefinement(base, refinement, of);
  if (told === undefined && !found.compares) return planned(base, sortAsked, effects, fixed);
  return { plan, sort: sortAsked ?? sort, effects, fixed, kind: 'refine', ...found };
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
  { effects, fixed }: Pick<UnderstoodSearch, 'effects' | 'fixed'>,
  { product, compares }: { product: Product | undefined; compares: boolean },
): UnderstoodSearch {
  const repeated = refineSearch({ ...input, text: '' }, earlier, [], true);
  const sort = earlier.sort as SortOrder;
  if (repeated.kind !== 'refine') return planned(input, sort, effects, fixed);
  const of = { shown: [], product, refineNothing: () => repeated };
  return { ...planRefinement(input, { ...repeated, compares }, of), sort, effects, fixed, kind: 'refine' };
}
