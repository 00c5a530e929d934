import { leafOf } from '../../catalog/category-path.ts';
import { isPlural } from '../../language/en/is-plural.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import type { Phrasebook } from './phrasebook.ts';

/** How a question calls the product, and whether that name stands for many. */
export type SpokenName = { text: string; isPlural: boolean };

type Named = { title: string; categories: readonly string[] };

const mostWords = 6;
const mostCharacters = 48;
/** A measure, a pack size or a bare number: where a title stops being a name. */
const notAName =
  /^(?:\d+(?:[.,]\d+)?(?:["”']|mm|cm|m|kg|g|l|ml|gb|tb|w|v|inch|in|ft|oz|lb|pc\(?s?\)?|pcs|pack)?|mm|cm|kg|g|l|ml|oz|lb|ft|inch|pcs|pack|x|by|for|with|and|of|in|&)$/iu;

function singular(word: string): string {
  return word.toLowerCase().replace(/(?:ies|es|s)$/u, '');
}

function trimMeasures(words: readonly string[]): readonly string[] {
  const tail = words.findLastIndex((word) => !notAName.test(word));
  const isModel = tail + 1 < words.length && /^\d+$/u.test(words[tail + 1]!);
  // "Trailhead 2" is a name, "Wax 100 ml" is a name and a measure.
  return words.slice(0, tail + 1 + (isModel && tail + 2 === words.length ? 1 : 0));
}

/** Words after which a title goes on about what the product is for or has. */
const furtherWords = /^(?:with|for|by|in|w\/|from|featuring|including|includes|compatible|fits)$/iu;

/**
 * A short title as it is; of a long one the words up to the noun of its category, or up to "with …". A long title cut
 * anywhere else would end in the middle of a name.
 */
function nameWordsOf(words: readonly string[], categories: readonly string[]): readonly string[] {
  if (words.length <= mostWords) return trimMeasures(words);
  const nouns = new Set(
    categories.flatMap((category) => {
      const last = leafOf(category).split(/\s+/u).at(-1);
      return last === undefined || last === '' ? [] : [singular(last)];
    }),
  );
  const noun = words.findIndex((word, i) => i < mostWords + 2 && nouns.has(singular(word)));
  if (noun > 0) return words.slice(0, noun + 1);
  const end = words.findIndex((word, i) => i >= 2 && furtherWords.test(word));
  return end > 0 && end <= mostWords + 1 ? trimMeasures(words.slice(0, end)) : [];
}

/** The part of a title that a person would say; `undefined` when there is none. */
function spokenTitle({ title, categories }: Named): string | undefined {
  const head = title
    .replace(/[®™©]/gu, ' ')
    .split(/[,;|([]|\s[-–—:/]\s|:\s/u)[0]!
    .trim();
  const words = head.split(/\s+/u).filter((word) => word !== '');
  const name = nameWordsOf(words, categories).join(' ');
  const isBrandAlone = !name.includes(' ') && head.length < title.trim().length;
  return name.length <= mostCharacters && /\p{L}/u.test(name) && !isBrandAlone ? name : undefined;
}

/** The product without its name: "it", "dieser Artikel". */
export function pronounOf({ product }: Phrasebook): SpokenName {
  return { text: product, isPlural: false };
}

/**
 * How questions in a language call the product: English by the name in its title with the article, others as "this
 * product", because their grammar needs the gender of the name.
 */
export function spokenName(product: Named, locale: string, phrasebook: Phrasebook): SpokenName {
  const name = languageOf(locale) === 'en' ? spokenTitle(product) : undefined;
  if (name === undefined) return pronounOf(phrasebook);
  const text = /^(?:the|a|an|my|your|our)\s/iu.test(name) ? name : `the ${name}`;
  return { text, isPlural: isPlural(name) };
}

/** A pattern with its slots filled: `{product}`, `{label}` and `[one/many]`. */
export function fillPattern(pattern: string, name: SpokenName, label = ''): string {
  const text = pattern
    .replace(/\[([^/\]]*)\/([^\]]*)\]/gu, (_, one: string, many: string) => (name.isPlural ? many : one))
    .replaceAll('{product}', name.text)
    .replaceAll('{label}', label);
  return name.text === 'it' ? text.replace(/\bthe ([^?]+?) of it\b/gu, 'its $1') : text;
}
