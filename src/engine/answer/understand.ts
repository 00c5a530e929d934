import type { TermGroup } from '../retrieval/types.ts';
import { languageOf } from '../text/locale-lookup.ts';
import { queryTermGroups } from '../text/query-terms.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { hasPhrase, opensWith, type PreparedText, prepareText } from './phrases.ts';

/** What kind of thing would answer a question. */
export type Expectation = 'date' | 'place' | 'person' | 'number' | 'yes_no' | 'any';

/** A question as the engine reads it. */
export type Understood = {
  text: string;
  /** Language tag the question is read in. */
  language: string;
  prepared: PreparedText;
  lexicon: Lexicon;
  /** All words as alternatives of terms, and the same without stop words (all, when nothing else remains). */
  groups: readonly TermGroup[];
  content: readonly TermGroup[];
  isQuestion: boolean;
  isYesNo: boolean;
  expects: Expectation;
};

function expectation(prepared: PreparedText, lexicon: Lexicon, isYesNo: boolean): Expectation {
  if (hasPhrase(prepared, lexicon.when)) return 'date';
  if (isYesNo) return 'yes_no';
  if (hasPhrase(prepared, lexicon.howMany)) return 'number';
  if (hasPhrase(prepared, lexicon.where)) return 'place';
  if (hasPhrase(prepared, lexicon.who)) return 'person';
  return 'any';
}

/** Reads a question in a language (its tag); never throws, and an empty text gives no terms. */
export function understand(text: string, language: string): Understood {
  const lexicon = lexiconOf(language);
  const prepared = prepareText(text, languageOf(language));
  const asksInline = /[?？؟]/u.test(text) || hasPhrase(prepared, lexicon.question);
  const isYesNo = opensWith(prepared, lexicon.yesNo) || closesAsYesNo(prepared, lexicon, language);
  return {
    text,
    language,
    prepared,
    lexicon,
    groups: queryTermGroups(text, language),
    content: queryTermGroups(text, language, { dropStopWords: true }),
    isQuestion: asksInline,
    isYesNo,
    expects: expectation(prepared, lexicon, isYesNo),
  };
}

/** Languages that mark yes/no questions at the end or inside instead of at the front. */
const marksInside = new Set(['tr', 'ru', 'ar', 'hi', 'zh', 'ja', 'ko', 'th', 'pl']);

function closesAsYesNo(prepared: PreparedText, lexicon: Lexicon, language: string): boolean {
  if (!marksInside.has(languageOf(language))) return false;
  const asksElse = [lexicon.when, lexicon.where, lexicon.who, lexicon.howMany].some((list) =>
    hasPhrase(prepared, list),
  );
  return !asksElse && hasPhrase(prepared, lexicon.yesNo);
}
