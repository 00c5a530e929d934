import type { Product } from '../../engine/catalog/product.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';

/** A text as it is compared by meaning, with the hash that its vector is kept under. */
export type LikenessText = { text: string; hash: string };

const longest = 2_000;
const hashLength = 32;

function textOf(...parts: readonly (string | undefined)[]): LikenessText {
  const text = parts
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .slice(0, longest);
  return { text, hash: sha256Hex(text).slice(0, hashLength) };
}

/** A passage under the title and headings that say what it is about. */
export function passageLikenessText(title: string, headingPath: string, text: string): LikenessText {
  return textOf(title, headingPath, text.trim());
}

/** A product by what it is, without what changes every day. */
export function productLikenessText({ title, brand, categories, description }: Product): LikenessText {
  return textOf(title, brand, categories.join(', '), description);
}
