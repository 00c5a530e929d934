import type { AttributeValue, Product } from '../../engine/catalog/product.ts';
import type { Constraint } from '../../engine/question/constraint.ts';
import type { ConversationMemory } from '../../engine/question/memory.ts';
import type { Answer, ProductCard } from '../../engine/say/answer.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { PackedTrace, Trace } from '../traces/trace.ts';

/** A range or value condition on one attribute of the request's `filters`. */
export type AttributeFilter = AttributeValue | readonly AttributeValue[] | { gte?: number; lte?: number };

/** Explicit filters of the caller: hard, never relaxed. Prices in minor units. */
export type SearchFilters = {
  price?: { gte?: number; lte?: number };
  currency?: string;
  brand?: readonly string[];
  category?: readonly string[];
  inStock?: boolean;
  attributes?: Readonly<Record<string, AttributeFilter>>;
};

export type SearchSort = 'relevance' | 'price_asc' | 'price_desc' | 'newest' | 'rating';

export type SearchInput = {
  queryText: string;
  locale: string;
  pageUrl?: string;
  userMetadata: Readonly<Record<string, unknown>>;
  filters: SearchFilters;
  sort: SearchSort;
  limit: number;
  cursor?: string;
  facets: readonly string[];
  /** false: ranked list only, nothing is stored, no prose. */
  withAnswer: boolean;
  memory: ConversationMemory;
};

export type RankedProduct = ProductCard & {
  score: number;
  rank: number;
  matchReasons: readonly string[];
  highlights: Readonly<Record<string, readonly { start: number; end: number }[]>>;
};

/** A listed product with its live record the conditions that it is known to meet, and whether it fits all that was asked. */
export type Listed = {
  card: RankedProduct;
  product: Product;
  met: readonly Constraint[];
  isFit: boolean;
};

export type InterpretedQuery = {
  text: string;
  filters: Readonly<Record<string, unknown>>;
  /** Each condition read from the text: how many of the list meet it, and for how many it is unknown. */
  conditions: readonly { slot: string; value: unknown; met: number; unknown: number }[];
  corrections: readonly { from: string; to: string }[];
  relaxed: readonly string[];
  /** The merchant's synonyms by which the query was also searched. */
  synonyms: readonly { from: string; to: string }[];
  /** The order of the list, unless by relevance: `price`, `rating`, `created_at` or `attributes.<name>`. */
  sortedBy: { field: string; direction: 'asc' | 'desc' } | undefined;
};

/** What a query is to its thread: a new search, a refinement of the last one, one of the products shown, or an end of all conditions. */
export type QueryKind = 'new' | 'refine' | 'pick' | 'reset';

export type SearchOutcome = {
  kind: QueryKind;
  products: readonly RankedProduct[];
  total: number;
  facets: Readonly<Record<string, readonly { value: string; count: number }[]>>;
  interpretedQuery: InterpretedQuery;
  alternatives: readonly { relaxed: readonly string[]; products: readonly RankedProduct[] }[];
  /** Present with `withAnswer`. */
  answer?: Answer;
  /**
   * Where an order was asked for by the words: whether they name a kind of the catalogue's things, of which the list then holds
   * all, and nothing beside it.
   */
  sortedThings?: 'kind' | 'kind and more';
  /** Whether `answer` says what the first product has most or least of. */
  isOrderSaid?: boolean;
  /** Whether the message tells nothing but how what it wants differs from what was shown: "cheaper", "others". */
  compares?: boolean;
  memory: ConversationMemory;
  /** Packed when the search is recalled. */
  trace: Trace | PackedTrace;
  /** The texts that `answer` cites. */
  snapshots: readonly Snapshot[];
  /** A part of the index is still being built: the list may lack products. */
  degraded: boolean;
};
