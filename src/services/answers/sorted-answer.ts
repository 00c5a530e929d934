import { afterReply } from '../../engine/answer/reply/after-reply.ts';
import { languageOf } from '../../engine/language/locale-lookup.ts';
import { namesNothing } from '../../engine/query/words/weigh-words.ts';
import type { Context } from '../context.ts';
import type { Answered } from './answer-types.ts';
import { type Found, withSearch } from './pool/reply-from-pool.ts';
import { searchFor } from './suggestions/suggest-products.ts';

/**
 * The answer of the search to a message that asks for the most or the least of a kind of thing ("cheapest lock", "leichtester
 * Akkubohrschrauber"): of a new list whose first product is known to fit and to be the first by what was asked; and to one that opens
 * a talk and names nothing beside a price, an order or that it be reduced ("under 50", "sale"). `undefined` for any other message, and
 * where the pool holds a page to be meant ("which delivery is the cheapest").
 */
export async function sortedAnswer(ctx: Context, found: Found): Promise<Omit<Answered, 'trace'> | undefined> {
  const { asked, listed } = found;
  const compares = listed.kind === 'refine' && listed.compares === true && listed.products.length > 0;
  const isAlone = compares || namesNothingElse(found);
  if (!isAlone && !isListOfKind(found)) return undefined;
  const { answer, isOrderSaid, snapshots, memory } = await searchFor(ctx, asked, true);
  if (answer === undefined || answer.degraded) return undefined;
  if (answer.status !== 'answered' && !(compares && answer.status === 'partial')) return undefined;
  // "A bigger one" is no answer where it is not told what is how big.
  const isOrdered = compares && listed.interpretedQuery.sortedBy !== undefined;
  if ((isOrdered || !isAlone) && isOrderSaid !== true) return undefined;
  const [best] = found.ranked.pieces;
  const told = withSearch(asked.memory, { memory });
  const [first] = answer.products;
  return {
    answer,
    memory: afterReply(compares && first ? { ...told, focusProductId: first.productId } : told, {
      question: asked.queryText,
      pieces: best === undefined || compares ? [] : [best.piece],
      productIds: (compares ? answer : listed).products.map(({ productId }) => productId),
      pageProductId: found.gathered.pool.pageProductId,
    }),
    snapshots,
  };
}

/** Whether a message opens a talk, on no product's page, and tells the search a price, an order or that things be reduced, and no more. */
function namesNothingElse({ listed, gathered: { pool } }: Found): boolean {
  const { text, filters, sortedBy } = listed.interpretedQuery;
  const { asked, thread, pageProductId } = pool;
  // "Is there anything under 50" wants to see it; "is it the cheapest" wants a yes.
  const tells = 'price' in filters || 'on_sale' in filters || (sortedBy !== undefined && !asked.isYesNo);
  const opensTalk = thread.last === undefined && pageProductId === undefined && asked.leans === 0;
  return tells && opensTalk && !asked.isPolicy && namesNothing(text, languageOf(asked.language));
}

/**
 * Whether the search put a new list into an order that was asked for, and its first product is of the kind that was named: where
 * nothing else is said, or a product is the likeliest to be meant.
 */
function isListOfKind({ listed, ranked, gathered }: Found): boolean {
  const { interpretedQuery, products, kind: queryKind, sortedThings } = listed;
  if (interpretedQuery.sortedBy === undefined || interpretedQuery.text === '' || queryKind !== 'new')
    return false;
  const best = ranked.pieces[0]?.piece;
  // "Can I take the cheap battery" is no wish for the cheapest.
  if (sortedThings === 'kind' && !gathered.pool.asked.isYesNo) return true;
  if (best?.kind !== 'product') return false;
  const first = ranked.products.find(({ product }) => product.productId === products[0]?.productId);
  if (first === undefined) return false;
  const { matcher } = ranked.asked;
  const { kind, title } = first.product;
  return Math.max(matcher.share(kind), matcher.share(title)) > 0;
}
