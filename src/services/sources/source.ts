import type { ProductMapping } from '../imports/import-products.ts';

export type SourceKind = 'website' | 'sitemap' | 'feed' | 'upload';
export type SourceStatus = 'queued' | 'running' | 'ok' | 'failed' | 'cancelled';
export type PageStatus = 'queued' | 'indexed' | 'unchanged' | 'skipped' | 'failed' | 'gone';

/** What the texts of a source may be. */
export const trusts = ['policy', 'catalog', 'crawled', 'review'] as const;

/** How a source is read; what a merchant may change of it. */
export type SourceOptions = {
  everyHours: number;
  maxPages: number;
  maxDepth: number;
  include: readonly string[];
  exclude: readonly string[];
  trust: (typeof trusts)[number];
  locale?: string;
  mapping: ProductMapping;
};

/** What a source is read with unless it says otherwise. */
export const defaultOptions: SourceOptions = {
  everyHours: 24,
  maxPages: 5_000,
  maxDepth: 10,
  include: [],
  exclude: [],
  trust: 'crawled',
  mapping: {},
};

/** How far a run is. Pages of sites, records of feeds and uploads. */
export type SourceProgress = {
  found: number;
  fetched: number;
  indexed: number;
  unchanged: number;
  skipped: number;
  failed: number;
  removed: number;
  /** Seconds until the end at the rate so far; absent when nothing is known. */
  secondsLeft?: number;
};

export type SourceError = { code: string; detail: string };

export type Source = {
  sourceId: string;
  kind: SourceKind;
  name: string;
  url: string | undefined;
  urlKey: string;
  options: SourceOptions;
  /** Its stored options cannot be read, and `options` are what it begins with anew: it is not read until a person has set them. */
  areOptionsLost?: true;
  status: SourceStatus;
  runSeq: number;
  progress: SourceProgress;
  startedAtMs: number | undefined;
  finishedAtMs: number | undefined;
  error: SourceError | undefined;
  /** What an import of the last run noted, as `--json` of the command has it. */
  report: Readonly<Record<string, unknown>> | undefined;
  nextRunAtMs: number | undefined;
  cancelledAtMs: number | undefined;
  createdAtMs: number;
  updatedAtMs: number;
};

/** A page of a source and what became of it. */
export type SourcePage = {
  urlKey: string;
  url: string;
  status: PageStatus;
  reason: string | undefined;
  depth: number;
  runSeq: number;
  httpStatus: number | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
  contentHash: string | undefined;
  title: string | undefined;
  fetchedAtMs: number | undefined;
  /** Key of the page whose address this is too, by a redirect or its canonical link. */
  leadsTo?: string;
};

/** A record that a source supplies. */
export type SourceItem = {
  kind: 'product' | 'document' | 'faq';
  entityId: string;
  locale: string;
  pageKey: string | undefined;
};

/** Nothing done yet. */
export function noProgress(): SourceProgress {
  return { found: 0, fetched: 0, indexed: 0, unchanged: 0, skipped: 0, failed: 0, removed: 0 };
}
