import { leafOf } from '../../../engine/catalog/category-path.ts';
import { tagOf } from '../../../engine/retrieval/fold-key.ts';
import type { Filter } from '../../../engine/retrieval/types.ts';
import { foldForMatch } from '../../../engine/text/characters/normalize.ts';
import { hasOnlyKnownWords } from '../../../engine/text/terms/known-words.ts';
import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import { type OpenCatalogue, openCatalogue } from '../open-catalogue.ts';
import { dayOf } from '../query-counts/count-query.ts';
import { ruleEffects } from '../rules/active-rules.ts';
import { queriesWithPrefix } from '../store.ts';
import { prefixGroups } from './prefix-groups.ts';

/** One completion of what is being typed. */
export type Suggestion =
  | { kind: 'query'; text: string }
  | { kind: 'category'; text: string; category: string; count: number }
  | { kind: 'product'; text: string; productId: string; url?: string };

const DAYS_BACK = 90;
const MOST_QUERIES = 4;
/** Read at most, since some may not be shown. */
const MOST_QUERIES_READ = 20;
const MOST_CATEGORIES = 3;
/** Every word, the last one as far as it is typed (completions cover .9 of it). */
const EVERY_WORD = 0.89;

/**
 * Completes a prefix, best first: past queries of shoppers that found something, categories, products whose title has
 * a word for each word typed (the last one may be unfinished). Nothing is stored.
 *
 * Of a past query every word is one that the shop itself uses, so that no shopper writes to another; what the merchant
 * hides is no suggestion.
 */
export async function suggest(
  ctx: Context,
  input: { prefix: string; locale: string; limit: number },
): Promise<Suggestion[]> {
  const prefix = foldForMatch(input.prefix);
  const catalogue = await openCatalogue(ctx, input.locale);
  if (prefix === '' || !catalogue) return [];
  const { hidden } = ruleEffects(catalogue.rules, input.prefix);
  const queries = await pastQueries(ctx, catalogue, prefix, input.locale);
  const categories = matchingCategories(catalogue, prefix, hidden);
  const room = Math.max(1, input.limit - queries.length - categories.length);
  const products = await matchingProducts(ctx, { catalogue, typed: input.prefix, limit: room, hidden });
  return [...queries, ...categories, ...products].slice(0, input.limit);
}

/** Whether the shop's own products hold every word, numbers aside. */
function isOfShop({ index }: OpenCatalogue, text: string): boolean {
  const words = text.replace(/(?<![\p{L}\p{N}])\p{N}+(?![\p{L}\p{N}])/gu, ' ');
  return hasOnlyKnownWords(words, index.locale, (term) => index.documentFrequency(term) > 0);
}

async function pastQueries(
  ctx: Context,
  catalogue: OpenCatalogue,
  prefix: string,
  locale: string,
): Promise<Suggestion[]> {
  const found = await queriesWithPrefix(ctx, {
    fromDay: dayOf(ctx.clock.nowMs()) - DAYS_BACK,
    locale,
    prefix,
    end: `${prefix}\u{10FFFF}`,
    limit: MOST_QUERIES_READ,
  });
  return found
    .filter(({ queryText }) => isOfShop(catalogue, queryText))
    .slice(0, MOST_QUERIES)
    .map(({ queryText }) => ({ kind: 'query', text: queryText }));
}

function matchingCategories(
  { index }: OpenCatalogue,
  prefix: string,
  hidden: Filter | undefined,
): Suggestion[] {
  const shown = (category: string): number => {
    const of: Filter[] = [{ kind: 'tag', tag: tagOf('category', category) }, ...(hidden ? [hidden] : [])];
    return index.search({ groups: [], filter: { kind: 'all', of }, limit: 0 }).total;
  };
  return index
    .tagValues('category')
    .filter(({ value }) =>
      foldForMatch(leafOf(value))
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .some((_, i, words) => words.slice(i).join(' ').startsWith(prefix)),
    )
    .map(({ value, count }) => ({ value, count: hidden ? shown(value) : count }))
    .filter(({ count }) => count > 0)
    .slice(0, MOST_CATEGORIES)
    .map(({ value, count }) => ({
      kind: 'category',
      text: leafOf(value),
      category: value,
      count,
    }));
}

async function matchingProducts(
  ctx: Context,
  {
    catalogue,
    typed,
    limit,
    hidden,
  }: { catalogue: OpenCatalogue; typed: string; limit: number; hidden: Filter | undefined },
): Promise<Suggestion[]> {
  const { index, knowledge, locale } = catalogue;
  const groups = prefixGroups(typed, index, knowledge.spelling);
  if (groups.length === 0) return [];
  const filter = hidden ? { filter: hidden } : {};
  const { hits } = index.search({
    groups,
    limit,
    ...filter,
    minimumCoverage: EVERY_WORD,
    exactTotal: false,
  });
  const products = await findProducts(
    ctx,
    hits.map(({ id }) => id),
    locale,
  );
  return products.map(({ productId, title, url }) => ({
    kind: 'product',
    text: title,
    productId,
    ...(url === undefined ? {} : { url }),
  }));
}
