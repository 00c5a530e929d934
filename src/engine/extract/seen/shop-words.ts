import { anyOfAll, everyPart } from '../../language/pack.ts';
import type { PageWords } from '../../language/page-words.ts';

type Pattern = {
  [Key in keyof PageWords]: PageWords[Key] extends string | undefined ? Key : never;
}[keyof PageWords];

/** The patterns of all languages for one thing that pages show. */
const any = (key: Pattern & string): string => anyOfAll('pages', (words) => words[key]);
const oneOf = (key: Pattern & string): RegExp => new RegExp(any(key), 'iu');

/** Heads of lists of other products. */
export const otherProducts = oneOf('otherProducts');

/** Buttons that put the thing into a basket or buy it. */
export const buying = oneOf('buying');

/** Buttons of a thing that can be ordered before it is there. */
export const preordering = oneOf('preordering');

/** Buttons of a thing that is not there. */
export const notifying = oneOf('notifying');

/** Words before or after an amount that is no longer asked, or that somebody else asks. */
export const oldPrice = new RegExp(
  String.raw`\b(?:${any('oldPrice')})\s*:?\s*$|(?:${any('oldPriceUnspaced')})\s*[::]?\s*$`,
  'iu',
);

/** Words beside an amount that is not the price of the thing: savings, delivery, instalments, taxes, points, quantities. */
export const otherAmount = new RegExp(
  String.raw`\b(?:${any('otherAmount')})\b|${any('otherAmountUnspaced')}`,
  'iu',
);

/** Words right after an amount that is not the price of the thing. */
export const otherAmountAfter = new RegExp(
  String.raw`^\s*(?:€|\$|£|EUR|kr|zł)?\*?\s*(?:\/\s?(?:${any('perUnit')}|\d)\b|${any('amountAfter')})`,
  'iu',
);

/** Words before an amount that say it is what one pays today. */
export const currentPrice = new RegExp(
  String.raw`\b(?:${any('currentPrice')})\b(?: (?:${any('priceVerb')}))?\s*:?\s*$|(?:${any('currentPriceUnspaced')})\s*[::]?\s*$`,
  'iu',
);

const labels = everyPart('pages').flatMap(([, words]) => words.skuLabels ?? []);
const ranks = Math.max(...labels.map(([rank]) => rank)) + 1;

/** Labels of the number a shop knows the thing by, the surest first. */
export const skuLabels: readonly RegExp[] = Array.from({ length: ranks }, (_, rank) => {
  const patterns = labels.flatMap(([own, pattern]) => (own === rank ? pattern : []));
  return new RegExp(`^(?:${patterns.join('|')})$`, 'iu');
});

/** Labels of stock. */
export const stockLabel = new RegExp(String.raw`^(?:${any('stockLabel')})\s*[::]\s*`, 'iu');
