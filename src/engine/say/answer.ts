import type { Product } from '../catalog/product.ts';

/** Evidence of a claim. Every `quote` is the substring [start, end) (UTF-16) of the stored text whose SHA-256 is `hash`. */
export type Support =
  | { kind: 'span'; source: SourceRef; start: number; end: number; quote: string }
  | {
      kind: 'field';
      source: SourceRef;
      start: number;
      end: number;
      quote: string;
      productId: string;
      variantId?: string;
      path: string;
    }
  | { kind: 'computed'; operation: ComputedOperation; value: number; inputs: readonly Support[] };

export type ComputedOperation = 'count' | 'min' | 'max' | 'difference' | 'convert';

/** A citable text: `document:<id>` or `product:<id>` (a product is cited by its fact sheet). */
export type SourceRef = { sourceId: string; title: string; url?: string; hash: string; asOfMs: number };

/**
 * One stretch of `result_text`.
 *
 * `fact`, `quote`, `computed` and `paraphrase` (a model's own words) carry at least one support; `frame` (greeting, question back, template words)
 * carries none and holds no digit, currency, brand, URL or product name; `echo` repeats the shopper's words
 * inside the locale's quotation marks. `before` is what stands between it and the previous claim (default one space).
 */
export type Claim = {
  text: string;
  kind: 'fact' | 'quote' | 'computed' | 'paraphrase' | 'frame' | 'echo';
  support: readonly Support[];
  before?: '' | ' ' | '\n';
};

export type AnswerStatus = 'answered' | 'partial' | 'not_found' | 'handed_over';

/** A product named in an answer; price and availability are read from the live row when the answer is made. */
export type ProductCard = Pick<
  Product,
  'productId' | 'title' | 'url' | 'imageUrl' | 'price' | 'listPrice' | 'availability' | 'brand' | 'rating'
> & { variantId?: string };

/** What every engine returns and every channel renders. */
export type Answer = {
  status: AnswerStatus;
  route: string;
  engine: 'faq' | 'embedded' | 'llm';
  degraded: boolean;
  /** The language `result_text` is really in. */
  locale: string;
  claims: readonly Claim[];
  products: readonly ProductCard[];
  suggestedQuestions: readonly string[];
  /** Pages nearest to the question that it does not cite; absent = none. */
  seeAlso?: readonly PageLink[];
};

/** A page of the shop to read on. */
export type PageLink = { sourceId: string; title: string; url?: string };

/** A stretch of the text that asserts something; `sources` are indexes, `computed` says what was worked out from them. */
export type RenderedClaim = {
  start: number;
  end: number;
  kind: 'fact' | 'quote' | 'computed' | 'paraphrase';
  sources: readonly number[];
  computed?: readonly { operation: ComputedOperation; value: number; sources: readonly number[] }[];
};

/** An answer as text with exact ranges: `claims[].sources` are indexes into `sources`, which are in order of first use. */
export type RenderedAnswer = {
  resultText: string;
  claims: readonly RenderedClaim[];
  sources: readonly (SourceRef & { quote: string; start: number; end: number })[];
};
