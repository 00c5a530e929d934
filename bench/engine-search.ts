import { type PlanInput, planSearch, type SearchPlan } from '../src/engine/query/plan-search.ts';
import type { QueryKnowledge } from '../src/engine/query/query-knowledge.ts';
import { builtInSynonyms, type Synonyms } from '../src/engine/query/synonyms/synonyms.ts';
import type { Hit, RetrievalIndex, SearchRequest } from '../src/engine/retrieval/types.ts';

/** What of the pipeline to leave out, for ablation. */
export type Switches = {
  synonyms?: boolean;
  boosts?: boolean;
  constraints?: boolean;
  correct?: boolean;
  minimumCoverage?: boolean;
  use?: SearchRequest['use'];
};

export type Shop = {
  index: RetrievalIndex;
  knowledge: QueryKnowledge;
  /** Learned from the shop's own products, where the gate has let it. */
  learned?: Synonyms;
};

/** The service's search without rows and prose: plan, then rank. */
export function searchShop(
  shop: Shop,
  text: string,
  options: { limit: number; locale?: string; currency?: string; switches?: Switches },
): { hits: readonly Hit[]; plan: SearchPlan } {
  const { limit, locale = 'en', currency = 'USD', switches = {} } = options;
  const input: PlanInput = {
    text,
    locale,
    currency,
    index: shop.index,
    knowledge: switches.constraints === false ? withoutVocabulary(shop.knowledge) : shop.knowledge,
    synonyms:
      switches.synonyms === false ? [] : [builtInSynonyms(shop.index.locale), shop.learned ?? new Map()],
    ...(switches.correct === undefined ? {} : { correct: switches.correct }),
    explicit: undefined,
  };
  const plan = planSearch(input);
  if (plan.total === 0 && switches.minimumCoverage !== false) return { hits: [], plan };
  const { hits } = shop.index.search({
    groups: plan.groups,
    ...(plan.filter ? { filter: plan.filter } : {}),
    limit,
    minimumCoverage: switches.minimumCoverage === false ? 0 : plan.minimumCoverage,
    boosts: switches.boosts === false ? [] : plan.boosts,
    use: { ...plan.use, ...switches.use },
  });
  return { hits, plan };
}

/** Knowledge that names nothing, so that no constraint on values is read. */
function withoutVocabulary(knowledge: QueryKnowledge): QueryKnowledge {
  const empty = { values: new Map(), colours: new Map(), materials: new Map(), audiences: new Map() };
  const none = { sizes: new Map(), ages: [], flags: new Map(), parts: new Map(), columns: [] };
  return { ...knowledge, vocabulary: { ...knowledge.vocabulary, ...empty, ...none } };
}
