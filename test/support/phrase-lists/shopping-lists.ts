import type { ShoppingWords } from '../../../src/engine/language/shopping-words.ts';
import { matchPhrase, phraseTable, phraseWords } from '../../../src/engine/query/tokens/phrases.ts';
import { scanQuery, wordKey } from '../../../src/engine/query/tokens/scan-query.ts';
import { kept } from '../../../src/memo/kept.ts';
import { leaves, type Phrase, type PhraseList } from './idle-phrases.ts';

/** Phrases that stand for themselves. */
const named = (phrases: readonly string[]) => Object.fromEntries(phrases.map((text) => [text, text]));

/** What the tables of a query are made of, by the members that lead to each phrase: of two alike the first counts. */
function tablesOf(words: ShoppingWords): Record<string, unknown> {
  const { price, rating, age, size, followUp } = words;
  const { atMost, atLeast, below, above, around, atMostAfter, atLeastAfter } = price;
  const { startOver, otherBrand, sameBrand, otherColour, cheaper, dearer, moreOf } = followUp;
  return {
    ...{
      'price before': { atMost, atLeast, below, above, around },
      'price after': { atMostAfter, atLeastAfter },
    },
    ...{ 'price.join': [price.join], 'price.names': [price.names], stock: [words.stock], sale: [words.sale] },
    ...{ 'negation.before': named(words.negation.before), 'negation.after': [words.negation.after] },
    ...{ 'rating.starWords': [rating.starWords], 'rating.wellRated': [rating.wellRated], sort: words.sort },
    ...{ colours: words.colours, materials: words.materials, audiences: words.audiences },
    ...{ 'age.before': [age.before], 'age.after': [age.after], 'size.words': size.words },
    ...{ 'size.before': [size.before], 'size.after': [size.after], brandBefore: [words.brandBefore] },
    ...{ fieldNames: words.fieldNames, fillers: [words.fillers], anyOf: [followUp.anyOf] },
    ...{ openers: named(followUp.openers), ordinals: [...followUp.ordinals, followUp.last] },
    signs: { startOver, otherBrand, sameBrand, otherColour, cheaper, dearer, moreOf },
  };
}

/** Lists of which single words are read. */
function setsOf({ negation, age, followUp, ...words }: ShoppingWords): Record<string, readonly string[]> {
  const { glue, descriptive, shades, titleStops, or, and, yes, no } = words;
  return {
    ...{ glue, descriptive, shades, titleStops, or, and, yes, no },
    ...{ 'negation.skip': negation.skip, 'age.told': age.told },
  };
}

/** `no wider than` of `wider than`, as `query/lexicon/compiled-lexicon.ts` makes it. */
function denied(phrases: readonly Phrase[], { than, denials }: ShoppingWords['price']): Phrase[] {
  const turned: Readonly<Record<string, string>> = { above: 'atMost', below: 'atLeast' };
  return phrases
    .filter(
      ({ text, means }) => turned[means!] !== undefined && than.some((word) => text.endsWith(` ${word}`)),
    )
    .flatMap(({ text, means }) =>
      denials.map((denial) => ({ text: `${denial} ${text}`, means: turned[means!]! })),
    );
}

/** The words of a text, as mistyped ones are compared with them. */
const typedWords = kept({ most: 10_000, longest: 1_000 }, (text) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word.length > 1),
);

/** The lists by which what is typed into a search field is read, with what of them is known to be spelled well. */
export function shoppingLists(tag: string, words: ShoppingWords): PhraseList[] {
  const cut = kept({ most: 10_000, longest: 1_000 }, (text) => phraseWords(text, tag));
  const times = new Map<string, number>();
  for (const [, text] of leaves(words))
    for (const word of typedWords(text)) times.set(word, (times.get(word) ?? 0) + 1);
  const listOf = (name: string, whole: readonly Phrase[], match: PhraseList['read']): PhraseList => {
    const own = whole.flatMap(({ text }) => typedWords(text));
    const isElsewhere = (word: string) =>
      (times.get(word) ?? 0) > own.filter((other) => other === word).length;
    const read = (phrases: readonly Phrase[], example: string) => [
      match(phrases, example),
      scanQuery(example, tag)
        .flatMap(({ text }) => text.toLowerCase())
        .filter((word) => isElsewhere(word) || phrases.some(({ text }) => typedWords(text).includes(word))),
    ];
    return { name: `${tag} shopping.${name}`, phrases: whole, read };
  };
  const tables = Object.entries(tablesOf(words)).map(([name, table]) => {
    const whole = leaves(table).map(([path, text]) => ({ text, means: path.replace(/\.\d+$/u, '') }));
    return listOf(name, whole, (phrases, example) => {
      const entries = [...phrases, ...denied(phrases, words.price)]
        .filter(({ text }) => cut(text)[0] === cut(example)[0])
        .map(({ text, means }) => [text, means] as const);
      return matchPhrase(phraseTable(entries, tag), scanQuery(example, tag), 0);
    });
  });
  const sets = Object.entries(setsOf(words)).map(([name, list]) =>
    listOf(
      name,
      list.map((text) => ({ text })),
      (phrases, example) =>
        cut(example).filter((word) => phrases.some(({ text }) => cut(text).includes(word))),
    ),
  );
  const endings = words.adjectiveEndings.map((text) => ({ text }));
  return [
    ...tables,
    ...sets,
    listOf(
      'adjectiveEndings',
      endings,
      (phrases, example) => phrases.find(({ text }) => wordKey(example).endsWith(text))?.text,
    ),
  ];
}
