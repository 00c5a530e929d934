import { withoutAbsent } from '../../text/values/without-absent.ts';
import { htmlTitle, htmlToText } from '../html/html-to-text.ts';
import { offeredItem, offerOfItems, type PageOffer } from '../markup/offer-of-items.ts';
import { type PageVariant, pageVariants } from '../markup/page-variants.ts';
import { type ContactFacts, contactFacts } from './contact-facts.ts';
import { faqSections, type PageFaq } from './faq-sections.ts';
import { askedOfRobots, evidenceOfPage, type PageReading, parsePage } from './page-evidence.ts';
import { pageOffer } from './page-offer.ts';

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
  /** Forms it is sold in, when there are several. */
  variants: PageVariant[];
  /** Questions that the page asks and answers itself. */
  faqs: PageFaq[];
  /** How the shop can be reached, as the page says it. */
  contact: ContactFacts;
};

const mostLinks = 5_000;
const scriptOnlyLength = 200;

/** Reads a page of HTML. Links are absolute, without fragments; structured data comes before what a visitor sees. Never throws. */
export function readPage(html: string, url: string, ownCurrency: string): CrawledPage {
  const parsed = parsePage(html, ownCurrency);
  const { $, html: flat } = parsed;
  const reading = evidenceOfPage(parsed, url);
  const text = htmlToText(flat, { contentOnly: true });
  const base = URL.parse($('base').attr('href') ?? '', url)?.href ?? url;
  const links = new Set<string>();
  for (const element of $('a[href],area[href]').toArray().slice(0, mostLinks)) {
    if (/\bnofollow\b/i.test($(element).attr('rel') ?? '')) continue;
    const target = URL.parse($(element).attr('href') ?? '', base);
    if (!target || !/^https?:$/.test(target.protocol)) continue;
    target.hash = '';
    links.add(target.href);
  }
  const seen = reading.product ? pageOffer(parsed.marks, parsed.seen(), ownCurrency) : undefined;
  const said = reading.product ? offerOfItems(parsed.items, ownCurrency) : undefined;
  const absolute = (address: string) => URL.parse(address, base)?.href;
  const images =
    (said && said.images.length > 0 ? said : seen)?.images.flatMap((address) => absolute(address) ?? []) ??
    [];
  const currency = (said?.price ?? seen?.price)?.currency ?? ownCurrency;
  const variants = pageVariants(
    offeredItem(parsed.items),
    seen ? parsed.seen().data : undefined,
    currency,
  ).map((variant) => {
    const image = variant.image === undefined ? undefined : absolute(variant.image);
    return { ...variant, image };
  });
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
    nofollow: /\b(?:nofollow|none)\b/i.test(askedOfRobots($)),
    links: [...links],
    variants: seen ? variants : [],
    faqs: faqSections($, parsed.items),
    contact: contactFacts($, parsed.items, text),
    offer: seen && { ...seen, ...(said && withoutAbsent(said)), images },
  };
}
