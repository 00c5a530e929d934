import type { PronounUse } from '../language/asking-words.ts';
import { askingWordsOf, wordSet } from '../language/asks-of.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { partOf } from '../language/pack.ts';
import { isEverydayWord } from '../meaning/everyday-words.ts';
import type { Span } from '../text/characters/span.ts';
import { hasPhrase, occurrencesOf, opensWith, prepareText } from '../text/phrases/phrases.ts';
import { toNormalWord } from '../text/words/normal-word.ts';
import { isStopWord } from '../text/words/stop-words.ts';
import type { Understood } from './understand.ts';

/**
 * How much a question leans on what was said before: it cannot be read without, it may be (a pronoun after what it may
 * stand for, or beside many words of its own), or nothing in it says so.
 */
export type Lean = 'fully' | 'perhaps' | 'not';

/** From this many words that name something on, a question says itself what it is about. */
const NAMES_ENOUGH = 3;

function isAmong(word: string, words: string | undefined): boolean {
  return words !== undefined && wordSet(words).has(word);
}

const WORD_AFTER = /^[ "“„«(-]*([\p{L}\p{M}\p{N}]+)/u;
const WORD_BEFORE = /([\p{L}\p{M}\p{N}]+)[ "“„«(-]*$/u;

/** The words that a text has besides those that only ask or help. */
function nameGroups({ content, language }: Understood) {
  return content.filter(({ surface, members }) => {
    const word = toNormalWord(surface.normalize('NFKC'), languageOf(language));
    // Pairs of characters stand beside the words they are of.
    return members[0]!.weight === 1 && !isEverydayWord(word, language);
  });
}

/** Whether a noun with its adjectives follows: by its capital where nouns have one, elsewhere by not being a function word. */
function nounFollows(
  question: Understood,
  { soleWordIsPredicate }: PronounUse,
  rest: string,
  spelled: string,
): boolean {
  const next = WORD_AFTER.exec(rest)?.[1];
  if (next === undefined) return false;
  const { language, lexicon, content } = question;
  if (partOf(language, 'text')?.nounsAreCapitalised && /\s\p{Lu}/u.test(question.text))
    return /^ ?(?:\p{Ll}+ ){0,2}\p{Lu}/u.test(spelled);
  const isFunction = isStopWord(toNormalWord(next, languageOf(language)), languageOf(language));
  if (isFunction || hasPhrase(prepareText(next, languageOf(language)), lexicon.question)) return false;
  // "Ist das wasserdicht?" has one word beside the copula, "ist das zelt wasserdicht?" two.
  return !soleWordIsPredicate || content.length > 1;
}

/** Whether a word of the pronoun list stands for something said before, as it is used here. */
function standsForSomething(question: Understood, { start, end }: Span): 'yes' | 'with noun' | 'no' {
  const { prepared, language } = question;
  const use = askingWordsOf(language)?.pronounUse;
  const word = prepared.plain.slice(start, end);
  if (use === undefined || /[ \p{Script=Han}]/u.test(word)) return 'yes';
  const [before, after] = [prepared.plain.slice(0, start), prepared.plain.slice(end)];
  const previous = WORD_BEFORE.exec(before)?.[1];
  const tag = languageOf(language);
  if (isAmong(word, use.relative)) {
    const isJoined = previous !== undefined && !isStopWord(toNormalWord(previous, tag), tag);
    if (/,\s*$/u.test(before) || (use.relativeWithoutComma && isJoined)) return 'no';
  }
  const spelled = question.text
    .normalize('NFKC')
    .replace(/[’'`´]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (start > 0 && isAmong(spelled.slice(start, end), use.address)) return 'no';
  const follows = nounFollows(question, use, after, spelled.slice(end));
  if (isAmong(word, use.articles) && follows) return 'no';
  return isAmong(word, use.demonstrative) && follows ? 'with noun' : 'yes';
}

/** The first word of a text that stands for something said before or outside of it, as it is used there, and how all such words are used. */
function standIns(question: Understood) {
  const { prepared, lexicon, language } = question;
  const idle = occurrencesOf(prepared, askingWordsOf(language)?.pronounUse?.idle ?? '');
  const uses = occurrencesOf(prepared, lexicon.pronouns).filter(
    ({ start, end }) => !idle.some((phrase) => phrase.start <= start && end <= phrase.end),
  );
  const kinds = uses.map((use) => ({ use, kind: standsForSomething(question, use) }));
  return { kinds, first: kinds.find(({ kind }) => kind !== 'no')?.use };
}

/** How much a question leans on the turns before it, by its opener and its pronouns as they are used in it. */
export function leanOf(question: Understood): Lean {
  const { prepared, lexicon, language } = question;
  const names = nameGroups(question);
  const least: Lean = names.length >= NAMES_ENOUGH ? 'perhaps' : 'fully';
  if (opensWith(prepared, lexicon.ellipsis)) return least;
  const { kinds, first } = standIns(question);
  if (first === undefined) return 'not';
  // What comes before a pronoun is what it most likely stands for, unless the verb stands between ("which prize did she").
  const before = prepared.plain.slice(0, first.start);
  const isSubject = hasPhrase(
    prepareText(WORD_BEFORE.exec(before)?.[1] ?? '', languageOf(language)),
    lexicon.yesNo,
  );
  const hasAntecedent = !isSubject && names.some(({ surface }) => before.includes(surface.toLowerCase()));
  const onlyWithNoun = kinds.every(({ kind }) => kind !== 'yes');
  return hasAntecedent || onlyWithNoun ? 'perhaps' : least;
}

/** Whether a sentence goes on from the one before it: it opens with a connective, or with a word for what was named there. */
export function pointsAtBefore(sentence: Understood): boolean {
  const { prepared, lexicon } = sentence;
  if (opensWith(prepared, lexicon.ellipsis)) return true;
  const { first } = standIns(sentence);
  if (first === undefined) return false;
  const before = prepared.plain.slice(0, first.start);
  return !nameGroups(sentence).some(({ surface }) => before.includes(surface.toLowerCase()));
}
