import type { LearnedSynonyms } from '../../engine/query/learned/learn-synonyms.ts';
import type { QueryKnowledge } from '../../engine/query/query-knowledge.ts';
import type { RetrievalIndex } from '../../engine/retrieval/types.ts';
import { lookUpLocale } from '../../engine/text/locale-lookup.ts';
import type { Context } from '../context.ts';
import { getSettings } from '../settings/get-settings.ts';
import { type ActiveRules, activeRules } from './active-rules.ts';
import { queryKnowledge } from './query-knowledge.ts';

/** The company's product index in the locale that fits best, with everything that reading queries needs. */
export type OpenCatalogue = {
  index: RetrievalIndex;
  knowledge: QueryKnowledge;
  /** Which words its products use for the same thing, and whether that may be used. */
  learned: LearnedSynonyms | undefined;
  rules: ActiveRules;
  /** Locale of the index. */
  locale: string;
  /** Locale in which its products are shown. */
  shownLocale: string;
  /** Language of the query where that is another than the request's. */
  askedIn?: string;
  /** The company's currency. */
  currency: string;
  defaultLocale: string;
  changeSeq: number;
  degraded: boolean;
};

/** Opens the catalogue for a requested locale; `undefined` when the company has no products. */
export async function openCatalogue(ctx: Context, requested: string): Promise<OpenCatalogue | undefined> {
  const { currency, defaultLocale } = (await getSettings(ctx)).company;
  const available = await ctx.indexes.localesOf(ctx.companyId, 'product');
  const locale = lookUpLocale(requested, available, [defaultLocale, 'en']);
  if (locale === undefined) return undefined;
  const { index, degraded, changeSeq, learned } = await ctx.indexes.open(ctx.companyId, 'product', locale);
  const knowledge = await queryKnowledge(ctx, index, changeSeq);
  const rules = await activeRules(ctx, changeSeq, locale);
  const company = { currency, defaultLocale };
  return { index, knowledge, learned, rules, locale, shownLocale: locale, ...company, changeSeq, degraded };
}
