import { SaxesParser } from 'saxes';
import { parseDate } from '../../records/cells/parse-date.ts';

/** A sitemap: pages, or further sitemaps (sitemaps.org 0.9). */
export type Sitemap = {
  pages: { url: string; lastModifiedMs: number | undefined }[];
  sitemaps: string[];
};

const mostEntries = 50_000;

/**
 * Reads a sitemap, a sitemap index, or a plain list of addresses, one a line. What is none gives nothing. Never throws; a
 * document type is not read on.
 */
export function readSitemap(text: string): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  if (!text.trimStart().startsWith('<')) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    found.pages = lines
      .filter((line) => /^https?:\/\//i.test(line))
      .slice(0, mostEntries)
      .map((url) => ({ url, lastModifiedMs: undefined }));
    return found;
  }
  const parser = new SaxesParser();
  let isRefused = false;
  let text_ = '';
  let entry: { url: string; lastModifiedMs: number | undefined } | undefined;
  const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
  const isIn = (name: string, prefix: string) => name === prefix;
  parser.on('doctype', () => {
    isRefused = true;
  });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name }) => {
    text_ = '';
    if (isIn(local(name), 'url') || isIn(local(name), 'sitemap'))
      entry = { url: '', lastModifiedMs: undefined };
  });
  const add = (piece: string) => {
    if (text_.length < 4_096) text_ += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const tag = local(name);
    // Pictures of a page have a loc too, in a namespace of their own.
    if (tag === 'loc' && !name.includes(':') && entry) entry.url = text_.trim();
    if (tag === 'lastmod' && entry) entry.lastModifiedMs = parseDate(text_);
    if (entry && entry.url !== '' && !isRefused && found.pages.length + found.sitemaps.length < mostEntries) {
      if (tag === 'url') found.pages.push(entry);
      if (tag === 'sitemap') found.sitemaps.push(entry.url);
    }
    if (tag === 'url' || tag === 'sitemap') entry = undefined;
  });
  parser.write(text).close();
  return found;
}
