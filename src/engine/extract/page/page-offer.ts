import { parsePrice } from '../../records/cells/parse-price.ts';
import { parseAvailability } from '../../records/cells/parse-stock.ts';
import type { PageOffer } from '../markup/offer-of-items.ts';
import type { OpenGraph } from '../markup/open-graph.ts';
import type { SeenProduct } from '../seen/seen-product.ts';

/** The offer of a page by its Open Graph product marks, and by what a visitor sees where they are silent. */
export function pageOffer(marks: OpenGraph, seen: SeenProduct, ownCurrency: string): PageOffer {
  const meta = (...names: readonly string[]) => names.flatMap((name) => marks.get(name)?.[0] ?? [])[0];
  const currency = meta('product:price:currency', 'og:price:currency') ?? ownCurrency;
  const named = meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount');
  const told = named === undefined ? undefined : parsePrice(named, currency);
  const price = told && told.amount > 0 ? told : seen.price;
  const availability =
    parseAvailability(meta('product:availability', 'og:availability') ?? '') ?? seen.availability;
  const sku = meta('product:retailer_item_id') ?? seen.sku;
  const shared = meta('og:image:secure_url', 'og:image');
  const images = seen.images.length > 0 || shared === undefined ? seen.images : [shared];
  const usual = seen.listPrice;
  const isReduced = usual && price && usual.currency === price.currency && usual.amount > price.amount;
  return { images, price, listPrice: isReduced ? usual : undefined, availability, sku };
}
