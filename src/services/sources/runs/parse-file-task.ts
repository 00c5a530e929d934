import { docxToHtml } from '../../../engine/extract/files/docx-to-html.ts';
import { pdfToText } from '../../../engine/extract/files/pdf-to-text.ts';
import { type CrawledPage, readPage } from '../../../engine/extract/page/read-page.ts';
import { readSitemap, type Sitemap } from '../../../engine/extract/page/read-sitemap.ts';
import { isGzip, unpackGzip } from '../../../engine/records/files/unpack-gzip.ts';
import { decodeText } from '../../imports/files/decode-text.ts';

const longestSitemapBytes = 50 * 1024 * 1024;

/** What a thread of its own is asked to read. */
export type ParseTask =
  | { kind: 'pdf' | 'docx'; bytes: Uint8Array }
  | { kind: 'sitemap'; bytes: Uint8Array }
  | { kind: 'page'; html: string; url: string; currency: string };

export type ParsedFile = {
  title: string | undefined;
  content: string;
  contentType: 'text/plain' | 'text/html';
};

/** Reads one untrusted file or page. Runs in a thread with limits of time and memory. */
export default async function parseFile(task: ParseTask): Promise<ParsedFile | CrawledPage | Sitemap> {
  if (task.kind === 'page') return readPage(task.html, task.url, task.currency);
  if (task.kind === 'sitemap') {
    const { bytes } = task;
    return readSitemap(decodeText(isGzip(bytes) ? unpackGzip(bytes, longestSitemapBytes) : bytes).text);
  }
  if (task.kind === 'docx')
    return { title: undefined, content: await docxToHtml(task.bytes), contentType: 'text/html' };
  const { text, title } = await pdfToText(task.bytes);
  return { title, content: text, contentType: 'text/plain' };
}
