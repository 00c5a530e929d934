import type { IndexKind, RetrievalIndex } from '../engine/retrieval/types.ts';

/** The company's last committed change, by whatever process, and the locales of its records at it. */
export type CompanyState = { changeSeq: number | undefined; locales: readonly string[] };

/** An index and up to which change it goes; `degraded`: only a part of the records is there yet. */
export type OpenIndex = {
  index: RetrievalIndex;
  degraded: boolean;
  changeSeq: number;
};

/** The node's view of all companies' search indexes. SQL is the truth; everything here can be thrown away. */
export type Indexes = {
  /**
   * The index of one company, kind and locale, caught up with every change this node knows.
   * `locale` must be one that the company's data has (see `localesOf`).
   */
  open(companyId: string, kind: IndexKind, locale: string): Promise<OpenIndex>;
  /** Locales for which the company has records of this kind, ascending. */
  localesOf(companyId: string, kind: IndexKind): Promise<readonly string[]>;
  /** The same with the number of the company's last committed change, as the store has it now. */
  stateOf(companyId: string, kind: IndexKind): Promise<CompanyState>;
  /** After a commit, before the reply: makes every change up to `changeSeq` visible to the next search on this node. */
  apply(companyId: string, changeSeq: number): Promise<void>;
  /** Drops what is loaded for a company (deleted or disabled). */
  forget(companyId: string): void;
  close(): Promise<void>;
};
