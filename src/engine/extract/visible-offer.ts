import type { CheerioAPI } from 'cheerio/slim';
import { parsePrice } from '../records/parse-price.ts';
import { parseAvailability } from '../records/parse-stock.ts';
import type { PageOffer } from './offer-of-items.ts';

const priceMark = '[class*="price" i],[id*="price" i],[class*="preis" i],[data-price],[itemprop="price"]';
const stockMark =
  '[class*="stock" i],[class*="availab" i],[class*="lager" i],[id*="stock" i],[id*="availab" i]';
/** Prices of something else, or of another time. */
const otherPrice =
  /(?:^|[\s_-])(?:old|was|before|compare|regular|list|strike|original|msrp|uvp|rrp|previous|crossed|shipping|unit|base|per|related|upsell|recommend|card|total|cart)/i;
const surroundings =
  'header,nav,footer,aside,[class*="related" i],[class*="recommend" i],[class*="upsell" i],[class*="cart" i]';
const amount =
  /(?:[$€£¥₹₽₺]|\b(?:USD|EUR|GBP|CHF|PLN|SEK|NOK|DKK|CAD|AUD)\b|kr|zł)\s?\d[\d.,'\u00a0 ]*|\d[\d.,'\u00a0 ]*\s?(?:[€£$¥₹]|\b(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK)\b|kr\b|zł)/u;
const skuText =
  /\b(?:SKU|Item (?:no|number|code)|Article (?:no|number)|Art(?:ikel)?\.?-?\s?(?:Nr|nummer)|Artikelnummer|Product (?:code|no|number)|Model(?: no| number)?|Réf(?:érence)?|Referencia|Ref)\b\.?\s*[:#]?\s*([A-Z0-9][\w./-]{1,40})/iu;

type Elements = ReturnType<CheerioAPI>;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function isOld($: CheerioAPI, element: Elements): boolean {
  if (element.is('del,s,strike') || element.closest('del,s,strike').length > 0) return true;
  const names = `${element.attr('class') ?? ''} ${element.attr('id') ?? ''} ${element.parent().attr('class') ?? ''}`;
  return otherPrice.test(names) || element.closest(surroundings).length > 0 || $(element).is('[hidden]');
}

function priceOf($: CheerioAPI, text: string, ownCurrency: string): Pick<PageOffer, 'price' | 'listPrice'> {
  const read = (words: string) => {
    const found = amount.exec(words)?.[0];
    return found === undefined ? undefined : parsePrice(found, ownCurrency);
  };
  const marked = $(priceMark)
    .toArray()
    .map((element) => $(element))
    .filter((element) => oneLine(element.text()).length <= 60);
  const current = marked
    .filter((element) => !isOld($, element))
    .flatMap((element) => {
      const copy = element.clone();
      copy.find('del,s,strike,[class*="old" i],[class*="was" i],[class*="compare" i]').remove();
      return read(oneLine(copy.text())) ?? [];
    });
  const price = current[0] ?? read(text.slice(Math.max(0, text.indexOf(oneLine($('h1').first().text())))));
  if (!price || price.amount === 0) return {};
  const old = $('del,s,strike,[class*="old-price" i],[class*="was-price" i],[class*="compare" i]')
    .toArray()
    .flatMap((element) => read(oneLine($(element).text())) ?? [])
    .find((money) => money.currency === price.currency && money.amount > price.amount);
  return { price, ...(old ? { listPrice: old } : {}) };
}

function stockOf($: CheerioAPI): string | undefined {
  for (const element of $(stockMark).toArray()) {
    const own = $(element);
    if (own.closest(surroundings).length > 0) continue;
    const word =
      parseAvailability(oneLine(own.text()).slice(0, 120)) ?? parseAvailability(own.attr('class') ?? '');
    if (word !== undefined) return word;
  }
  const buttons = $('button,input[type="submit" i]')
    .toArray()
    .map((element) => `${$(element).text()} ${$(element).attr('value') ?? ''}`);
  if (
    buttons.some((label) =>
      /sold out|out of stock|ausverkauft|agotado|épuisé|uitverkocht|esaurito/iu.test(label),
    )
  )
    return 'out_of_stock';
  const main = oneLine($('main').text() || $('body').text());
  return parseAvailability(
    /\b(?:in stock|out of stock|sold out|pre-?order|back-?order|auf lager|ausverkauft|sofort lieferbar|en stock|agotado|op voorraad|disponibile|disponible)\b/iu.exec(
      main,
    )?.[0] ?? '',
  );
}

function imagesOf($: CheerioAPI): string[] {
  const named = $('meta[property="og:image" i],meta[name="og:image" i]')
    .toArray()
    .flatMap((element) => $(element).attr('content') ?? []);
  if (named.length > 0) return named;
  const inContent = $('main img,[class*="product" i] img,[class*="gallery" i] img,article img')
    .toArray()
    .filter((element) => $(element).closest(surroundings).length === 0)
    .flatMap((element) => $(element).attr('data-src') ?? $(element).attr('src') ?? []);
  return inContent.filter((address) => !/logo|icon|sprite|placeholder|\.svg|^data:/iu.test(address));
}

/** What a visitor sees of a product's offer where no structured data says it: the price by the heading, stock words, the number. */
export function visibleOffer($: CheerioAPI, text: string, ownCurrency: string): PageOffer {
  const meta = (name: string) => $(`meta[property="${name}" i]`).first().attr('content');
  const named = meta('product:price:amount') ?? meta('og:price:amount');
  const currency = meta('product:price:currency') ?? meta('og:price:currency') ?? ownCurrency;
  const price = named === undefined ? undefined : parsePrice(named, currency);
  const availability =
    parseAvailability(meta('product:availability') ?? meta('og:availability') ?? '') ?? stockOf($);
  const labelled = oneLine($('[class*="sku" i],[id*="sku" i],[itemprop="sku"]').first().text());
  const sku = skuText.exec(text)?.[1] ?? (/^[\w./-]{2,40}$/.test(labelled) ? labelled : undefined);
  return {
    images: imagesOf($),
    ...(price && price.amount > 0 ? { price } : priceOf($, text, ownCurrency)),
    ...(availability === undefined ? {} : { availability }),
    ...(sku === undefined ? {} : { sku }),
  };
}
