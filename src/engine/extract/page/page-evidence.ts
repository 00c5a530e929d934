import type { CheerioAPI } from 'cheerio/slim';
import { once } from '../../../memo/kept.ts';
import { normalizeText } from '../../text/characters/normalize.ts';
import { flattenDeepNesting } from '../html/html-nesting.ts';
import { htmlToText } from '../html/html-to-text.ts';
import { loadHtml } from '../html/load-html.ts';
import { type OpenGraph, openGraph } from '../markup/open-graph.ts';
import { type ItemProduct, productOfItems } from '../markup/product-of-items.ts';
import type { SchemaItem } from '../markup/schema-item.ts';
import { schemaItems } from '../markup/schema-items.ts';
import { type SeenProduct, seenProduct } from '../seen/seen-product.ts';

/** What a fetched page says about itself and about the product it sells. */
export type PageReading = {
  /** Its rel=canonical, absolute; not checked further. */
  canonicalUrl?: string;
  /** It asks not to be used (`noindex`, `none`). */
  noindex: boolean;
  /** The declared language. */
  language?: string;
  /** Absent when the page sells nothing. */
  product?: ItemProduct;
};

const longestDescription = 6_000;
const mostSpecs = 60;

function canonicalOf($: CheerioAPI, url: string): string | undefined {
  const href = $('link[rel~="canonical" i]').first().attr('href');
  const parsed = href === undefined ? null : URL.parse(href, url);
  return parsed && /^https?:$/u.test(parsed.protocol) ? parsed.href : undefined;
}

/** What a page asks of robots, of all and of ours. */
export function askedOfRobots($: CheerioAPI): string {
  return $('meta[name="robots" i],meta[name="aislebot" i]')
    .toArray()
    .map((element) => $(element).attr('content') ?? '')
    .join(',');
}

function languageOfPage($: CheerioAPI): string | undefined {
  const tag = ($('html').attr('lang') ?? '').trim();
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.test(tag) ? tag : undefined;
}

/** A product by its Open Graph marks (ogp.me and the product extension of it). */
function openGraphProduct(marks: OpenGraph): ItemProduct | undefined {
  const meta = (name: string) => marks.get(name)?.[0];
  const title = meta('og:title');
  const isProduct = /^(?:og:)?product/iu.test(meta('og:type') ?? '') || meta('product:price:amount');
  if (!isProduct || title === undefined) return undefined;
  const attributes: ItemProduct['attributes'] = {};
  for (const name of ['color', 'material', 'size', 'pattern']) {
    const value = meta(`product:${name}`);
    if (value !== undefined) attributes[name] = value;
  }
  const brand = meta('product:brand') ?? meta('og:brand');
  const category = meta('product:category');
  return {
    title: title.slice(0, 500),
    description: meta('og:description') ?? '',
    categories: category === undefined ? [] : [category],
    attributes,
    brand: brand?.slice(0, 200),
  };
}

function cellText($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  return normalizeText($(element).text()).replace(/\s+/gu, ' ').replace(/:\s*$/u, '').trim();
}

/** Rows of two-column tables and definition lists: how pages show technical data. */
function specsOf($: CheerioAPI): Record<string, string> {
  const specs: Record<string, string> = {};
  const add = (name: string, value: string) => {
    const isUsable = name !== '' && value !== '' && name.length <= 80 && value.length <= 400;
    if (isUsable && specs[name] === undefined && Object.keys(specs).length < mostSpecs) specs[name] = value;
  };
  $('table tr').each((_, row) => {
    const cells = $(row).children('th,td').toArray();
    if (cells.length === 2) add(cellText($, cells[0]!), cellText($, cells[1]!));
  });
  $('dl > dt, dl > div > dt').each((_, term) => {
    add(cellText($, term), cellText($, $(term).next('dd').get(0) ?? ''));
  });
  return specs;
}

/** The page's own paragraphs, for a product whose structured data describes little. */
function proseOf(html: string): string {
  return htmlToText(html, { contentOnly: true })
    .split('\n')
    .filter((line) => line.trim().length >= 40)
    .join('\n')
    .slice(0, longestDescription);
}

/** A page that has been parsed: its tree, its HTML, its structured data and what a visitor sees, read when asked for. */
export type ParsedPage = {
  $: CheerioAPI;
  html: string;
  items: readonly SchemaItem[];
  marks: OpenGraph;
  seen: () => SeenProduct;
};

/** Parses a page of HTML; amounts without a currency are in `ownCurrency`. Never throws. */
export function parsePage(html: string, ownCurrency: string): ParsedPage {
  const flat = flattenDeepNesting(html);
  const $ = loadHtml(flat, true);
  const seen = once(() => seenProduct($, ownCurrency));
  return { $, html: flat, items: schemaItems($), marks: openGraph($), seen };
}

function visibleProduct(seen: SeenProduct): ItemProduct | undefined {
  return seen.isLikely
    ? { title: seen.title.slice(0, 500), description: '', categories: [], attributes: {} }
    : undefined;
}

/** What a parsed page says for robots, its own address and its product, see `readPageEvidence`. */
export function evidenceOfPage({ $, html, items, marks, seen }: ParsedPage, url: string): PageReading {
  const found = productOfItems(items) ?? openGraphProduct(marks) ?? visibleProduct(seen());
  const reading: PageReading = {
    noindex: /\b(?:noindex|none)\b/iu.test(askedOfRobots($)),
    canonicalUrl: canonicalOf($, url),
    language: languageOfPage($),
  };
  if (!found) return reading;
  const description =
    found.description.length >= 80 ? found.description : [found.description, proseOf(html)].join('\n').trim();
  const product = {
    ...found,
    description: description.slice(0, longestDescription),
    attributes: { ...specsOf($), ...found.attributes },
  };
  return { ...reading, product };
}

/**
 * Reads a page of a shop: what it says for robots, its own address, and its product by structured data (JSON-LD, microdata,
 * then RDFa), else Open Graph, else what a visitor sees. Only visible text is taken. Never throws.
 */
export function readPageEvidence(html: string, url: string): PageReading {
  return evidenceOfPage(parsePage(html, 'USD'), url);
}
