import { anyOfAll } from '../../language/pack.ts';
import { questionWords } from '../../text/phrases/question-words.ts';
import { firstOfEach } from '../../text/values/first-of-each.ts';
import type { PageNode } from '../html/load-html.ts';
import { namesOf, type PageItems } from './page-items.ts';
import type { ProductZone } from './product-zone.ts';
import { stepsFromHeading } from './seen-price.ts';

const mostImages = 30;
/** Where shops put the address of the picture itself, the largest first. */
const largeAttributes =
  'data-zoom-image data-zoom data-large_image data-large-image data-image-large-src data-full-image data-full data-old-hires data-hi-res data-high-res data-big data-original data-lazy-src data-lazy data-image data-src src'.split(
    ' ',
  );
const pictureFile = /\.(?:jpe?g|png|webp|avif|gif)(?:$|[?#])/i;
const notProduct =
  /logo|sprite|placeholder|spacer|blank\.|pixel|loading|loader|transparent|\.svg(?:$|\?)|^data:|payment|badge|flag|banner|icon|avatar|rating|star[s_-]|social|facebook|twitter|trust|captcha/i;
const galleryNames = new RegExp(anyOfAll('pages', (words) => words.galleryNames));
const proseNames = /descri|(?:^|[\s_-])(?:rte|review|faq|brand|manufacturer|seal|usp|award)(?:$|[\s_-])/;
const sizeWords = new RegExp(
  String.raw`\/(?:t|m|f|s|mini|thumbs?|thumbnails?|small|medium|mid|large|big|grande|media|full|zoom|original|l|xl|\d{2,4}|\d+x\d*|w_\d+[^/]*|stencil|${anyOfAll('pages', ({ imageSizes }) => imageSizes)})(?=\/)`,
  'gi',
);

/** An address without what only says the size, to know the same picture again. */
function sameKey(address: string): string {
  const proxied = /[?&](?:url|src|image)=([^&]+)/.exec(address)?.[1];
  let path = address;
  try {
    path = proxied === undefined ? address : decodeURIComponent(proxied);
  } catch {
    // What cannot be decoded is its own key.
  }
  return path
    .replace(/[?#].*$/, '')
    .replace(/^(?:https?:)?\/\/[^/]*/, '')
    .replace(/\/cache\/[0-9a-f]{2,}(?=\/)/, '')
    .replace(sizeWords, '')
    .replace(/-(?:small|medium|large|home|cart|thickbox)_default/, '')
    .replace(
      /[_-](?:\d+x\d*|\{width\}x\d*|small|medium|large|thumb|thumbnail|grande|mini|compact|master)(?:@\dx)?(?=\.\w+$)/i,
      '',
    )
    .replace(/\._[A-Z]{2}_?[A-Z0-9_,]+_(?=\.\w+$)/, '')
    .replace(/\.(?:webp|avif)$/, '.jpg')
    .toLowerCase();
}

function largestOf(srcset: string | undefined): string | undefined {
  const options = (srcset ?? '').split(/,\s+/).flatMap((entry) => {
    const [address, size] = entry.trim().split(/\s+/);
    return address ? [{ address, size: Number.parseFloat(size ?? '0') || 0 }] : [];
  });
  return options.sort((a, b) => b.size - a.size)[0]?.address;
}

/** The address of the largest form of a picture; lazy ones keep it in an attribute. */
function addressOf(node: PageNode): string | undefined {
  const link =
    node.parent?.name === 'a'
      ? node.parent
      : node.parent?.parent?.name === 'a'
        ? node.parent.parent
        : undefined;
  const holder = [node, node.parent, link];
  const isUsable = (address: string | undefined): address is string =>
    address !== undefined &&
    address.length < 2_000 &&
    !address.includes('{') &&
    !/^data:|blank\.|spacer|placeholder|transparent/i.test(address);
  const large = holder.flatMap((each) =>
    largeAttributes.slice(0, 8).flatMap((name) => each?.attribs?.[name] ?? []),
  );
  const linked = link?.attribs?.['href'];
  const sets = [node.attribs?.['srcset'], node.attribs?.['data-srcset']].map(largestOf);
  const plain = largeAttributes.slice(8).map((name) => node.attribs?.[name]);
  return [
    ...large,
    linked !== undefined && pictureFile.test(linked) ? linked : undefined,
    ...sets,
    ...plain,
  ].find((address) => isUsable(address) && !/^\d+$|^(?:true|false)$/.test(address));
}

/** Whether a picture's text is the product's name. */
function isNamed(node: PageNode, zone: ProductZone): boolean {
  return zone.title !== '' && questionWords(node.attribs?.['alt'] ?? '') === questionWords(zone.title);
}

function scoreOf(node: PageNode, index: number, zone: ProductZone): number {
  const names = [node, node.parent, node.parent?.parent, node.parent?.parent?.parent].map(namesOf).join(' ');
  const alt = questionWords(node.attribs?.['alt'] ?? '');
  const title = questionWords(zone.title);
  const size = Number(node.attribs?.['width'] ?? Number.NaN);
  return (
    (galleryNames.test(names) ? 2 : 0) +
    (alt.length > 3 && (title.includes(alt) || alt.includes(title)) ? 2 : 0) -
    (proseNames.test(names) ? 3 : 0) -
    Math.min(Math.abs(index - zone.at), 200) / 60 -
    stepsFromHeading(node, zone) * 0.2 -
    (size > 0 && size < 40 ? 3 : 0)
  );
}

/** Pictures of the page's product as they lie in it, the largest form of each, addresses as in the page. At most 30. */
export function seenImages(page: PageItems, zone: ProductZone): string[] {
  const found = page.items.flatMap((item, index) => {
    if (item.kind !== 'picture' || zone.isOther(index)) return [];
    const address = addressOf(item.node);
    if (address === undefined || (notProduct.test(address) && !isNamed(item.node, zone))) return [];
    return [{ address, key: sameKey(address), score: scoreOf(item.node, index, zone) }];
  });
  const best = Math.max(...found.map(({ score }) => score));
  // Pictures of the gallery lie together: what speaks for one speaks for all of them.
  const likely = found.filter(({ score }) => score > -2 && score >= best - 3.5);
  const distinct = firstOfEach(likely, ({ key }) => key).slice(0, mostImages);
  return distinct.map(({ address }) => address);
}
