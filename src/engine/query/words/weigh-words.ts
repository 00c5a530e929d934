import { kept, perLanguage } from '../../../memo/kept.ts';
import { partOf, wordsOfAll } from '../../language/pack.ts';
import { isEverydayWord } from '../../meaning/everyday-words.ts';
import type { Constraint } from '../../question/constraint.ts';
import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { stopWords } from '../../text/words/stop-words.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { isName } from './names.ts';

/** Function words and words of asking. */
const LIGHT = 0.15;
/** Words that bound a price or ask for an order or stock. */
const SPENT = 0.1;
const AGE = 0.15;
const NEGATED = 0.3;
const AMOUNT = 0.5;
/** Words of any story that is told around a wish. */
const EVERYDAY = 0.4;

type Read = {
  language: string;
  constraints: readonly Constraint[];
  /** Words of phrases that ask for an order, or only ask. */
  spent: readonly string[];
};

/**
 * The groups of a query with what each of its words is worth: all words stay in the ranking, those that only ask, bound,
 * deny or join with little weight, unless they are part of a name in the shop's titles ("down jacket").
 */
export function weighWords(groups: readonly TermGroup[], read: Read, index: RetrievalIndex): TermGroup[] {
  const light = lightWords(read.language);
  const spent = new Set(read.spent.map(keyOf));
  const taken = new Map(
    read.constraints.flatMap((one) => {
      const weight = weightOf(one);
      return weight === undefined ? [] : wordsIn(one.surface).map((word) => [word, weight] as const);
    }),
  );
  const weights = groups.map(({ surface }) => {
    const key = keyOf(surface);
    return (
      taken.get(key) ??
      (spent.has(key) ? SPENT : light.has(key) ? LIGHT : isEverydayWord(key, read.language) ? EVERYDAY : 1)
    );
  });
  const names = groups.map(
    (_, i) =>
      (weights[i] === LIGHT || weights[i] === EVERYDAY) &&
      (isName(groups, i - 1, index) || isName(groups, i, index)),
  );
  const isAllLight = weights.every((weight, i) => weight < EVERYDAY && !names[i]);
  return groups.map((group, i) => {
    const weight = names[i] ? 1 : weights[i]!;
    if (weight === 1) return group;
    const members = group.members.map((member) => ({ ...member, weight: member.weight * weight }));
    return { ...group, members, ...(weight < EVERYDAY && !isAllLight ? { light: true } : {}) };
  });
}

function weightOf({ slot, operator, columns, value }: Constraint): number | undefined {
  if (operator === 'not') return NEGATED;
  if (slot === 'price' || slot === 'stock' || slot === 'sale' || slot === 'rating') return SPENT;
  if (slot === 'age') return AGE;
  return columns !== undefined && typeof value === 'number' ? AMOUNT : undefined;
}

const keyOf = (word: string): string => foldAccents(word.toLowerCase()).replaceAll('’', "'");

function wordsIn(text: string): string[] {
  return keyOf(text)
    .split(/[^\p{L}\p{M}\p{N}'.,]+/u)
    .filter((word) => word !== '');
}

/** Words of a language that join, point or ask and name nothing. */
export const lightWords: (language: string) => ReadonlySet<string> = kept(perLanguage, (language) => {
  const { glue, lexicon } = compiledLexicon(language);
  const fillers = lexicon.language === language ? [...glue, ...lexicon.fillers.flatMap(wordsIn)] : [];
  const all = [...[...stopWords(language)].map(keyOf), ...fillers];
  const consonantsAreWords = partOf(language, 'text')?.consonantsAreWords === true;
  // Fingers leave the apostrophe out: "wont", "shes".
  const isWord = (word: string): boolean => consonantsAreWords || !/^[b-df-hj-np-tv-z]$/u.test(word);
  return new Set([...all, ...all.map((word) => word.replaceAll("'", ''))].filter(isWord));
});

/** Whether every word of a text only joins, points or asks ("hay", "what do you have"); an empty text has none that does not. */
export function namesNothing(text: string, language: string): boolean {
  const light = lightWords(language);
  return wordsIn(text).every((word) => light.has(word));
}

/** A text with so many function words is a sentence. */
const LEAST_OF_SENTENCE = 2;

/**
 * What kind of text a query is, by its function words, those that only open it aside: a sentence tells a story or a need,
 * a name has none but those that join its parts.
 */
export function kindOfText(
  text: string,
  language: string,
  spent: readonly string[] = [],
): { isSentence: boolean; isName: boolean } {
  const words = lightWords(language);
  const opening = new Set(spent.map(keyOf));
  const small = wordsIn(text).filter((word) => words.has(word) && !opening.has(word) && !JOINING.has(word));
  return {
    isSentence: small.length >= LEAST_OF_SENTENCE,
    isName: small.length === 0 && !/[,;?!]\s?\S/u.test(text),
  };
}

/** Words that join the parts of a name, too. */
export const JOINING: ReadonlySet<string> = wordsOfAll('catalogue', ({ inNames }) => inNames);
