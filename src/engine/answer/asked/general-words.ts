import { wordSetOf, wordsOfAsking } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { partOf } from '../../language/pack.ts';
import { linesOfIntents } from '../../meaning/intents/intent-model.ts';
import { learnedInSteps } from '../../meaning/learned-in-steps.ts';
import { placesByName } from '../../meaning/places/place-names.ts';
import { knownWords } from '../../meaning/thesaurus.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { stopWords } from '../../text/words/stop-words.ts';
import { ShopWords } from './shop-words.ts';

type General = { words: ReadonlySet<string>; like: ShopWords };

/** A stop word is typed more often than any other. */
const STOP_WORD_FREQUENCY = 20;

/** Words that ask for an order: "dearest" is no typing error for "nearest". */
function orderWordsOf(language: string): string[] {
  const orders = Object.values(partOf(language, 'shopping')?.sort ?? {}).flat();
  const { superlatives = '', most = '', least = '' } = partOf(language, 'measures') ?? {};
  // What stands for several endings is no whole word.
  return [...orders, superlatives, most, least].join(' ').match(/(?<![\p{L}~])\p{L}{4,}(?![\p{L}~])/gu) ?? [];
}

/** Words that more than one of the lines hold with which shoppers ask for something and shops say it. */
function wordsOfLines(language: string): string[] {
  const counts = new Map<string, number>();
  for (const { text } of linesOfIntents(language))
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count > 1 ? [word] : []));
}

/** The words of each language at large. */
export const generalWords = learnedInSteps(learnGeneral);
const generalOf = generalWords.of;

function* learnGeneral(language: string): Generator<undefined, General> {
  const stops = [...stopWords(language)];
  const ofIntents = wordsOfLines(language);
  yield;
  const others = [
    ...wordSetOf(language, 'placeholders'),
    ...wordSetOf(language, 'everyday'),
    ...knownWords(language),
    ...wordsOfAsking(language),
    ...orderWordsOf(language),
    ...ofIntents,
  ];
  yield;
  const places = [...placesByName(language).keys()].filter((name) => !name.includes(' '));
  yield;
  const words = [...[...stops, ...others].map(foldAccents), ...places];
  const like = new ShopWords([
    ...others.map((word) => ({ word, term: word, frequency: 1 })),
    ...stops.map((word) => ({ word, term: word, frequency: STOP_WORD_FREQUENCY })),
  ]);
  return { words: new Set(words), like };
}

/** Whether a word belongs to a language at large, whatever the shop's texts hold: it is no typing error. */
export function isGeneralWord(word: string, locale: string): boolean {
  return generalOf(languageOf(locale)).words.has(foldAccents(word));
}

/**
 * A message with its mistyped common words ("oftn", "somthing") written as the language writes them. Words that the shop's
 * texts hold, in any form, stay, and those that may be a word of the shop unless a function word is meant; so do those with a digit and those that no common word is like.
 */
export function spelledWell(
  text: string,
  locale: string,
  isHeld: (term: string) => boolean,
  mayBeOfShop: (word: string) => boolean,
): string {
  const { like } = generalOf(languageOf(locale));
  const stops = stopWords(languageOf(locale));
  return queryTermGroups(text, locale).reduce((spelled, { surface, members }) => {
    const word = surface.toLowerCase();
    if (members.some(({ term }) => isHeld(term)) || isGeneralWord(word, locale)) return spelled;
    const [meant] = like.corrections(word);
    const isMeant = meant !== undefined && (stops.has(meant.word) || !mayBeOfShop(word));
    return isMeant ? spelled.replace(surface, meant.word) : spelled;
  }, text);
}
