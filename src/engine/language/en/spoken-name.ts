import { isPlural } from './is-plural.ts';

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
      const last = category.split(/\s+/u).at(-1);
      return last === undefined || last === '' ? [] : [singular(last)];
    }),
  );
  const noun = words.findIndex((word, i) => i < mostWords + 2 && nouns.has(singular(word)));
  if (noun > 0) return words.slice(0, noun + 1);
  const end = words.findIndex((word, i) => i >= 2 && furtherWords.test(word));
  return end > 0 && end <= mostWords + 1 ? trimMeasures(words.slice(0, end)) : [];
}

/** The part of a title that a person would say; `undefined` when there is none. */
function spokenTitle(title: string, categories: readonly string[]): string | undefined {
  const head = title
    .replace(/[®™©]/gu, ' ')
    .split(/[,;|([]|\s[-–—:/]\s|:\s/u)[0]!
    .trim();
  const words = head.split(/\s+/u).filter((word) => word !== '');
  const name = nameWordsOf(words, categories).join(' ');
  const isBrandAlone = !name.includes(' ') && head.length < title.trim().length;
  return name.length <= mostCharacters && /\p{L}/u.test(name) && !isBrandAlone ? name : undefined;
}

/** How an English question calls a product: by the name in its title with the article; `undefined` for a title without. */
export function spokenName(
  title: string,
  categories: readonly string[],
): { text: string; isPlural: boolean } | undefined {
  const name = spokenTitle(title, categories);
  if (name === undefined) return undefined;
  const text = /^(?:the|a|an|my|your|our)\s/iu.test(name) ? name : `the ${name}`;
  return { text, isPlural: isPlural(name) };
}
