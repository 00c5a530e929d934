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

/** The one guarded outbound door. */
export type Fetcher = {
  /** Fetches a page of text; never throws for what the other side does. One message per failure, so that nothing is probed with it. */
  fetchPage(url: string, options: { signal: AbortSignal; checkRobots: boolean }): Promise<FetchResult>;
  close(): Promise<void>;
};
