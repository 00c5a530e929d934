import { askingWordsOf, wordsOfAsking } from '../../language/asks-of.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { everyPart } from '../../language/pack.ts';
import { isListedName, isListedWord, languagesOfConcepts } from '../../meaning/words-of-language.ts';
import { languageByWords } from '../../text/detection/language-by-words.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { bestOf } from '../../text/values/best-of.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import { shoppingWords } from '../lexicon/lexicon-words.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { scanQuery } from '../tokens/scan-query.ts';
import { chooseLanguage } from './choose-language.ts';

/** What is known of the words of the shop and of the language asked for. */
export type KnownWords = {
  index: { locale: string; documentFrequency: (term: string) => number };
  /** Knows the words of a language at large. */
  isGeneralWord?: ((word: string, language: string) => boolean) | undefined;
  /** What the merchant says that words mean. */
  synonyms?: readonly { has: (term: string) => boolean }[];
};

/** Languages whose words are known: what they call things, or how they bound a price and ask for an order. */
const searched = [...new Set([...languagesOfConcepts, ...lexicons.map(({ language }) => language)])];
/** Those, and languages that are known by how questions are asked in them. */
const asked = [...new Set([...searched, ...everyPart('asks').map(([language]) => language)])];

const SHORTEST_WORD = 2;
/** A shorter one may be the beginning of any word ("lam"); who shops abroad writes English. */
const SHORTEST_NAME = 4;
const ABROAD = 'en';
/** A longer text is a message, whose small words tell its language. */
const MOST_WORDS = 12;
/** Of the words that are strange here the other language must know this share. */
const LEAST_SHARE = 0.5;
/** One name alone ("amex?") does not tell the language of a message, of which more depends than what is listed. */
const FEWEST_NAMES = 2;

/**
 * The language a query is written in: by its small words (`chooseLanguage`), and where those tell none, by words that neither the shop nor
 * the language asked for knows and another does ("raised bed" in a German shop). A query in the shop's own words is looked at no further.
 */
export function languageOfQuery(text: string, locale: string, known: KnownWords): string {
  const own = languageOf(locale);
  const chosen = chooseLanguage(text, locale);
  return chosen === own
    ? (languageOfNames(text, own, known, { languages: searched, least: 1 }) ?? own)
    : chosen;
}

/** The language a message is written in: by its function words (`languageByWords`), and where those tell no other, as of a query. */
export function languageOfMessage(text: string, locale: string, known: KnownWords): string {
  const own = languageOf(locale);
  const told = languageByWords(text, locale);
  if (languageOf(told) !== own) return told;
  return languageOfNames(text, own, known, { languages: asked, least: FEWEST_NAMES }) ?? told;
}

/** The language of words that neither the shop nor the language asked for knows; `undefined` where none knows more of them than speaks against it. */
function languageOfNames(
  text: string,
  own: string,
  known: KnownWords,
  { languages, least }: { languages: readonly string[]; least: number },
): string | undefined {
  const words = namingWords(text, own);
  // Shops write as one word what is typed as two ("photo booth").
  const isJoined = (i: number): boolean =>
    [i - 1, i].some((at) => at >= 0 && isOfShop(words.slice(at, at + 2).join(''), known));
  const isStrange = (word: string, i: number): boolean =>
    !isOfLexicon(word, own) &&
    !isOfShop(word, known) &&
    !isListedName(word, own) &&
    known.isGeneralWord?.(word, own) !== true &&
    !isJoined(i);
  const strange = words.filter(isStrange);
  // A word by itself that an English shop lacks is English, which has more words than its list ("zebra").
  if (strange.length === 0 || (words.length === 1 && own === ABROAD)) return undefined;
  const others = languages.filter((language) => language !== own);
  const lead = (language: string): number => {
    const told = strange.filter((word) => isOfLanguage(word, language)).length;
    if (told < LEAST_SHARE * strange.length) return 0;
    if (told < least && !strange.some((word) => isOfLexicon(word, language))) return 0;
    const against = words.filter(
      (word) => !strange.includes(word) && isOfLanguage(word, own) && !isOfLanguage(word, language),
    ).length;
    return told - against;
  };
  return bestOf(others, lead, 0);
}

function namingWords(text: string, language: string): string[] {
  return scanQuery(text, language)
    .filter(
      ({ kind, text: word }) => kind === 'word' && word.length >= SHORTEST_WORD && !/\p{Nd}/u.test(word),
    )
    .slice(0, MOST_WORDS)
    .map((token) => token.text.toLowerCase());
}

/** Whether the shop's texts or its synonyms hold a word; a stem that is a function word says nothing of it ("under" is no "und"). */
function isOfShop(word: string, { index, synonyms = [] }: KnownWords): boolean {
  const language = languageOf(index.locale);
  return queryTermGroups(word, index.locale).some(({ members }) =>
    members.some(
      ({ term }) =>
        synonyms.some((source) => source.has(term)) ||
        (index.documentFrequency(term) > 0 && !isStopWord(term, language)),
    ),
  );
}

/** Whether a word belongs to a language: joins, bounds or asks in it, or stands in the names of things. */
function isOfLanguage(word: string, language: string): boolean {
  const isLongEnough = word.length >= SHORTEST_NAME || language === ABROAD;
  return isOfLexicon(word, language) || (isLongEnough && isListedWord(word, language));
}

function isOfLexicon(word: string, language: string): boolean {
  const lexicon = lexicons.find((one) => one.language === language);
  return (
    isStopWord(word, language) ||
    (lexicon !== undefined && shoppingWords(lexicon).has(word)) ||
    (askingWordsOf(language) !== undefined && wordsOfAsking(language).has(word))
  );
}
