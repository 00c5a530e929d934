import type { TermBag } from '../asked/asked-words.ts';
import { numberFit } from '../asked/number-fit.ts';
import type { Asked } from '../asked/read-asked.ts';
import type { Piece } from '../pieces/piece.ts';
import type { ProductView } from '../product-view.ts';
import { needOf, pageNeedOf, type ThreadContext } from './thread-context.ts';

/** A product that may be meant, with all that can be said of it. */
export type PoolProduct = {
  productId: string;
  view: ProductView;
  /** Place in the search with the message as it stands, 1 the best; 0 where it is not listed. */
  searchRank: number;
  title: TermBag;
  kind: TermBag;
  description: TermBag;
  all: TermBag;
  pieces: readonly Piece[];
};

/** What a message and its context say of one product; each 0 to 1 if not said otherwise. */
export const productFeatureNames = [
  'title',
  'title_near',
  'all',
  'all_near',
  'rarest_in_title',
  'rarest_in_all',
  'title_said',
  'on_page',
  'in_focus',
  'in_list',
  'first_all',
  'last_all',
  'first_title',
  'last_title',
  'description',
  'kind',
  'numbers',
  'focus_needed',
  'focus_leaned',
  'page_leaned',
  'page_needed',
  'search_first',
  'search_rank',
] as const;

/** The features of one product in the order of `productFeatureNames`. */
export function productFeatures(
  asked: Asked,
  thread: ThreadContext,
  pageProductId: string | undefined,
  product: PoolProduct,
): number[] {
  const { matcher } = asked;
  const { productId, title, all, searchRank } = product;
  const need = needOf(asked, thread);
  const inTitle = matcher.exactShare(title);
  const inAll = matcher.exactShare(all);
  const isFocus = Number(productId === thread.focusProductId);
  const saidTerms = title.terms.filter((term) => asked.terms.has(term)).length;
  const earlier = (part: Asked | undefined, bag: TermBag) =>
    need === 0 || part === undefined ? 0 : need * part.matcher.share(bag);
  return [
    inTitle,
    matcher.share(title) - inTitle,
    inAll,
    matcher.share(all) - inAll,
    matcher.one(matcher.rarest, title),
    matcher.one(matcher.rarest, all),
    title.terms.length === 0 ? 0 : saidTerms / title.terms.length,
    Number(productId === pageProductId),
    isFocus,
    Number(thread.productIds.includes(productId)),
    earlier(thread.first, all),
    earlier(thread.last, all),
    earlier(thread.first, title),
    earlier(thread.last, title),
    matcher.share(product.description),
    matcher.share(product.kind),
    asked.numbers.length === 0
      ? 0
      : Math.max(0, ...product.pieces.map(({ text }) => numberFit(asked.numbers, text))),
    isFocus * need,
    isFocus * asked.leans,
    Number(productId === pageProductId) * asked.leans,
    Number(productId === pageProductId) * pageNeedOf(asked),
    Number(searchRank === 1),
    searchRank === 0 ? 0 : 1 / Math.sqrt(searchRank),
  ];
}
