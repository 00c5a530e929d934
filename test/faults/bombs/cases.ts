import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { docxOf, pdfOf } from '../../support/office-files.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** Something hostile: a page or feed that a server gives, or a file that is uploaded, and how its run may end. */
export type BombCase = { name: string; ends: RegExp } & (
  | { kind: 'website' | 'feed' | 'sitemap'; serve: Serve }
  | { kind: 'upload'; file: string; bytes: () => Uint8Array }
);

const megabyte = 1024 * 1024;

function page(body: () => Buffer | string, headers: Record<string, string> = {}): Serve {
  let made: Buffer | string | undefined;
  return (_request, response) => {
    made ??= body();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(made);
  };
}

/** A body without end, in pieces of `size` bytes each `everyMs`. */
function endless(size: number, everyMs: number, type: string): Serve {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': type });
    const piece = Buffer.alloc(size, 'a');
    const timer = setInterval(() => response.write(piece), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

const redirects: Serve = (request, response) => {
  const n = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 0);
  response.writeHead(302, { location: `/r${n + 1}` }).end();
};

const csv = { 'content-type': 'text/csv' };
const xml = { 'content-type': 'application/xml' };
const bomb = () => Buffer.alloc(200 * megabyte);
const packed = (pack: (bytes: Buffer) => Buffer, encoding: string) =>
  page(() => pack(bomb()), { 'content-encoding': encoding });
const types = { '[Content_Types].xml': strToU8('<Types/>') };
const sheet = (body: string) =>
  zipSync({
    ...types,
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(body),
  });
const xxe =
  '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><g:id>&x;</g:id><title>&x;</title></item></channel></rss>';
const laughs = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]><rss><channel><item><g:id>&c;</g:id></item></channel></rss>`;

const pages: readonly BombCase[] = [
  { name: 'gzip bomb as a page', kind: 'website', ends: /^too_large$/, serve: packed(gzipSync, 'gzip') },
  {
    name: 'brotli bomb as a page',
    kind: 'website',
    ends: /^too_large$/,
    serve: packed((bytes) => brotliCompressSync(bytes), 'br'),
  },
  {
    name: 'gzip in gzip',
    kind: 'website',
    ends: /^unsupported_content$/,
    serve: page(() => gzipSync(gzipSync(bomb())), { 'content-encoding': 'gzip, gzip' }),
  },
  { name: 'endless page', kind: 'website', ends: /^too_large$/, serve: endless(megabyte, 5, 'text/html') },
  { name: 'one byte at a time', kind: 'website', ends: /^timeout$/, serve: endless(1, 200, 'text/html') },
  { name: '100 redirects', kind: 'website', ends: /^too_many_redirects$/, serve: redirects },
  {
    name: '100,000 deep',
    kind: 'website',
    ends: /^ok$/,
    serve: page(() => `<html><body>${'<div>'.repeat(100_000)}A text that is deep in the page.</body></html>`),
  },
  {
    name: 'text of 50 MB',
    kind: 'website',
    ends: /^too_large$/,
    serve: page(() => `<html><body><p>${'word '.repeat(10 * megabyte)}</p></body></html>`),
  },
  {
    name: '100,000 attributes',
    kind: 'website',
    ends: /^ok$/,
    serve: page(
      () =>
        `<html><body><p ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}>A text of a page.</p></body></html>`,
    ),
  },
  {
    name: 'sitemap of 40 MB',
    kind: 'sitemap',
    ends: /^(?:empty|too_large)$/,
    serve: page(() => `<urlset>${'<url><loc>x</loc></url>'.repeat(1_800_000)}</urlset>`, xml),
  },
];

const feeds: readonly BombCase[] = [
  { name: 'gzip bomb as a feed', kind: 'feed', ends: /^too_large$/, serve: packed(gzipSync, 'gzip') },
  {
    name: 'gzip bomb as a feed file',
    kind: 'feed',
    ends: /^(?:unreadable|too_large|empty)$/,
    serve: page(() => gzipSync(bomb()), { 'content-type': 'application/gzip' }),
  },
  { name: 'external entity', kind: 'feed', ends: /^(?:unreadable|empty)$/, serve: page(() => xxe, xml) },
  { name: 'billion laughs', kind: 'feed', ends: /^(?:unreadable|empty)$/, serve: page(() => laughs, xml) },
  {
    name: 'cell of 50 MB',
    kind: 'feed',
    ends: /^(?:ok|empty|unreadable|too_large)$/,
    serve: page(() => `id,title\n1,"${'word '.repeat(10 * megabyte)}"\n2,Anvil\n`, csv),
  },
  {
    name: 'quote that never ends',
    kind: 'feed',
    ends: /^(?:ok|empty|unreadable|too_large)$/,
    serve: page(() => `id,title\n1,"${'a,b,c\n'.repeat(200_000)}`, csv),
  },
  {
    name: 'XML 100,000 deep',
    kind: 'feed',
    ends: /^(?:empty|unreadable)$/,
    serve: page(() => `<rss>${'<a>'.repeat(100_000)}`, xml),
  },
];

const uploads: readonly BombCase[] = [
  {
    name: 'malformed PDF',
    kind: 'upload',
    file: 'a.pdf',
    ends: /^(?:unreadable|no_text)$/,
    bytes: () =>
      strToU8('%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 1 0 R >> endobj trailer << /Root 1 0 R >>'),
  },
  {
    name: 'cut PDF',
    kind: 'upload',
    file: 'cut.pdf',
    ends: /^(?:unreadable|no_text|ok)$/,
    bytes: () => pdfOf('Half a page.').slice(0, 400),
  },
  {
    name: 'DOCX bomb',
    kind: 'upload',
    file: 'a.docx',
    ends: /^(?:unreadable|too_large)$/,
    bytes: () => zipSync({ ...types, 'word/document.xml': new Uint8Array(200 * megabyte) }),
  },
  {
    name: 'cut DOCX',
    kind: 'upload',
    file: 'b.docx',
    ends: /^unreadable$/,
    bytes: () => docxOf('x').slice(0, 300),
  },
  {
    name: 'DOCX with an external entity',
    kind: 'upload',
    file: 'c.docx',
    ends: /^(?:unreadable|no_text)$/,
    bytes: () => zipSync({ ...types, 'word/document.xml': strToU8(xxe) }),
  },
  {
    name: 'XLSX bomb',
    kind: 'upload',
    file: 'a.xlsx',
    ends: /^(?:unreadable|too_large|empty)$/,
    bytes: () => zipSync({ ...types, 'xl/worksheets/sheet1.xml': new Uint8Array(200 * megabyte) }),
  },
  {
    name: 'XLSX of 16,384 columns',
    kind: 'upload',
    file: 'b.xlsx',
    ends: /^(?:unreadable|too_large|empty|ok)$/,
    bytes: () =>
      sheet(
        `<worksheet><sheetData>${'<row><c r="XFD1"><v>1</v></c></row>'.repeat(2_000)}</sheetData></worksheet>`,
      ),
  },
  {
    name: 'zip of 5,000 entries',
    kind: 'upload',
    file: 'c.xlsx',
    ends: /^(?:unreadable|empty)$/,
    bytes: () =>
      zipSync(
        Object.fromEntries([
          ...Object.entries(types),
          ...Array.from({ length: 5_000 }, (_, i) => [`xl/${i}.xml`, strToU8('a')] as const),
        ]),
      ),
  },
];

/** What any shop has, once of each kind: a process that has read them has loaded what reading takes, and measures only what a bomb adds. */
export const harmlessCases: readonly BombCase[] = [
  {
    name: 'harmless page',
    kind: 'website',
    ends: /^ok$/,
    serve: page(
      () => `<html><body><h1>Delivery</h1><p>${'A text of the page. '.repeat(50)}</p></body></html>`,
    ),
  },
  {
    name: 'harmless feed',
    kind: 'feed',
    ends: /^ok$/,
    serve: page(
      () => `id,title,price\n${Array.from({ length: 2_000 }, (_, i) => `${i},Anvil ${i},5.00`).join('\n')}\n`,
      csv,
    ),
  },
  {
    name: 'harmless PDF',
    kind: 'upload',
    file: 'harmless.pdf',
    ends: /^ok$/,
    bytes: () => pdfOf('A page of text.'),
  },
  {
    name: 'harmless DOCX',
    kind: 'upload',
    file: 'harmless.docx',
    ends: /^ok$/,
    bytes: () => docxOf('A page of text.'),
  },
];

/** Every text of html5lib-tests in one page; none when the data is not there. */
function html5libCases(folder: string | undefined): BombCase[] {
  if (folder === undefined) return [];
  const lines = gunzipSync(readFileSync(join(folder, 'tokenizer.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n');
  const texts = lines.map((line) => String((JSON.parse(line) as { input?: unknown }).input ?? ''));
  const body = texts.map((text, i) => `<section id="t${i}">${text}</section>`).join('\n');
  const html = () => `<html><body><p>${'A text of the page. '.repeat(50)}</p>${body}</body></html>`;
  return [
    {
      name: `html5lib-tests, all ${texts.length} in one page`,
      kind: 'website',
      ends: /^ok$/,
      serve: page(html),
    },
  ];
}

/** All cases; `html5lib` is the folder of that data set. */
export function bombCases(html5lib: string | undefined): BombCase[] {
  return [...pages, ...feeds, ...uploads, ...html5libCases(html5lib)];
}
