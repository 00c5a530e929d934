import { flattenDeepNesting } from './html-nesting.ts';
import { htmlTitle, htmlToText } from './html-to-text.ts';
import { loadHtml } from './load-html.ts';
import { offerOfItems, type PageOffer } from './offer-of-items.ts';
import { type PageReading, readPageEvidence } from './page-evidence.ts';
import { schemaItems } from './schema-items.ts';
import { visibleOffer } from './visible-offer.ts';

/** A fetched page as a crawler needs it: what it says, what it sells, and where it leads. */
export type CrawledPage = PageReading & {
  title: string;
  /** The visible text of its content; empty when a script would have to write it. */
  text: string;
  /** It has hardly any text but scripts: what visitors see is made by them. */
  needsScript: boolean;
  /** It asks crawlers not to follow its links. */
  nofollow: boolean;
  links: string[];
  offer?: PageOffer;
};

const mostLinks = 5_000;
const scriptOnlyLength = 200;

/** Reads a page of HTML. Links are absolute, without fragments; structured data comes before what a visitor sees. Never throws. */
export function readPage(html: string, url: string, ownCurrency: string): CrawledPage {
  const flat = flattenDeepNesting(html);
  const $ = loadHtml(flat, true);
  const reading = readPageEvidence(html, url);
  const text = htmlToText(flat, { contentOnly: true });
  const robots = $('meta[name="robots" i],meta[name="aislebot" i]')
    .toArray()
    .map((element) => $(element).attr('content') ?? '')
    .join(',');
  const base = URL.parse($('base').attr('href') ?? '', url)?.href ?? url;
  const links = new Set<string>();
  for (const element of $('a[href],area[href]').toArray().slice(0, mostLinks)) {
    if (/\bnofollow\b/i.test($(element).attr('rel') ?? '')) continue;
    const target = URL.parse($(element).attr('href') ?? '', base);
    if (!target || !/^https?:$/.test(target.protocol)) continue;
    target.hash = '';
    links.add(target.href);
  }
  const seen = reading.product ? visibleOffer($, text, ownCurrency) : undefined;
  const said = reading.product ? offerOfItems(schemaItems($), ownCurrency) : undefined;
  const absolute = (address: string) => URL.parse(address, base)?.href;
  const images =
    (said && said.images.length > 0 ? said : seen)?.images.flatMap((address) => absolute(address) ?? []) ??
    [];
  const heading = $('h1').first().text().replace(/\s+/g, ' ').trim();
  const scripts = $('script[src],script:not([type])').length;
  return {
    ...reading,
    title: (htmlTitle(flat) ?? heading) || url,
    text,
    needsScript:
      text.length < scriptOnlyLength &&
      scripts > 0 &&
      $('#root,#app,#__next,#__nuxt,[data-reactroot],noscript').length > 0,
    nofollow: /\b(?:nofollow|none)\b/i.test(robots),
    links: [...links],
    ...(seen ? { offer: { ...seen, ...said, images } } : {}),
  };
}
