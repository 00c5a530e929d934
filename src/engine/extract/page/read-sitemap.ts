import { parseDate } from '../../records/cells/parse-date.ts';
import { walkXml } from '../../records/files/walk-xml.ts';

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
  if (!text.trimStart().startsWith('<')) {
    const lines = text.split('\n').map((line) => line.trim());
    const urls = lines.filter((line) => /^https?:\/\//i.test(line)).slice(0, mostEntries);
    return { pages: urls.map((url) => ({ url, lastModifiedMs: undefined })), sitemaps: [] };
  }
  const found: Sitemap = { pages: [], sitemaps: [] };
  let entry: Sitemap['pages'][number] | undefined;
  const isEntry = (tag: string) => tag === 'url' || tag === 'sitemap';
  try {
    walkXml(text, {
      open: (name) => {
        if (isEntry(name.toLowerCase())) entry = { url: '', lastModifiedMs: undefined };
      },
      close: (name, own, written) => {
        const tag = name.toLowerCase();
        // Pictures of a page have a loc too, in a namespace of their own.
        if (tag === 'loc' && !written.includes(':') && entry) entry.url = own.trim();
        if (tag === 'lastmod' && entry) entry.lastModifiedMs = parseDate(own);
        if (!isEntry(tag)) return;
        if (entry && entry.url !== '' && found.pages.length + found.sitemaps.length < mostEntries) {
          if (tag === 'url') found.pages.push(entry);
          else found.sitemaps.push(entry.url);
        }
        entry = undefined;
      },
    });
  } catch {
    // A document type comes before everything else: nothing was read.
  }
  return found;
}
