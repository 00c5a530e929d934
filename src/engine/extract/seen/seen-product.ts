import type { CheerioAPI } from 'cheerio/slim';
import type { PageOffer } from '../markup/offer-of-items.ts';
import type { ProductData } from '../markup/page-variants.ts';
import { embeddedProduct } from './embedded-product.ts';
import { pageItems } from './page-items.ts';
import { productZone } from './product-zone.ts';
import { seenImages } from './seen-images.ts';
import { seenPrice } from './seen-price.ts';
import { seenSku } from './seen-sku.ts';
import { hasProductButton, seenStock } from './seen-stock.ts';

/** A product as a visitor of its page sees it; `isLikely` is whether the page sells one at all. */
export type SeenProduct = Omit<PageOffer, 'rating' | 'trail'> & {
  title: string;
  /** What the shop left in the page for scripts, with its variants. */
  data?: ProductData;
  isLikely: boolean;
};

/**
 * Reads the product of a page by what a visitor sees of it, in any language that `shop-words.ts` knows: the heading, the amount
 * that is asked for it, its stock, its number and its pictures. Other products and the page's frame are left out. Never throws.
 */
export function seenProduct($: CheerioAPI, ownCurrency: string): SeenProduct {
  const page = pageItems($);
  const zone = productZone($, page);
  const { price, listPrice, score } = seenPrice(page, zone, ownCurrency);
  const embedded = embeddedProduct($, zone.title);
  const shownSku = seenSku(page, zone);
  const stock = seenStock(page, zone);
  const images = seenImages(page, zone);
  const hasButton = hasProductButton(page, zone);
  const signs = [score > 0, hasButton, shownSku !== undefined, stock.isSaid].filter(Boolean).length;
  return {
    title: zone.title,
    price,
    listPrice,
    availability: stock.availability ?? embedded.availability,
    sku: shownSku ?? embedded.sku,
    data: embedded.data,
    images: embedded.images.length > images.length ? embedded.images : images,
    isLikely: zone.title !== '' && (signs >= 3 || (hasButton && signs >= 2)),
  };
}
