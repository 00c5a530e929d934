import type { CheerioAPI } from 'cheerio/slim';
import { normalizeText } from '../text/normalize.ts';
import { flattenDeepNesting } from './html-nesting.ts';
import { htmlTitle, htmlToText } from './html-to-text.ts';
import { loadHtml } from './load-html.ts';
import { type ItemProduct, productOfItems } from './product-of-items.ts';
import { schemaItems } from './schema-items.ts';

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

function isNoindex($: CheerioAPI): boolean {
  return $('meta[name="robots" i],meta[name="aislebot" i]')
    .toArray()
    .some((element) => /\b(?:noindex|none)\b/iu.test($(element).attr('content') ?? ''));
}

function languageOfPage($: CheerioAPI): string | undefined {
  const tag = ($('html').attr('lang') ?? '').trim();
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.test(tag) ? tag : undefined;
}

function meta($: CheerioAPI, name: string): string | undefined {
  const text = $(`meta[property="${name}" i],meta[name="${name}" i]`).first().attr('content');
  return text === undefined || text.trim() === '' ? undefined : normalizeText(text).trim();
}

/** A product by its Open Graph marks (ogp.me and the product extension of it). */
function openGraphProduct($: CheerioAPI): ItemProduct | undefined {
  const title = meta($, 'og:title');
  const isProduct = /^(?:og:)?product/iu.test(meta($, 'og:type') ?? '') || meta($, 'product:price:amount');
  if (!isProduct || title === undefined) return undefined;
  const attributes: ItemProduct['attributes'] = {};
  for (const name of ['color', 'material', 'size', 'pattern']) {
    const value = meta($, `product:${name}`);
    if (value !== undefined) attributes[name] = value;
  }
  const brand = meta($, 'product:brand') ?? meta($, 'og:brand');
  const category = meta($, 'product:category');
  return {
    title: title.slice(0, 500),
    description: meta($, 'og:description') ?? '',
    categories: category === undefined ? [] : [category],
    attributes,
    ...(brand === undefined ? {} : { brand: brand.slice(0, 200) }),
  };
}

const price = /(?:[$€£¥₹₽₺]\s?\d|\d(?:[.,]\d{2})?\s?(?:[€£$]|EUR\b|USD\b|GBP\b|zł\b))/u;
/** What shops write on the button. */
const buying =
  /\b(?:add to (?:cart|bag|basket)|buy now|in den warenkorb|jetzt kaufen|añadir al carrito|añadir a la cesta|comprar|ajouter au panier|acheter|aggiungi al carrello|acquista|in winkelwagen|in winkelmandje|adicionar ao carrinho|do koszyka|sepete ekle|в корзину)\b/iu;

/** A product by what a visitor sees: a heading, a price and a button to buy. */
function visibleProduct($: CheerioAPI, html: string): ItemProduct | undefined {
  const text = htmlToText(html);
  const labels = $('button,input[type="submit" i],a')
    .toArray()
    .map((element) => `${$(element).text()} ${$(element).attr('value') ?? ''}`)
    .join('\n');
  if (!price.test(text) || !buying.test(labels)) return undefined;
  const title = normalizeText($('h1').first().text()).replace(/\s+/gu, ' ').trim() || htmlTitle(html);
  return title === undefined || title === ''
    ? undefined
    : { title: title.slice(0, 500), description: '', categories: [], attributes: {} };
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

/**
 * Reads a page of a shop: what it says for robots, its own address, and its product by structured data (JSON-LD, then
 * microdata), else Open Graph, else what a visitor sees. Only visible text is taken. Never throws.
 */
export function readPageEvidence(html: string, url: string): PageReading {
  const flat = flattenDeepNesting(html);
  const $ = loadHtml(flat, true);
  const canonicalUrl = canonicalOf($, url);
  const language = languageOfPage($);
  const found = productOfItems(schemaItems($)) ?? openGraphProduct($) ?? visibleProduct($, flat);
  const reading: PageReading = {
    noindex: isNoindex($),
    ...(canonicalUrl === undefined ? {} : { canonicalUrl }),
    ...(language === undefined ? {} : { language }),
  };
  if (!found) return reading;
  const description =
    found.description.length >= 80 ? found.description : [found.description, proseOf(flat)].join('\n').trim();
  const product = {
    ...found,
    description: description.slice(0, longestDescription),
    attributes: { ...specsOf($), ...found.attributes },
  };
  return { ...reading, product };
}
