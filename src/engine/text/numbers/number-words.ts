import { kept, perLanguage } from '../../../memo/kept.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { everyPart, partOf } from '../../language/pack.ts';
import type { SpelledNumbers } from '../../language/spelled-numbers.ts';
import { foldAccents } from '../characters/fold.ts';

/** How a language spells numbers up to the thousands; all words lower case without accents. */
export type NumberWords = {
  values: ReadonlyMap<string, number>;
  /** Numbers written in one word (`hundertfünfzig`). */
  compound?: (word: string) => number | undefined;
  and: ReadonlySet<string>;
  leading: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  boundArticles: boolean;
  joins: ReadonlySet<string>;
  /** In any language. */
  minus: ReadonlySet<string>;
  halves: readonly (readonly string[])[];
  byTwenties: boolean;
  /** Matches every text that may hold such a word: a quick look first. */
  any: RegExp;
};

const set = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean).map(foldAccents));
const inAnyLanguage = (part: 'minus' | 'half'): ReadonlySet<string> =>
  set(
    everyPart('numbers')
      .map(([, spelled]) => spelled[part])
      .join(' '),
  );

function compile(own: SpelledNumbers): NumberWords {
  const values = new Map<string, number>();
  const articles = set(own.articles);
  own.ones.split(' ').forEach((word, value) => {
    if (!articles.has(word) && !word.includes('-')) values.set(foldAccents(word), value);
  });
  for (const [i, word] of own.tens.split(' ').entries()) values.set(foldAccents(word), (i + 2) * 10);
  for (const entry of own.others?.split(' ') ?? []) {
    const [word, value] = entry.split('=');
    values.set(foldAccents(word!), Number(value));
  }
  const minus = inAnyLanguage('minus');
  const starts = [
    ...values.keys(),
    ...[...articles].map((article) => `\\b${article}\\b`),
    ...minus,
    ...inAnyLanguage('half'),
  ];
  return {
    values,
    ...(own.compound ? { compound: own.compound(values) } : {}),
    and: set(own.and),
    leading: set(own.leading ?? ''),
    articles,
    boundArticles: own.boundArticles ?? false,
    joins: set(own.joins),
    minus,
    halves: own.halves.split(',').map((half) => half.split(' ').map(foldAccents)),
    byTwenties: own.byTwenties ?? false,
    any: new RegExp(starts.join('|'), 'u'),
  };
}

const wordsOf = kept(perLanguage, (language): NumberWords | undefined => {
  const own = partOf(language, 'numbers');
  return own && compile(own);
});

/** The number words of a language; `undefined` where there are none. */
export function numberWordsOf(locale: string): NumberWords | undefined {
  return wordsOf(languageOf(locale));
}
