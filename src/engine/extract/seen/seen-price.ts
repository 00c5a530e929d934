import type { Money } from '../../catalog/product.ts';
import { anyOfAll } from '../../language/pack.ts';
import { parsePrice } from '../../records/cells/parse-price.ts';
import type { PageNode } from '../html/load-html.ts';
import type { PageItems } from './page-items.ts';
import type { ProductZone } from './product-zone.ts';
import { currentPrice, oldPrice, otherAmount, otherAmountAfter } from './shop-words.ts';

const number = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,](?:\d{1,2}|[-–—]{1,2}))?(?!\d)|\d+(?:[.,](?:\d{1,2}(?!\d)|[-–—]{1,2}))?`;
const sign = String.raw`R\$|A\$|C\$|NZ\$|US\$|CA\$|AU\$|[$€£¥¥₹₽₺₩₪₫฿₴]|\b(?:USD|EUR|GBP|CHF|PLN|SEK|NOK|DKK|CAD|AUD|NZD|JPY|CNY|INR|BRL|MXN|CZK|HUF|RON|TRY|AED|SAR|ZAR|SGD|HKD|ILS|Rs\.?|kr\.?|Kč|zł|Ft|lei|TL)(?![\p{L}])`;
const after = String.raw`[€£$¥¥₹₽₺₩₪₫฿₴円元]|(?:USD|EUR|GBP|CHF|PLN|SEK|NOK|DKK|CAD|AUD|NZD|JPY|CNY|INR|BRL|MXN|CZK|HUF|RON|TRY|kr|Kč|zł|Ft|lei|TL|руб|грн)(?![\p{L}])`;
const money = new RegExp(
  `(?:${sign}) ?(?:${number})(?: ?(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY)(?![\\p{L}]))?|(?:${number}) ?(?:${after})`,
  'gu',
);
const bareNumber = /^(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d+)[.,](?:\d{2}|[-–—]{1,2})$/;
const priceNames = new RegExp(anyOfAll('pages', (words) => words.priceNames));
const upTo = new RegExp(String.raw`\b(?:${anyOfAll('pages', (words) => words.upTo)})\s*:?$`, 'iu');
const currentNames =
  /(?:final|current|actual|sale|special|now|today|promo|priceto|our|offer|discounted|reduced|main)[\w-]*price|price[\w-]*(?:final|current|actual|actuel|sale|special|now|promo|topay|new)|ourprice|saleprice|current/;
/** Names of an amount that is no longer asked; those that some themes give to every price count less. */
const oldNames = new RegExp(
  String.raw`(?:^|[\s_-])(?:old|was|compare(?:-?at)?|strike|msrp|rrp|previous|crossed|non-?sale|alt|text-price|${anyOfAll('pages', ({ oldPriceNames }) => oldPriceNames)})(?:$|[\s_-])|(?:old|was|compare|strike|retail)[_-]?price`,
);
const oftenOldNames =
  /(?:list|regular|base|original|reg|before|suggested|normal)[\w-]*price|price[\w-]*(?:list|regular|base|original|reg|before|suggested)/;
/** Marks of a state, which say nothing of the amount in the element itself. */
const stateNames = /(?<![\w-])(?:with|has|is|on|no)-[\w-]+|[\w-]*--on-sale/g;
const sideNames =
  /save|saving|discount-?(?:amount|percent|value)|percent|tax-?(?:label|price)?(?:$|\s)|price-tax|unit[_-]?price|price[_-]?unit|reference|ship(?:ping)?|deliver|instal|finance|klarna|afterpay|paypal|month|total|tier|bulk|point|deposit|cart-|coupon|gift|option|swatch|price-to(?:$|\s)|max-?price/;
const proseNames =
  /descri|(?:^|[\s_-])(?:tab|tabs|rte|review|faq|spec|specs|specification|bullets?|desc|prose|note)(?:$|[\s_-])/;

/** One amount of the page: how likely it is the price, and whether it is crossed out. */
type Candidate = { money: Money; score: number; isOld: boolean; index: number };

/** Prices of the page's product as a visitor reads them. */
export type SeenPrice = { price?: Money; listPrice?: Money; score: number };

/** Steps from the heading up to the element that holds both; many for what lies far from it. */
export function stepsFromHeading(node: PageNode, { around }: ProductZone): number {
  let next: PageNode | null | undefined = node;
  for (; next; next = next.parent) {
    const step = around.indexOf(next);
    if (step !== -1) return step;
  }
  return around.length;
}

function placeScore(index: number, node: PageNode, zone: ProductZone): number {
  const distance = index - zone.at;
  const before = distance < 0 ? -1.5 : 0;
  return before - Math.min(Math.abs(distance), 150) / 50 - stepsFromHeading(node, zone) * 0.2;
}

function wordScore(before: string, behind: string, line: string): { score: number; isOld: boolean } {
  const beside = before.slice(-60);
  if (oldPrice.test(beside)) return { score: 0, isOld: true };
  const isSide = otherAmount.test(beside) || otherAmountAfter.test(behind) || /[+±]\s*$/.test(beside);
  const isRangeEnd = /\p{N}\D{0,4}[-–—]\s*$/u.test(beside) || upTo.test(beside);
  const isNow = currentPrice.test(beside);
  const around = line.length;
  const prose = around > 160 ? 4 : around > 90 ? 2.5 : around > 50 ? 1 : 0;
  return {
    score: (isNow ? 1.5 : 0) - (isSide && !isNow ? 4 : 0) - (isRangeEnd ? 2.5 : 0) - prose,
    isOld: false,
  };
}

function nameScore(names: string, ownNames: string): number {
  let score = priceNames.test(names) ? 1.5 : 0;
  if (oftenOldNames.test(ownNames) && !currentNames.test(ownNames)) score -= 1.5;
  if (currentNames.test(ownNames)) score += 1;
  if (sideNames.test(ownNames)) score -= 3;
  if (proseNames.test(names)) score -= 2;
  return score;
}

function normalise(text: string): string {
  return text.replace(/[–—]/g, '-').replace(/¥/g, '¥').replace(/-{2,}/g, '-');
}

function candidatesOf(page: PageItems, zone: ProductZone, ownCurrency: string): Candidate[] {
  const found: Candidate[] = [];
  let previous = '';
  page.items.forEach((item, index) => {
    if (item.kind !== 'line') return;
    const lead = previous;
    previous = item.text.length <= 40 ? item.text : '';
    if (zone.isOther(index) || item.text.length > 2_000) return;
    const spans = [...item.text.matchAll(money)].map((match) => ({
      start: match.index,
      text: match[0],
      isBare: false,
    }));
    const isAllAmounts = /^[\d.,\s–—-]{1,40}$/.test(item.text);
    if (spans.length === 0)
      item.leaves.forEach(({ start, names }, i) => {
        const text = item.text.slice(start, item.leaves[i + 1]?.start).trim();
        const isShown = isAllAmounts || priceNames.test(names);
        if (bareNumber.test(text) && isShown) spans.push({ start, text, isBare: true });
      });
    spans.slice(0, 40).forEach(({ start, text, isBare }, i) => {
      const read = parsePrice(normalise(text), ownCurrency);
      if (!read || read.amount === 0) return;
      const leaf = item.leaves.findLast((each) => each.start <= start) ?? item.leaves[0]!;
      const last = spans[i - 1];
      const from = last === undefined ? 0 : last.start + last.text.length;
      const before = item.text.slice(from, start);
      const isLabelled = start === 0 && lead !== '' && !/\d/.test(lead);
      const word = wordScore(
        isLabelled ? lead : before,
        item.text.slice(start + text.length, spans[i + 1]?.start ?? item.text.length),
        item.text,
      );
      const ownNames = leaf.names.slice(0, 80).replace(stateNames, ' ');
      const isOld = leaf.isStruck || word.isOld || (oldNames.test(ownNames) && !currentNames.test(ownNames));
      const alone = item.text.length - text.length <= 12 ? 0.8 : 0;
      const score =
        word.score +
        nameScore(leaf.names, ownNames) +
        placeScore(index, item.node, zone) +
        alone +
        (leaf.isStrong ? 0.7 : 0) -
        (isBare ? 1.2 : 0) -
        (last && before.trim() === '-' ? 2.5 : 0);
      found.push({ money: read, score, isOld, index });
    });
  });
  return found;
}

/** The currency that most amounts of the page are in, for those that have no sign. */
function currencyOfPage({ items }: PageItems, ownCurrency: string): string | undefined {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (item.kind !== 'line' || item.text.length > 500) continue;
    for (const [text] of item.text.matchAll(money)) {
      const currency = parsePrice(normalise(text), ownCurrency)?.currency;
      if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/**
 * The price of the page's product by what a visitor sees: of all amounts outside the frame and the lists of other products the
 * one that place, words, names and form speak for. Amounts that are crossed out or said to be old are at most list prices.
 * `score` is above 0 for what is likely and `-Infinity` when nothing was found.
 */
export function seenPrice(page: PageItems, zone: ProductZone, ownCurrency: string): SeenPrice {
  const all = candidatesOf(page, zone, currencyOfPage(page, ownCurrency) ?? ownCurrency);
  const open = all.filter(({ isOld }) => !isOld);
  const best =
    open.reduce<Candidate | undefined>(
      (top, each) => (!top || each.score > top.score ? each : top),
      undefined,
    ) ??
    all.reduce<Candidate | undefined>(
      (top, each) => (!top || each.score > top.score + 0.5 ? each : top),
      undefined,
    );
  if (!best || best.score < -5) return { score: Number.NEGATIVE_INFINITY };
  const { currency } = best.money;
  const list = all
    .filter(
      ({ isOld, money: was, index }) =>
        isOld &&
        was.currency === currency &&
        was.amount > best.money.amount &&
        Math.abs(index - best.index) < 12,
    )
    .sort((a, b) => Math.abs(a.index - best.index) - Math.abs(b.index - best.index))[0];
  return {
    price: best.money,
    ...(list && best.money !== list.money ? { listPrice: list.money } : {}),
    score: best.score,
  };
}
