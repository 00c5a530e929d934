import { foldForMatch } from '../../engine/text/normalize.ts';
import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import { dayOf } from './count-query.ts';
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts';
import { prefixGroups } from './prefix-groups.ts';
import { queriesWithPrefix } from './store.ts';

/** One completion of what is being typed. */
export type Suggestion =
  | { kind: 'query'; text: string }
  | { kind: 'category'; text: string; category: string; count: number }
  | { kind: 'product'; text: string; productId: string; url?: string };

const DAYS_BACK = 90;
const MOST_QUERIES = 4;
const MOST_CATEGORIES = 3;
/** Every word, the last one as far as it is typed (completions cover .9 of it). */
const EVERY_WORD = 0.89;

/**
 * Completes a prefix, best first: past queries of shoppers that found something, categories, products whose title has
 * a word for each word typed (the last one may be unfinished). Nothing is stored.
 */
export async function suggest(
  ctx: Context,
  input: { prefix: string; locale: string; limit: number },
): Promise<Suggestion[]> {
  const prefix = foldForMatch(input.prefix);
  const catalogue = await openCatalogue(ctx, input.locale);
  if (prefix === '' || !catalogue) return [];
  const queries = await pastQueries(ctx, prefix, input.locale);
  const categories = matchingCategories(catalogue, prefix);
  const room = Math.max(1, input.limit - queries.length - categories.length);
  const products = await matchingProducts(ctx, catalogue, input.prefix, room);
  return [...queries, ...categories, ...products].slice(0, input.limit);
}

async function pastQueries(ctx: Context, prefix: string, locale: string): Promise<Suggestion[]> {
  const found = await queriesWithPrefix(ctx, {
    fromDay: dayOf(ctx.clock.nowMs()) - DAYS_BACK,
    locale,
    prefix,
    end: `${prefix}\u{10FFFF}`,
    limit: MOST_QUERIES,
  });
  return found.map(({ queryText }) => ({ kind: 'query', text: queryText }));
}

function matchingCategories({ index }: OpenCatalogue, prefix: string): Suggestion[] {
  return index
    .tagValues('category')
    .filter(({ value }) =>
      foldForMatch(value.split(' > ').at(-1)!)
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .some((_, i, words) => words.slice(i).join(' ').startsWith(prefix)),
    )
    .slice(0, MOST_CATEGORIES)
    .map(({ value, count }) => ({
      kind: 'category',
      text: value.split(' > ').at(-1)!,
      category: value,
      count,
    }));
}

async function matchingProducts(
  ctx: Context,
  catalogue: OpenCatalogue,
  typed: string,
  limit: number,
): Promise<Suggestion[]> {
  const { index, knowledge, locale } = catalogue;
  const groups = prefixGroups(typed, index, knowledge.spelling);
  if (groups.length === 0) return [];
  const { hits } = index.search({ groups, limit, minimumCoverage: EVERY_WORD, exactTotal: false });
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
