import { anyOfAll } from '../../language/pack.ts';
import type { PageItems } from './page-items.ts';
import type { ProductZone } from './product-zone.ts';
import { stepsFromHeading } from './seen-price.ts';
import { skuLabels } from './shop-words.ts';

const longestSku = 40;
const anyLabel = /^[✓•*\-\s]*([\p{L}][\p{L}\p{N} .#/'’-]{0,30}?#?)\s*(?:[::#]|(?<=[.#])\s|$)\s*/u;
const bullet = /^[✓•*\-\s]+/u;
const nothing = new RegExp(
  String.raw`^(?:n\/?a|none|null|undefined|-+|0+|tbd|${anyOfAll('pages', ({ none }) => none)})$`,
  'i',
);
const skuNames = new RegExp(
  String.raw`(?:^|[\s_-])(?:sku|ordernumber|order-number|article-?number|itemnumber|item-number|product-?code|productcode|partnumber|${anyOfAll('pages', (words) => words.skuNames)})(?:$|[\s_-])`,
);

/** A number a shop could use: short, hardly any spaces, with a digit or in capitals. */
function skuOf(text: string, isWhole: boolean, isSure = false): string | undefined {
  const trimmed = text
    .replace(/^[\s#::]+/u, '')
    .replace(/[\s,;|]+$/u, '')
    .trim();
  const value = isWhole ? trimmed : (/^[^\s|,;]+/u.exec(trimmed)?.[0] ?? '');
  if (value === '' || value.length > longestSku || nothing.test(value)) return undefined;
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._/+()#*-]*$/u.test(value) || value.split(' ').length > 3) return undefined;
  if (isSure && !value.includes(' ') && value.length > 2) return value;
  return /\d/.test(value) || /^[A-Z][A-Z._/-]{1,}$/.test(value) ? value : undefined;
}

function rankOf(label: string): number {
  const bare = label.replace(/[::\s]+$/u, '').trim();
  return skuLabels.findIndex((pattern) => pattern.test(bare));
}

/** A label and what follows it in the pieces of a line: "SKU: A-1", "Item # 12 | Brand …". */
function* labelled(text: string): Generator<{ label: string; value: string }> {
  for (const part of text.split(/\s[|•·]\s|\s{2,}|(?<=\S),\s(?=\p{L}[\p{L} .]{1,20}[::])/u)) {
    const match = anyLabel.exec(part);
    if (match) yield { label: match[1]!, value: part.slice(match[0].length) };
  }
}

/**
 * The number the shop knows the page's product by: the value beside the surest label near the heading, or what stands in an
 * element named for it. `undefined` when the page shows none. Numbers of the maker are passed over.
 */
export function seenSku(page: PageItems, zone: ProductZone): string | undefined {
  let best: { value: string; score: number } | undefined;
  const offer = (value: string | undefined, score: number) => {
    if (value !== undefined && (!best || score > best.score)) best = { value, score };
  };
  page.items.forEach((item, index) => {
    if (item.kind !== 'line' || zone.isOther(index) || item.text.length > 400) return;
    const distance = Math.abs(index - zone.at);
    const place = Math.min(distance, 200) / 60 + stepsFromHeading(item.node, zone) * 0.1;
    const pieces = item.leaves.map(({ start }, i) =>
      item.text.slice(start, item.leaves[i + 1]?.start).trim(),
    );
    const shown = pieces.filter((piece) => piece !== '');
    const beside = shown.flatMap((label, i) =>
      shown[i + 1] === undefined ? [] : [{ label: label.replace(bullet, ''), value: shown[i + 1]! }],
    );
    for (const { label, value } of [...labelled(item.text), ...beside]) {
      const rank = rankOf(label);
      if (rank === -1) continue;
      const next = page.items[index + 1];
      const isBeside = value.trim() !== '';
      const given = isBeside ? value : next?.kind === 'line' && !zone.isOther(index + 1) ? next.text : '';
      offer(
        skuOf(given, true, rank === 0) ?? (isBeside ? skuOf(given, false, rank === 0) : undefined),
        10 - rank * 0.4 - place,
      );
    }
    item.leaves.forEach((leaf, i) => {
      if (!skuNames.test(leaf.names.slice(0, 60))) return;
      const text = item.text.slice(leaf.start, item.leaves[i + 1]?.start);
      offer(skuOf(text, true, true), 8 - place);
    });
  });
  return best?.value;
}
