import type { CheerioAPI } from 'cheerio/slim';
import { anyOfAll } from '../../language/pack.ts';
import { questionWords } from '../../text/phrases/question-words.ts';
import type { PageNode } from '../html/load-html.ts';
import { namesOf, type PageItems, textOf } from './page-items.ts';
import { otherProducts } from './shop-words.ts';

/** Where a page speaks of its own product. */
export type ProductZone = {
  title: string;
  /** The elements around the heading, innermost first. */
  around: readonly PageNode[];
  /** Index of the heading among the items. */
  at: number;
  /** Items that speak of something else: the page's frame, other products. */
  isOther: (index: number) => boolean;
};

const frameTags = new Set('header nav footer aside dialog'.split(' '));
const frameNames =
  /(?:^|[\s_-])(?:site-?header|site-?footer|page-?header|page-?footer|footer|nav(?:igation|bar)?|menu|breadcrumbs?|cookie|newsletter|announcement|top-?bar|sidebar|mini-?cart|cart-?(?:drawer|popup|preview|total|notification|contents)|blockcart|widget-area|widgets)(?:$|[\s_-])/;
const otherNames = new RegExp(
  String.raw`related|recommend|upsell|up-sell|cross-?sell|also-?(?:like|bought|view)|similar|recently|accessor(?:y|ies)|product-?(?:card|tile|miniature|box|thumb\b|item-info|slider)|card-wrapper|\bsims\b|bundle|best-?seller|compare-?table|prices-?tier|tier-?price|block-prices|review-?(?:list|item)|reviews-list|comment|${anyOfAll('pages', ({ otherProductNames }) => otherProductNames)}`,
);
const ownNames = /product-(?:page|detail|main|view|single|info)|pdp/;

function ancestorsOf(node: PageNode | undefined): PageNode[] {
  const found: PageNode[] = [];
  for (let next = node?.parent; next; next = next.parent) found.push(next);
  return found;
}

function isFrame(node: PageNode): boolean {
  return frameTags.has(node.name ?? '') || frameNames.test(namesOf(node));
}

/** The heading that names the page's product: the first that the document's title also says, else the first `h1`. */
function headingOf($: CheerioAPI): PageNode | undefined {
  const title = questionWords($('title').first().text());
  const all: PageNode[] = $(
    'h1,h2,h3,[itemprop="name"],[class*="product-title" i],[class*="product_title" i],[class*="product-name" i]',
  ).toArray();
  const candidates = all.slice(0, 200).flatMap((node, i) => {
    const text = questionWords(textOf(node));
    if (text === '' || text.length > 300) return [];
    const around = [node, ...ancestorsOf(node)];
    const inFrame = around.some((each) => /^(?:nav|footer|aside|dialog)$/.test(each.name ?? ''));
    const inHeader = around.some(
      (each) => each.name === 'header' || /(?:site|page|main)-?header|logo/.test(namesOf(each)),
    );
    const isSaid = title.startsWith(text) || (text.length > 3 && title.includes(text));
    const level = node.name === 'h1' ? 3 : node.name === 'h2' ? 1 : /^h3$/.test(node.name ?? '') ? 0 : 1;
    const starts = isSaid ? 3 + (title.startsWith(text) ? 1 : 0) : title.endsWith(text) ? -1 : 0;
    return [{ node, score: level + starts - (inFrame ? 8 : 0) - (inHeader ? 3 : 0) - i / 100 }];
  });
  candidates.sort((a, b) => b.score - a.score);
  const best = candidates[0];
  return best && best.score >= 1 ? best.node : undefined;
}

/** Elements that look like one of several links to things with an amount: cards of other products. */
function isCard(node: PageNode): boolean {
  const text = textOf(node, 700);
  if (text.length >= 700 || !/\d/.test(text) || !/[\p{Sc}円]|\b(?:EUR|USD|GBP|CHF|kr|zł)\b/u.test(text))
    return false;
  const open: PageNode[] = [node];
  for (let next = open.pop(), seen = 0; next && seen < 200; next = open.pop(), seen++) {
    const href = next.name === 'a' ? next.attribs?.['href'] : undefined;
    if (href !== undefined && !/^(?:#|javascript:|mailto:|tel:)|\.(?:jpe?g|png|webp|gif)(?:$|\?)/i.test(href))
      return true;
    open.push(...(next.children ?? []));
  }
  return false;
}

function cardsAmong(children: readonly PageNode[], around: ReadonlySet<PageNode>): PageNode[] {
  const groups = Map.groupBy(
    children.filter((child) => child.type === 'tag' && !around.has(child)),
    ({ name, attribs }) => `${name} ${(attribs?.['class'] ?? '').split(/\s+/)[0]}`,
  );
  return [...groups.values()]
    .filter((group) => group.length > 1 && group.length <= 300)
    .map((group) => group.filter(isCard))
    .filter((cards) => cards.length > 1)
    .flat();
}

/** After a head of a list of other products: the rest of its section, or its siblings up to the next heading. */
function afterHead(
  node: PageNode,
  around: ReadonlySet<PageNode>,
  { ranges }: PageItems,
  index: number,
): [number, number] {
  let section = node;
  while (section.parent && !around.has(section.parent)) section = section.parent;
  const range = ranges.get(section);
  if (range && range[1] - index > 1) return [index, range[1]];
  const siblings = section.parent?.children ?? [];
  let end = range?.[1] ?? index + 1;
  for (const sibling of siblings.slice(siblings.indexOf(section) + 1)) {
    if (/^h[1-4]$/.test(sibling.name ?? '')) break;
    end = Math.max(end, ranges.get(sibling)?.[1] ?? end);
  }
  return [index, end];
}

/** Finds where a page speaks of its own product, by its heading, its frame and the lists of other products. */
export function productZone($: CheerioAPI, page: PageItems): ProductZone {
  const heading = headingOf($);
  const around = ancestorsOf(heading);
  const holds = new Set<PageNode>(heading ? [heading, ...around] : []);
  const other = new Uint8Array(page.items.length);
  const mark = ([from, to]: readonly [number, number]) => other.fill(1, from, to);
  for (const [node, range] of page.ranges) {
    if (node.type !== 'tag' || range[0] === range[1]) continue;
    for (const card of holds.has(node) || other[range[0]] === 0 ? cardsAmong(node.children ?? [], holds) : [])
      mark(page.ranges.get(card) ?? [0, 0]);
    if (holds.has(node)) continue;
    const names = namesOf(node);
    if (isFrame(node) || (otherNames.test(names) && !ownNames.test(names))) mark(range);
  }
  page.items.forEach((item, i) => {
    if (
      item.kind === 'line' &&
      other[i] === 0 &&
      item.text.length <= 60 &&
      otherProducts.test(item.text) &&
      !holds.has(item.node)
    )
      mark(afterHead(item.node, holds, page, i));
  });
  const title = heading ? textOf(heading, 600) : $('title').first().text().replace(/\s+/gu, ' ').trim();
  const at = heading ? (page.ranges.get(heading)?.[0] ?? 0) : 0;
  return { title, around, at, isOther: (index) => other[index] === 1 };
}
