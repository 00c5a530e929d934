import { isGeneralWord } from '../src/engine/answer/asked/general-words.ts';
import { kindsNeeded } from '../src/engine/meaning/needs/kinds-needed.ts';
import * as concepts from '../src/engine/meaning/thesaurus.ts';
import type { RankedHit } from '../src/engine/query/decide/judge-hits.ts';
import { type PlanInput, planSearch, type SearchPlan } from '../src/engine/query/decide/plan-search.ts';
import type { QueryKnowledge } from '../src/engine/query/decide/query-knowledge.ts';
import { rankPlan } from '../src/engine/query/decide/rank-plan.ts';
import type { Thesaurus } from '../src/engine/query/synonyms/expansions.ts';
import { builtInSynonyms } from '../src/engine/query/synonyms/synonyms.ts';
import type { RetrievalIndex } from '../src/engine/retrieval/types.ts';
import { queryTermGroups } from '../src/engine/text/terms/query-terms.ts';

/** What of the pipeline to leave out, for ablation. */
export type Switches = {
  synonyms?: boolean;
  constraints?: boolean;
  correct?: boolean;
};

export type Shop = {
  index: RetrievalIndex;
  knowledge: QueryKnowledge;
  thesaurus?: Thesaurus;
  needs?: NonNullable<PlanInput['needs']>;
  isGeneralWord?: NonNullable<PlanInput['isGeneralWord']>;
};

/** The service's search without rows and prose: plan, then rank. */
export function searchShop(
  shop: Shop,
  text: string,
  options: { limit: number; locale?: string; currency?: string; switches?: Switches },
): { hits: readonly RankedHit[]; plan: SearchPlan } {
  const { limit, locale = 'en', currency = 'USD', switches = {} } = options;
  const input: PlanInput = {
    text,
    locale,
    currency,
    index: shop.index,
    knowledge: switches.constraints === false ? withoutVocabulary(shop.knowledge) : shop.knowledge,
    synonyms: switches.synonyms === false ? [] : [builtInSynonyms(shop.index.locale)],
    ...(switches.correct === undefined ? {} : { correct: switches.correct }),
    ...(shop.thesaurus ? { thesaurus: shop.thesaurus } : {}),
    ...(shop.needs ? { needs: shop.needs } : {}),
    ...(shop.isGeneralWord ? { isGeneralWord: shop.isGeneralWord } : {}),
    explicit: undefined,
  };
  const plan = planSearch(input);
  const { hits } = rankPlan(shop.index, { plan, sort: plan.interpretation.sort ?? 'relevance', limit });
  return { hits, plan };
}

/** Plain BM25F of the same index: every word as it is, nothing read, nothing added. */
export function plainSearch({ index }: Shop, text: string, limit: number): string[] {
  const groups = queryTermGroups(text, index.locale, {
    documentFrequency: (term) => index.documentFrequency(term),
  });
  const { hits } = index.search({ groups, limit, use: { coverage: false, proximity: false } });
  return hits.map(({ id }) => id);
}

/** Knowledge that names nothing, so that no constraint on values is read. */
function withoutVocabulary(knowledge: QueryKnowledge): QueryKnowledge {
  const empty = { values: new Map(), colours: new Map(), materials: new Map(), audiences: new Map() };
  const none = { sizes: new Map(), ages: [], flags: new Map(), parts: new Map(), columns: [] };
  return { ...knowledge, vocabulary: { ...knowledge.vocabulary, ...empty, ...none } };
}

/** A shop with all that the server knows beside it: the thesaurus, and what kinds of things are needed for. */
export function asServed(shop: Shop): Shop {
  return { ...shop, thesaurus: concepts, needs: kindsNeeded, isGeneralWord };
}
