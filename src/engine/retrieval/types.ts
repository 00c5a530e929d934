import type { TermGroup } from '../text/terms/term-group.ts';

export type { TermGroup } from '../text/terms/term-group.ts';

/** What an index holds. One index per (company, locale, kind). */
export type IndexKind = 'product' | 'passage' | 'faq';

/** One text field of BM25F: `weight` multiplies its term frequency, `lengthNorm` is its b (0 to 1). */
export type FieldSpec = { name: string; weight: number; lengthNorm: number };

/** Fields and constants of one kind of index; baked into segments, so a change means a rebuild. */
export type IndexSettings = { kind: IndexKind; version: number; k1: number; fields: readonly FieldSpec[] };

/** A record as it enters an index. */
export type IndexDocument = {
  /** Unique in the index; also the last tie-break, ascending by code unit. */
  id: string;
  /** Text by field name of the settings; several values are joined by "\n" (no proximity across lines). */
  fields: Readonly<Record<string, string>>;
  /** Identifiers (GTIN, MPN, SKU), matched whole, case-insensitively and without separators. */
  exactIds: readonly string[];
  /**
   * Facet values, each `name=value` with the name lower case and the value as the catalogue spells it
   * (`brand=Northpeak`, `category=Footwear`, `category=Footwear > Hiking boots`, `attr.color=moss`).
   */
  tags: readonly string[];
  /** Numeric columns by name (`price` in minor units, `rating`, `rating_count`, `updated_at`, `attr.weight_g`). Absent = NaN. */
  numbers: Readonly<Record<string, number>>;
};

/** A condition tested inside the posting scan, before ranking. Comparison of tags ignores case (NFKC, lower case). */
export type Filter =
  | { kind: 'all'; of: readonly Filter[] }
  | { kind: 'any'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'tag'; tag: string }
  /** A numeric column that has a value, within the bounds. */
  | { kind: 'number'; name: string; gte?: number; gt?: number; lte?: number; lt?: number }
  /** Any value of a tag name (`attr.color`). */
  | { kind: 'has_tag'; name: string }
  /** Any of these terms in the title-like field. */
  | { kind: 'titled'; terms: readonly string[] }
  | { kind: 'ids'; ids: ReadonlySet<string> };

/** A weighted extra feature: its value by the first of these tags it has (0 without one), or as a function of the hit. */
export type Boost = { name: string; weight: number } & (
  | { valueByTag: ReadonlyMap<string, number> }
  | { value: (hit: HitView) => number }
);

export type SearchRequest = {
  groups: readonly TermGroup[];
  filter?: Filter;
  /** How many hits to return; 0 = none, only totals. */
  limit: number;
  /** Share of the query's idf a hit must cover to count as a match, 0 to 1 (0 = any term). Members below weight 1 cover that share of their group. */
  minimumCoverage?: number;
  /** Weighted extra features (`name` is for the trace), added to the max-normalised lexical score. */
  boosts?: readonly Boost[];
  /** Asked of each hit beside the search: `Hit.passed` says which it passes. */
  tests?: readonly Filter[];
  /** False lets the scan stop early: hits are the same, `total` is then only a lower bound. Default true. */
  exactTotal?: boolean;
  /** Switches, on by default: more for how many of the words are covered, and for words that stand side by side. */
  use?: { coverage?: boolean; proximity?: boolean };
};

/** The part of a request that says which documents match. */
export type MatchRequest = Pick<SearchRequest, 'groups' | 'filter' | 'minimumCoverage'>;

/** Read access to a candidate's columns without materialising it. */
export type HitView = {
  id: string;
  number: (name: string) => number;
  hasTag: (tag: string) => boolean;
};

/** One of all matches, which also tells which of the tests it passes that were asked with them, by their place. */
export type MatchView = HitView & { passes: (test: number) => boolean };

export type Hit = {
  id: string;
  score: number;
  /** Score parts, for the trace. */
  parts: { bm25f: number; coverage: number; titleCoverage: number; proximity: number; boosts: number };
  /** idf share of the query's terms that the hit holds anywhere, 0 to 1. */
  coveredIdf: number;
  /** Whether it passes each of the request's `tests`. */
  passed: readonly boolean[];
};

export type RetrievalResult = {
  hits: readonly Hit[];
  /** Exact number of documents that match (filter and minimum coverage), unless `exactTotal` is false. */
  total: number;
};

/** One facet: exact counts over the matching documents, by descending count, then value. */
export type FacetCounts = { name: string; values: readonly { value: string; count: number }[] };

/** A numeric column with its range over live documents. */
export type ColumnRange = { name: string; min: number; max: number; documents: number };

/** A word usable as a correction, its index term, and how many documents hold that. */
export type IndexWord = { word: string; term: string; documentFrequency: number };

/** A searchable index: segments + delta + tombstones. Reads are synchronous and see a consistent view. */
export type RetrievalIndex = {
  readonly locale: string;
  readonly documentCount: number;
  /** Grows with every change of content; what is derived from the index may be kept until it does. */
  readonly revision: number;
  search(request: SearchRequest): RetrievalResult;
  /** How many documents match, counted up to `most` only: a question for a few is answered as soon as those are found. */
  countUpTo(request: MatchRequest, most: number): number;
  /** Every matching document id, unranked: for sort by column, facets and counts. */
  matches(request: MatchRequest & Pick<SearchRequest, 'tests'>): readonly MatchView[];
  /**
   * Counts of the values of tags whose name is given, over the matches of the request: exact, or estimated from a
   * spread of about `most` of them when there are more.
   */
  facet(request: MatchRequest, tagName: string, limit: number, most?: number): FacetCounts;
  /** The counts of such facets without their values, which are most of the work: for each name, in descending order. */
  facetSizes(
    request: MatchRequest,
    tagNames: readonly string[],
    limit: number,
    most?: number,
  ): readonly (readonly number[])[];
  /** How many of the matches of the request have a value in a numeric column. */
  countFilled(request: MatchRequest, column: string): number;
  /** Ids of the documents that carry this identifier exactly. */
  findExact(identifier: string): readonly string[];
  /** Number of documents that hold the term in any field; 0 = the company does not know it. */
  documentFrequency(term: string): number;
  /** Number of documents that hold the term in the title-like field. */
  titleFrequency(term: string): number;
  /** idf of a term: ln(1 + (N − df + .5) / (df + .5)). */
  idf(term: string): number;
  /** All tag names with whether they have so few distinct values, and the values of one name with document counts. */
  tagNames(): readonly { name: string; documents: number; hasAtMost(distinct: number): boolean }[];
  tagValues(name: string): readonly { value: string; count: number }[];
  /** All numeric column names with their range over live documents. */
  numberNames(): readonly ColumnRange[];
  /** Words usable as corrections (title, brand, category, facet values): surface form, its term, document frequency. */
  vocabulary(): Iterable<IndexWord>;
  /** Words of three to five letters of any field that `least` documents hold, without those in `listed`. */
  shortWords(least: number, listed: ReadonlySet<string>): Iterable<IndexWord>;
};
