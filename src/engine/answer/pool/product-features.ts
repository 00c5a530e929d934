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

/** A product beside a message, as the features look at the two. */
type Beside = {
  asked: Asked;
  thread: ThreadContext;
  product: PoolProduct;
  matcher: Asked['matcher'];
  need: number;
  onPage: number;
  isFocus: number;
};

/** How fully a bag holds the words of an earlier message, as far as this one needs them. */
function earlier({ need }: Beside, part: Asked | undefined, bag: TermBag): number {
  return need === 0 || part === undefined ? 0 : need * part.matcher.share(bag);
}

/** Share of a title's words that a message has. */
function titleSaid({ asked, product: { title } }: Beside): number {
  const said = title.terms.filter((term) => asked.terms.has(term)).length;
  return title.terms.length === 0 ? 0 : said / title.terms.length;
}

/** What a message and its context say of one product, by name; each 0 to 1 if not said otherwise. */
const featureOf = {
  title: ({ matcher, product }) => matcher.exactShare(product.title),
  title_near: ({ matcher, product }) => matcher.share(product.title) - matcher.exactShare(product.title),
  all: ({ matcher, product }) => matcher.exactShare(product.all),
  all_near: ({ matcher, product }) => matcher.share(product.all) - matcher.exactShare(product.all),
  rarest_in_title: ({ matcher, product }) => matcher.one(matcher.rarest, product.title),
  rarest_in_all: ({ matcher, product }) => matcher.one(matcher.rarest, product.all),
  title_said: titleSaid,
  on_page: ({ onPage }) => onPage,
  in_focus: ({ isFocus }) => isFocus,
  in_list: ({ thread, product }) => Number(thread.productIds.includes(product.productId)),
  first_all: (of) => earlier(of, of.thread.first, of.product.all),
  last_all: (of) => earlier(of, of.thread.last, of.product.all),
  first_title: (of) => earlier(of, of.thread.first, of.product.title),
  last_title: (of) => earlier(of, of.thread.last, of.product.title),
  description: ({ matcher, product }) => matcher.share(product.description),
  kind: ({ matcher, product }) => matcher.share(product.kind),
  numbers: ({ asked, product }) =>
    asked.numbers.length === 0
      ? 0
      : Math.max(0, ...product.pieces.map(({ text }) => numberFit(asked.numbers, text))),
  focus_needed: ({ isFocus, need }) => isFocus * need,
  focus_leaned: ({ isFocus, asked }) => isFocus * asked.leans,
  page_leaned: ({ onPage, asked }) => onPage * asked.leans,
  page_needed: ({ onPage, asked }) => onPage * pageNeedOf(asked),
  search_first: ({ product }) => Number(product.searchRank === 1),
  search_rank: ({ product }) => (product.searchRank === 0 ? 0 : 1 / Math.sqrt(product.searchRank)),
} satisfies Readonly<Record<string, (beside: Beside) => number>>;

const features: readonly ((beside: Beside) => number)[] = Object.values(featureOf);

/** The names of the features, in their order. */
export const productFeatureNames: readonly string[] = Object.keys(featureOf);

/** The features of one product in the order of `productFeatureNames`. */
export function productFeatures(
  asked: Asked,
  thread: ThreadContext,
  pageProductId: string | undefined,
  product: PoolProduct,
): number[] {
  const beside = {
    asked,
    thread,
    product,
    matcher: asked.matcher,
    need: needOf(asked, thread),
    onPage: Number(product.productId === pageProductId),
    isFocus: Number(product.productId === thread.focusProductId),
  };
  return features.map((feature) => feature(beside));
}
