import type { CrawledPage } from '../../../engine/extract/page/read-page.ts';
import type { Sitemap } from '../../../engine/extract/page/read-sitemap.ts';
import { type Isolated, IsolatedWorkEnded, openIsolated } from '../../../platform/workers/isolated.ts';
import type { ParsedFile, ParseTask } from './parse-file-task.ts';
import { RunFailure } from './run-tools.ts';

const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const limits = { heapMb: 256, timeoutMs: 20_000 };

/** A reader of untrusted files in a thread of its own; to be closed. */
export type Parser = {
  /** Throws `RunFailure` with the reason when the document cannot be read. */
  file(kind: 'pdf' | 'docx', bytes: Uint8Array): Promise<ParsedFile>;
  page(html: string, url: string, currency: string): Promise<CrawledPage>;
  sitemap(bytes: Uint8Array): Promise<Sitemap>;
  close(): Promise<void>;
};

function reasonOf(error: unknown): RunFailure {
  if (error instanceof IsolatedWorkEnded) return new RunFailure(error.reason, error.message);
  const text = error instanceof Error ? error.message : String(error);
  return /password|encrypt/i.test(text)
    ? new RunFailure('encrypted', 'The document is locked by a password.')
    : new RunFailure('unreadable', `The file cannot be read: ${text.slice(0, 200)}`);
}

/** Opens the reader; its thread starts with the first file. */
export function openParser(): Parser {
  const isolated: Isolated = openIsolated(new URL(`./parse-file-task${extension}`, import.meta.url), limits);
  const call = async <T>(task: ParseTask): Promise<T> => {
    try {
      return await isolated.call<T>(task);
    } catch (error) {
      throw reasonOf(error);
    }
  };
  return {
    file: (kind, bytes) => call<ParsedFile>({ kind, bytes }),
    page: (html, url, currency) => call<CrawledPage>({ kind: 'page', html, url, currency }),
    sitemap: (bytes) => call<Sitemap>({ kind: 'sitemap', bytes }),
    close: () => isolated.close(),
  };
}
