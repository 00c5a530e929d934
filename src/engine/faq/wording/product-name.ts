import { leafOf } from '../../catalog/category-path.ts';
import { partOf } from '../../language/pack.ts';
import type { Phrasebook } from './phrasebook.ts';

/** How a question calls the product, and whether that name stands for many. */
export type SpokenName = { text: string; isPlural: boolean };

type Named = { title: string; categories: readonly string[] };

/** The product without its name: "it", "dieser Artikel". */
export function pronounOf({ product }: Phrasebook): SpokenName {
  return { text: product, isPlural: false };
}

/**
 * How questions in a language call the product: by the name in its title where the language says how, else as "this product", because
 * grammar needs the gender of the name.
 */
export function spokenName({ title, categories }: Named, locale: string, phrasebook: Phrasebook): SpokenName {
  return partOf(locale, 'faqs')?.spokenName?.(title, categories.map(leafOf)) ?? pronounOf(phrasebook);
}

/** A pattern with its slots filled: `{product}`, `{label}` and `[one/many]`. */
export function fillPattern(pattern: string, name: SpokenName, label = ''): string {
  const text = pattern
    .replace(/\[([^/\]]*)\/([^\]]*)\]/gu, (_, one: string, many: string) => (name.isPlural ? many : one))
    .replaceAll('{product}', name.text)
    .replaceAll('{label}', label);
  return name.text === 'it' ? text.replace(/\bthe ([^?]+?) of it\b/gu, 'its $1') : text;
}
