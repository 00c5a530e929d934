import { lookUpLocale } from '../../engine/language/locale-lookup.ts';
import type { QueryKnowledge } from '../../engine/query/decide/query-knowledge.ts';
import type { RetrievalIndex } from '../../engine/retrieval/types.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { queryKnowledge } from './query-knowledge.ts';
import { type ActiveRules, activeRules } from './rules/active-rules.ts';

/** The company's product index in the locale that fits best, with everything that reading queries needs. */
export type OpenCatalogue = {
  index: RetrievalIndex;
  knowledge: QueryKnowledge;
  rules: ActiveRules;
  /** Locale of the index. */
  locale: string;
  /** Locale in which its products are shown. */
  shownLocale: string;
  /** Language of the query where that is another than the request's. */
  askedIn?: string;
  /** The currency of its prices: the company's, unless all are in another one. */
  currency: string;
  defaultLocale: string;
  /** Names of the fields that the company keeps to itself. */
  hidden: string;
  changeSeq: number;
  /** The company's last committed change when this was opened; the index may not be there yet where another node wrote it. */
  storeSeq: number | undefined;
  degraded: boolean;
};

/** Opens the catalogue for a requested locale; `undefined` when the company has no products. */
export async function openCatalogue(ctx: Context, requested: string): Promise<OpenCatalogue | undefined> {
  const settings = await getSettings(ctx);
  const { currency, defaultLocale } = settings.company;
  const state = await ctx.indexes.stateOf(ctx.companyId, 'product');
  const locale = lookUpLocale(requested, state.locales, [defaultLocale, 'en']);
  if (locale === undefined) return undefined;
  const { index, degraded, changeSeq } = await ctx.indexes.open(ctx.companyId, 'product', locale);
  const knowledge = await queryKnowledge(ctx, index, changeSeq);
  const rules = await activeRules(ctx, changeSeq, locale);
  const [only, ...more] = knowledge.currencies;
  const priced = more.length === 0 ? (only ?? currency) : currency;
  const hidden = settings.catalog.internalFields.join('\t');
  const company = { currency: priced, defaultLocale, hidden, storeSeq: state.changeSeq };
  return { index, knowledge, rules, locale, shownLocale: locale, ...company, changeSeq, degraded };
}
