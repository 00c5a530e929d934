import type { Availability } from '../../catalog/product.ts';
import { anyOfAll } from '../../language/pack.ts';
import { namesOf, type PageItems } from './page-items.ts';
import type { ProductZone } from './product-zone.ts';
import { stepsFromHeading } from './seen-price.ts';
import { buying, notifying, preordering, stockLabel } from './shop-words.ts';
import { stockOfLine } from './stock-words.ts';

const stockNames = new RegExp(anyOfAll('pages', (words) => words.stockNames));
const badgeNames = /badge|option|swatch|variant|filter|label-unavailable|pickup|store-/;
const proseNames = /descri|(?:^|[\s_-])(?:rte|review|faq|spec|bullets?|prose|shipping)(?:$|[\s_-])/;
const soldOutState =
  /(?:^|[\s_])(?:[\w-]*[_-])?(?:out-?of-?stock|sold-?out|soldout|is-unavailable|unavailable)(?:$|\s)/;

/** What a page shows of stock; `isSaid` when more than a button says it. */
export type SeenStock = { availability: Availability | undefined; isSaid: boolean };

/** The buttons of the page's product by what they say. */
function stockOfButtons(page: PageItems, zone: ProductZone): Availability | undefined {
  let asks: Availability | undefined;
  for (const [index, item] of page.items.entries()) {
    if (item.kind !== 'button' || zone.isOther(index) || index < zone.at - 40 || item.text.length > 80)
      continue;
    if (preordering.test(item.text)) return 'preorder';
    if (notifying.test(item.text)) asks ??= 'out_of_stock';
    else if (buying.test(item.text)) return asks ?? 'in_stock';
  }
  return asks;
}

function lineScore(text: string, said: string, names: string, place: number): number {
  const isNamed = stockNames.test(names.slice(0, 120));
  const length = said.length > 90 ? -3 : said.length > 50 ? -1 : said.length > 30 ? 0 : 1;
  return (
    length +
    (isNamed ? 2 : 0) +
    (text !== said ? 2 : 0) -
    (badgeNames.test(names) ? 4 : 0) -
    (proseNames.test(names) ? 2 : 0) -
    place
  );
}

/**
 * Whether the page's product can be had, by what a visitor sees: a state the shop marks on the product's element, the line
 * that speaks of stock, the button.
 */
export function seenStock(page: PageItems, zone: ProductZone): SeenStock {
  const states = zone.around
    .filter(({ name }) => name !== 'body' && name !== 'html')
    .map((node) => ` ${namesOf(node)} `);
  if (states.some((names) => soldOutState.test(names))) return { availability: 'out_of_stock', isSaid: true };
  let best: { word: Availability; score: number } | undefined;
  for (const [index, item] of page.items.entries()) {
    if (item.kind !== 'line' || zone.isOther(index) || item.text.length > 160) continue;
    const leaf = item.leaves[0]!;
    if (leaf.isStruck || item.leaves.every(({ isOffscreen }) => isOffscreen)) continue;
    const said = item.text.replace(stockLabel, '');
    const hasLabel = said !== item.text;
    const isCount = hasLabel && /^[1-9]\d*(?:\s|$|-)/.test(said);
    const word =
      stockOfLine(said) ??
      (hasLabel && /^0\b/.test(said) ? 'out_of_stock' : isCount ? 'in_stock' : undefined);
    if (word === undefined) continue;
    const distance = index - zone.at;
    const place =
      (distance < 0 ? 2 : 0) +
      Math.min(Math.abs(distance), 200) / 40 +
      stepsFromHeading(item.node, zone) * 0.2;
    const score = lineScore(item.text, said, item.leaves.map(({ names }) => names).join(' '), place);
    if (score > -2 && (!best || score > best.score)) best = { word, score };
  }
  return best
    ? { availability: best.word, isSaid: true }
    : { availability: stockOfButtons(page, zone), isSaid: false };
}

/** Whether a button of the page's product sells it or asks to wait for it. */
export function hasProductButton(page: PageItems, zone: ProductZone): boolean {
  return page.items.some(
    (item, index) =>
      item.kind === 'button' &&
      !zone.isOther(index) &&
      (buying.test(item.text) || notifying.test(item.text) || preordering.test(item.text)),
  );
}
