import { languageOf } from '../text/locale-lookup.ts';
import { toNormalWord } from '../text/normal-word.ts';
import { isStopWord } from '../text/stop-words.ts';
import { isAspectWord } from './aspect-words.ts';
import { hasPhrase, occurrencesOf, opensWith, prepareText } from './phrases.ts';
import type { Understood } from './understand.ts';

/**
 * How much a question leans on what was said before: it cannot be read without, it may be (a pronoun after what it may
 * stand for, or beside many words of its own), or nothing in it says so.
 */
export type Lean = 'fully' | 'perhaps' | 'not';

/** From this many words that name something on, a question says itself what it is about. */
const NAMES_ENOUGH = 3;

/** How a language uses words that may or may not stand for something said; forms in lower case, separated by spaces. */
type PronounUse = {
  /** Articles where a noun follows. */
  articles?: string;
  /** Relative pronouns after a comma, or after the word they belong to. */
  relative?: string;
  /** Followed by a noun they point with it ("this coalition"), which the question may well mean by itself. */
  demonstrative?: string;
  /** Verbs that another verb follows, after what does it. */
  auxiliary?: string;
  /** Phrases in which they stand for nothing, separated by `|`. */
  idle?: string;
};

const pronounUses: Readonly<Record<string, PronounUse>> = {
  en: {
    relative: 'that',
    demonstrative: 'this that these those same',
    auxiliary: 'do does did can could will would should must may might',
    idle: 'is there|are there|was there|were there|will there|there is|there are|there was|there were|is it possible|is it allowed|how long does it take|one of|both of|either of|one year|one day|one person|one more',
  },
  de: {
    articles: 'der die das den dem',
    relative: 'der die das den dem denen deren dessen',
    demonstrative: 'dies diese dieser dieses diesen diesem ihr ihre ihren',
    idle: 'gibt es|gab es|es gibt|es gab|ist es möglich|ist es erlaubt|handelt es sich|geht es um|sie mir|haben sie|bieten sie|können sie|liefern sie|versenden sie|akzeptieren sie|verkaufen sie|nehmen sie|führen sie|machen sie',
  },
  fr: {
    articles: 'le la les en',
    demonstrative: 'ce cet cette ces',
    idle: 'y a t il|y a-t-il|il y a|est-il possible|qu est-ce|c est-à-dire|est ce que|est-ce que|ce que|ce qui|s il vous plaît',
  },
  es: {
    articles: 'la los las lo',
    // "Sus tiendas" are the shop's as often as somebody's.
    demonstrative: 'este esta esto estos estas ese esa esos esas su sus',
    idle: 'a la|de la|en la|por la|con la|lo que',
  },
  it: {
    articles: 'lo la li le gli',
    demonstrative: 'questo questa questi queste quello quella quelli quelle',
    idle: 'c è|ci sono|ci vuole|ci vogliono',
  },
  pt: { articles: 'o a os as', demonstrative: 'este esta estes estas esse essa esses essas' },
  nl: { articles: 'het die dat', relative: 'die dat', demonstrative: 'deze dit die dat' },
};

const sets = new Map<string, ReadonlySet<string>>();

function isAmong(word: string, words: string | undefined): boolean {
  if (words === undefined) return false;
  let set = sets.get(words);
  if (set === undefined) {
    set = new Set(words.split(' '));
    sets.set(words, set);
  }
  return set.has(word);
}

const WORD_AFTER = /^[ "“„«(-]*([\p{L}\p{M}\p{N}]+)/u;
const WORD_BEFORE = /([\p{L}\p{M}\p{N}]+)[ "“„«(-]*$/u;

/** The words that a text has besides those that only ask or help. */
function nameGroups({ content, language }: Understood) {
  return content.filter(({ surface, members }) => {
    const word = toNormalWord(surface.normalize('NFKC'), languageOf(language));
    // Pairs of characters stand beside the words they are of.
    return members[0]!.weight === 1 && !isAspectWord(word, language);
  });
}

/** Whether a noun with its adjectives follows: by its capital in German, elsewhere by not being a function word. */
function nounFollows(question: Understood, rest: string, spelled: string): boolean {
  const next = WORD_AFTER.exec(rest)?.[1];
  if (next === undefined) return false;
  const { language, lexicon, content } = question;
  if (languageOf(language) === 'de' && /\s\p{Lu}/u.test(question.text))
    return /^ ?(?:\p{Ll}+ ){0,2}\p{Lu}/u.test(spelled);
  const isFunction = isStopWord(toNormalWord(next, languageOf(language)), languageOf(language));
  if (isFunction || hasPhrase(prepareText(next, languageOf(language)), lexicon.question)) return false;
  // "Ist das wasserdicht?" has one word beside the copula, "ist das zelt wasserdicht?" two.
  return !['de', 'nl'].includes(languageOf(language)) || content.length > 1;
}

/** Whether a word of the pronoun list stands for something said before, as it is used here. */
function standsForSomething(
  question: Understood,
  { start, end }: { start: number; end: number },
): 'yes' | 'with noun' | 'no' {
  const { prepared, language } = question;
  const use = pronounUses[languageOf(language)];
  const word = prepared.plain.slice(start, end);
  if (use === undefined || /[ \p{Script=Han}]/u.test(word)) return 'yes';
  const [before, after] = [prepared.plain.slice(0, start), prepared.plain.slice(end)];
  const previous = WORD_BEFORE.exec(before)?.[1];
  const tag = languageOf(language);
  if (isAmong(word, use.relative)) {
    const isJoined = previous !== undefined && !isStopWord(toNormalWord(previous, tag), tag);
    if (/,\s*$/u.test(before) || (tag === 'en' && isJoined)) return 'no';
  }
  const spelled = question.text
    .normalize('NFKC')
    .replace(/[’'`´]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  // "Sie" and "Ihre" inside a sentence address the shop.
  if (tag === 'de' && start > 0 && /^(?:Sie|Ihre?n?)$/u.test(spelled.slice(start, end))) return 'no';
  const follows = nounFollows(question, after, spelled.slice(end));
  if (isAmong(word, use.articles) && follows) return 'no';
  // "How long does that take?" ends with the verb that "does" asks for.
  const isVerbLast = isAmong(previous ?? '', use.auxiliary) && /^ [\p{L}\p{M}]+[^\p{L}\p{N}]*$/u.test(after);
  return isAmong(word, use.demonstrative) && follows && !isVerbLast ? 'with noun' : 'yes';
}

/** Words after which a verb stands: what is done stands for nothing ("what if I lose it?"). */
const beforeVerbs: Readonly<Record<string, string>> = {
  en: 'i you we they he she to can cannot cant could will wont would should may must do does did dont not',
};

/** Whether a word stands before a pronoun as something that the pronoun may mean, and not as a verb. */
function isSaidAsThing(word: string, before: string, language: string): boolean {
  const at = before.indexOf(word);
  if (at < 0) return false;
  return !isAmong(WORD_BEFORE.exec(before.slice(0, at))?.[1] ?? '', beforeVerbs[languageOf(language)]);
}

/** How much a question leans on the turns before it, by its opener and its pronouns as they are used in it. */
export function leanOf(question: Understood): Lean {
  const { prepared, lexicon, language } = question;
  const names = nameGroups(question);
  const least: Lean = names.length >= NAMES_ENOUGH ? 'perhaps' : 'fully';
  if (opensWith(prepared, lexicon.ellipsis)) return least;
  const idle = occurrencesOf(prepared, pronounUses[languageOf(language)]?.idle ?? '');
  const uses = occurrencesOf(prepared, lexicon.pronouns).filter(
    ({ start, end }) => !idle.some((phrase) => phrase.start <= start && end <= phrase.end),
  );
  const kinds = uses.map((use) => ({ use, kind: standsForSomething(question, use) }));
  const first = kinds.find(({ kind }) => kind !== 'no');
  if (first === undefined) return 'not';
  // What comes before a pronoun is what it most likely stands for, unless the verb stands between ("which prize did she").
  const before = prepared.plain.slice(0, first.use.start);
  const isSubject = hasPhrase(
    prepareText(WORD_BEFORE.exec(before)?.[1] ?? '', languageOf(language)),
    lexicon.yesNo,
  );
  const hasAntecedent =
    !isSubject && names.some(({ surface }) => isSaidAsThing(surface.toLowerCase(), before, language));
  const onlyWithNoun = kinds.every(({ kind }) => kind !== 'yes');
  return hasAntecedent || onlyWithNoun ? 'perhaps' : least;
}
