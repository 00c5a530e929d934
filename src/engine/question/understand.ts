import { keptByLanguage } from '../../memo/kept.ts';
import type { Lexicon } from '../language/asking-words.ts';
import { askingWordsOf, asksForOf, lexiconOf, phrasesOf, wordSetOf } from '../language/asks-of.ts';
import { languageOf } from '../language/locale-lookup.ts';
import {
  findPhrase,
  hasPhrase,
  opensWith,
  type PreparedText,
  phrasesIn,
  prepareText,
} from '../text/phrases/phrases.ts';
import { analyze } from '../text/terms/analyze.ts';
import { isPair, queryTermGroups } from '../text/terms/query-terms.ts';
import type { TermGroup } from '../text/terms/term-group.ts';
import { toNormalWord } from '../text/words/normal-word.ts';
import { isStopWord } from '../text/words/stop-words.ts';

/** What kind of thing would answer a question. */
export type Expectation =
  | 'date'
  | 'place'
  | 'person'
  | 'number'
  | 'money'
  | 'phone'
  | 'email'
  | 'yes_no'
  | 'any';

/** A question as the engine reads it. */
export type Understood = {
  text: string;
  /** Language tag the question is read in. */
  language: string;
  prepared: PreparedText;
  lexicon: Lexicon;
  /** All words as alternatives of terms. */
  groups: readonly TermGroup[];
  /** The words that carry meaning: no stop words and nothing that only asks ("how long"). May be empty. */
  content: readonly TermGroup[];
  isQuestion: boolean;
  isYesNo: boolean;
  /** It is about a rule or service of the shop, by its words or by what it goes on asking about. */
  isPolicy: boolean;
  expects: Expectation;
};

const LONGEST_CONTACT_QUESTION = 4;

/** Typed without accents "ou" is both "where" and "or": it asks where it opens or ends the text. */
function asksWhere(prepared: PreparedText, { where, ellipsis }: Lexicon, language: string): boolean {
  const found = findPhrase(prepared, where);
  if (found === undefined) return false;
  const [before, after] = [
    prepared.plain.slice(0, found.index),
    prepared.plain.slice(found.index + found.phrase.length),
  ];
  const isAtEnd = [before, after].some((part) => !/[\p{L}\p{N}]/u.test(part));
  return isAtEnd || !hasPhrase(prepareText(found.phrase, languageOf(language)), ellipsis);
}

function expectation(
  prepared: PreparedText,
  lexicon: Lexicon,
  language: string,
  isYesNo: boolean,
): Expectation {
  const kinds = asksForOf(language);
  const asks = (kind: keyof typeof kinds) => hasPhrase(prepared, kinds[kind]);
  // In a long question an email or a call is part of the story.
  const isShort = contentGroups(prepared.plain, language).length <= LONGEST_CONTACT_QUESTION;
  if (isShort && asks('phone')) return 'phone';
  if (isShort && asks('email')) return 'email';
  if (hasPhrase(prepared, lexicon.when) || asks('hours')) return 'date';
  if (isYesNo) return 'yes_no';
  if (asks('money')) return 'money';
  if (hasPhrase(prepared, lexicon.howMany)) return 'number';
  if (asksWhere(prepared, lexicon, language)) return 'place';
  if (hasPhrase(prepared, lexicon.who)) return 'person';
  return 'any';
}

/**
 * Reads a question in a language (its tag); never throws, and an empty text gives no terms. Kept for the few messages at hand,
 * which are read for what they are and for what they are looked up by.
 */
export const understand = keptByLanguage({ most: 50, longest: 1_000 }, (text, language): Understood => {
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
    content: contentGroups(text, language),
    isQuestion: asksInline,
    isYesNo,
    isPolicy: hasPhrase(prepared, lexicon.policy),
    expects: expectation(prepared, lexicon, language, isYesNo),
  };
});

/** Term groups of the words that carry meaning; those of a text of nothing but function words are none. */
export function contentGroups(text: string, language: string): TermGroup[] {
  const asking = new Set<string>();
  const prepared = prepareText(text, languageOf(language));
  for (const phrase of phrasesIn(prepared, phrasesOf(language, 'asking')))
    for (const { term } of analyze(phrase, language)) asking.add(term);
  return queryTermGroups(text, language).filter((group) => {
    if (isPair(group)) return false;
    const word = toNormalWord(group.surface.normalize('NFKC'), languageOf(language));
    if (isInitials(group.surface, text)) return true;
    const says = isStopWord(word, languageOf(language)) || wordSetOf(language, 'placeholders').has(word);
    return !says && !asking.has(group.members[0]!.term);
  });
}

const initials = /^\p{Lu}{2,4}$/u;

/** Whether a function word is written as initials ("the US") in a text that is not shouted. */
function isInitials(surface: string, text: string): boolean {
  return initials.test(surface) && /\p{Ll}/u.test(text);
}

function closesAsYesNo(prepared: PreparedText, lexicon: Lexicon, language: string): boolean {
  if (!askingWordsOf(language)?.yesNoInside) return false;
  const asksElse = [lexicon.when, lexicon.where, lexicon.who, lexicon.howMany].some((list) =>
    hasPhrase(prepared, list),
  );
  return !asksElse && hasPhrase(prepared, lexicon.yesNo);
}
