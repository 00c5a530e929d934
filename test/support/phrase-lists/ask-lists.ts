import { spansOf } from '../../../src/engine/gate/read/phrase-spans.ts';
import type { AskingWords } from '../../../src/engine/language/asking-words.ts';
import { partOf } from '../../../src/engine/language/pack.ts';
import type { TalkWords } from '../../../src/engine/language/talk-words.ts';
import type { VisitWords } from '../../../src/engine/language/visit-words.ts';
import { placesByName } from '../../../src/engine/meaning/places/place-names.ts';
import { knownWords } from '../../../src/engine/meaning/thesaurus.ts';
import { foldAccents } from '../../../src/engine/text/characters/fold.ts';
import * as asked from '../../../src/engine/text/phrases/phrases.ts';
import { analyze } from '../../../src/engine/text/terms/analyze.ts';
import { kept } from '../../../src/memo/kept.ts';
import { type Leaf, leaves, listOf, type PhraseList, phrasesOf, within } from './idle-phrases.ts';

/** Words that are taken for words of the language because a list holds them: `answer/asked/general-words.ts`. */
const generalWords = kept({ most: 20_000, longest: 10_000 }, (list) =>
  (list.match(/[\p{L}\p{M}]+\*?/gu) ?? []).flatMap((word) =>
    word.length > 2 && !word.endsWith('*') ? foldAccents(word) : [],
  ),
);

type AskReader = (text: asked.PreparedText, list: string) => unknown;

/** With as many other letters as may stand there, too. */
const isOnly =
  (spare: number): AskReader =>
  ({ plain, folded }, list) =>
    ['', ` ${'q'.repeat(spare)}`].map((more) =>
      asked.isOnly({ plain: plain + more, folded: folded + more }, list, spare),
    );
/** Headings are read by these too. */
const opensHeading: AskReader = (text, list) => [
  asked.hasPhrase(text, list),
  spansOf(text.plain, list)[0]?.start === 0,
];

/** How questions are read by a list where more matters than whether one of its phrases stands in them. */
const askReaders: Readonly<Record<string, AskReader>> = {
  'shows.greeting': isOnly(0),
  'shows.thanks': isOnly(6),
  'shows.acknowledged': isOnly(6),
  'shows.range': isOnly(4),
  'shows.rangeBeside': isOnly(4),
  'shows.bye': isOnly(0),
  'shows.capabilities': isOnly(4),
  contact: isOnly(4),
  'shows.pronouns': asked.occurrencesOf,
  'pronounUse.idle': asked.occurrencesOf,
  'shows.yesNo': (text, list) => [asked.opensWith(text, list), asked.hasPhrase(text, list)],
  'shows.where': opensHeading,
  'shows.when': opensHeading,
  // Openers are looked for in the order of the list, too.
  'shows.ellipsis': (text, list) => [
    asked.opensWith(text, list),
    list.split('|').find((phrase) => text.plain.startsWith(`${phrase} `)),
  ],
  asking: (text, list) => new Set(asked.phrasesIn(text, list).flatMap((phrase) => phrase.split(' '))),
};

/** What finds a product's price, stock and options among the evidence: the words of these lists. */
const findsPieces = new Set(['shows.price', 'shows.stock', 'shows.variant']);
/** Read only as words that the language has. */
const onlyWords = /^shows\.(?:ordinals|variant)/u;

function sharedTerms(text: string, other: string, tag: string): string[] {
  const terms = new Set(analyze(other, tag).map(({ term }) => term));
  return analyze(text, tag).flatMap(({ term }) => (terms.has(term) ? term : []));
}

/** The lists of a part of a language of which what is left without their phrases is read. */
export function phraseLists(tag: string, part: string, words: TalkWords | VisitWords): PhraseList[] {
  return leaves(words).map(([path, list]) => ({
    name: `${tag} ${part}.${path}`,
    phrases: phrasesOf(list),
    read: (phrases, example) => {
      const text = asked.prepareText(example, tag);
      return asked.withoutPhrases(text, listOf(within(phrases, text.plain)));
    },
  }));
}

/** The lists by which questions are read. */
export function askLists(tag: string, asks: AskingWords): PhraseList[] {
  const { shows, asksFor, why, complaint, reaching, cheaper, asking, pronounUse } = asks;
  const idle = { pronounUse: { idle: pronounUse?.idle } };
  const found = leaves({ shows, asksFor, why, complaint, reaching, cheaper, asking, ...idle });
  const isGeneral = ([path]: Leaf) => path.startsWith('shows.') || path === 'reaching';
  const listed = [asks.placeholders, asks.everyday, partOf(tag, 'text')?.stopWords].join(' ').split(/\s+/u);
  const others = new Set([...listed, ...knownWords(tag), ...placesByName(tag).keys()].map(foldAccents));
  const lists = found.filter(isGeneral).map((leaf) => ({ leaf, words: new Set(generalWords(leaf[1])) }));
  return found.map((leaf) => {
    const [path, list] = leaf;
    const elsewhere = lists.filter((other) => isGeneral(leaf) && other.leaf !== leaf);
    return {
      name: `${tag} asks.${path}`,
      phrases: phrasesOf(list),
      read: (phrases, example) => {
        const text = asked.prepareText(example, tag);
        const reader = askReaders[path] ?? asked.hasPhrase;
        const isWord = (word: string) =>
          others.has(word) ||
          elsewhere.some(({ words }) => words.has(word)) ||
          phrases.some((phrase) => generalWords(phrase.text).includes(word));
        return [
          onlyWords.test(path) || reader(text, listOf(within(phrases, text.plain))),
          isGeneral(leaf) && generalWords(example).filter(isWord),
          findsPieces.has(path) && sharedTerms(example, listOf(phrases).replace(/[|*]/gu, ' '), tag),
        ];
      },
    };
  });
}
