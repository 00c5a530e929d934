import type { CrawledPage } from '../../../engine/extract/page/read-page.ts';
import { languageOf, lookUpLocale } from '../../../engine/language/locale-lookup.ts';
import { detectLanguage } from '../../../engine/text/detection/detect-language.ts';
import { sha256Hex } from '../../../platform/ids/hash.ts';
import type { SourceOptions } from '../source.ts';

const longestContent = 2_000_000;
const longestId = 100;

/** An id of a page's record that is the same in every run. */
export function pageRecordId(urlKey: string): string {
  const printable = /^[\x20-\x7e]*$/.test(urlKey) && urlKey.length <= longestId;
  return `web:${printable ? urlKey : sha256Hex(urlKey).slice(0, 32)}`;
}

/** The language of a page: what the source says, else what the page declares, else what its text is written in. */
export function localeOfPage(
  { language, text }: Pick<CrawledPage, 'language' | 'text'>,
  options: SourceOptions,
  locales: readonly string[],
): string | undefined {
  if (options.locale !== undefined) return options.locale;
  const tag = language ?? detectLanguage(text.slice(0, 4_000));
  if (tag === undefined) return undefined;
  const same = locales.filter((locale) => languageOf(locale) === languageOf(tag));
  return lookUpLocale(tag, same, []) ?? languageOf(tag);
}

/** A page as a document in wire shape. */
export function documentOfPage(
  page: CrawledPage,
  at: { url: string; urlKey: string; html: string; locale: string | undefined },
  { trust }: SourceOptions,
): Record<string, unknown> {
  return {
    document_id: pageRecordId(at.urlKey),
    title: page.title.slice(0, 500),
    url: at.url,
    content: at.html.slice(0, longestContent).toWellFormed(),
    content_type: 'text/html',
    trust,
    ...(at.locale === undefined ? {} : { locale: at.locale }),
  };
}

/** The product a page sells in wire shape; `undefined` when the page does not say enough to sell it by. */
export function productOfPage(
  page: CrawledPage,
  at: { url: string; urlKey: string; locale: string | undefined },
): Record<string, unknown> | undefined {
  const { product, offer } = page;
  if (
    !product ||
    !offer ||
    (!offer.price && product.attributes['sku'] === undefined && offer.sku === undefined)
  )
    return undefined;
  const categories =
    product.categories.length > 0 ? product.categories : offer.trail ? [offer.trail.join(' > ')] : [];
  const variants = page.variants.map(({ variantId, image, ...variant }) => ({
    variant_id: variantId,
    ...variant,
    ...(image === undefined ? {} : { image_url: image }),
  }));
  const given = {
    product_id: offer.sku !== undefined && offer.sku.length <= 128 ? offer.sku : pageRecordId(at.urlKey),
    title: product.title,
    description: product.description,
    url: at.url,
    brand: product.brand,
    categories,
    price: offer.price,
    list_price: offer.listPrice,
    availability: offer.availability,
    image_url: offer.images[0],
    image_urls: offer.images.length > 1 ? offer.images.slice(0, 20) : undefined,
    attributes: product.attributes,
    sku: offer.sku,
    gtin: product.gtin,
    mpn: product.mpn,
    rating: offer.rating,
    variants: variants.length > 0 ? variants : undefined,
    locale: at.locale,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
