/** A fetched page: decoded bytes are capped, redirects were followed by hand, every address was public or listed. */
export type FetchedPage = {
  /** The address after redirects. */
  url: string;
  status: number;
  contentType: string;
  text: string;
  etag?: string;
  lastModified?: string;
};

export type FetchFailure =
  | 'blocked_address'
  | 'blocked_by_robots'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'http_error'
  | 'unsupported_content';

/** `status` is that of an `http_error`. */
export type FetchResult =
  | { ok: true; page: FetchedPage }
  | { ok: false; failure: FetchFailure; status?: number };

/** What a file or page is stored as, undecoded. */
export type FetchedFile = Omit<FetchedPage, 'text' | 'status'> & { bytes: Uint8Array };

export type FetchOptions = {
  signal: AbortSignal;
  checkRobots: boolean;
  /** What it was when it was fetched last. */
  known?: { etag?: string | undefined; lastModified?: string | undefined };
  /** Decoded bytes; 10 MiB unless given. */
  limitBytes?: number;
  /** In all; 30 s unless given. */
  timeoutMs?: number;
};

export type FetchFileResult =
  | { ok: true; file: FetchedFile }
  | { ok: true; file: undefined }
  | { ok: false; failure: FetchFailure; status?: number };

/** The one guarded outbound door. */
export type Fetcher = {
  /** Fetches a page of text; never throws for what the other side does. One message per failure, so that nothing is probed with it. */
  fetchPage(url: string, options: { signal: AbortSignal; checkRobots: boolean }): Promise<FetchResult>;
  /** Fetches anything; `file` is absent when it is unchanged. Never throws for what the other side does. */
  fetchFile(url: string, options: FetchOptions): Promise<FetchFileResult>;
  /** The sitemaps that the site of an address names, and how long it asks crawlers to wait. */
  siteRules(url: string): Promise<{ sitemaps: readonly string[]; delayMs: number }>;
  close(): Promise<void>;
};
