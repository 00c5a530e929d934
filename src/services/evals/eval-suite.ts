/** What an answer must be like; every check is exact code, never a model. */
export type AnswerExpectation = {
  status?: readonly string[];
  route?: readonly string[];
  locale?: string;
  /** Neither `answered` nor `handed_over`: `not_found`, or `partial` that only quotes. */
  mustAbstain?: boolean;
  mustHandOver?: boolean;
  /** Source ids that must all be cited: `doc:<id>` or `product:<id>`. */
  mustCite: readonly string[];
  /** Product ids that must all be among the products shown. */
  mustShow: readonly string[];
  /** Texts that must all occur (letter case, accents and white space aside), and at least one of `anyOf`. */
  mustContain: readonly string[];
  anyOf: readonly string[];
  mustNotContain: readonly string[];
  maxSentences?: number;
};

/** What a search must find. */
export type SearchExpectation = {
  /** Worst rank by product id. */
  mustRank: Readonly<Record<string, number>>;
  mustNotRank: readonly string[];
  /** Parts of `interpreted_query.filters` that must be there. */
  filters: Readonly<Record<string, unknown>>;
  status?: readonly string[];
  /** How many products of the list may break a price that the query names. */
  violations: number;
};

/** What the FAQs made for a page must be like. */
export type FaqExpectation = { min?: number; allVerify: boolean; noDuplicates: boolean };

type AnyCase = {
  name: string;
  locale: string;
  pageUrl?: string;
  userMetadata: Readonly<Record<string, unknown>>;
  /** Earlier turns of the thread, oldest first. */
  thread: readonly string[];
};

export type EvalCase = AnyCase &
  (
    | { kind: 'ask'; query: string; expect: AnswerExpectation }
    | { kind: 'search'; query: string; expect: SearchExpectation }
    /** `query` is the address of the page. */
    | { kind: 'faqs'; query: string; expect: FaqExpectation }
  );

export type EvalSuite = {
  suite: string;
  /** Empty when the suite brings its own shop along. */
  company: string;
  /** Files and folders of products and pages that the suite is run against instead, in a store of their own. */
  fixtures: readonly string[];
  cases: readonly EvalCase[];
};
