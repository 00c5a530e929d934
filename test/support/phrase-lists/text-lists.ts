import { commonAbbreviations } from '../../../src/engine/language/common-abbreviations.ts';
import type { TextWords } from '../../../src/engine/language/text-words.ts';
import { toNormalWord } from '../../../src/engine/text/words/normal-word.ts';
import type { Phrase, PhraseList } from './idle-phrases.ts';

const wordsOf = (list: string | undefined): Phrase[] =>
  (list ?? '').split(/\s+/u).flatMap((text) => (text === '' ? [] : { text }));

/** Names of units with what each means, `~` before those that must touch the number. */
function unitsOf(list: string | undefined): Phrase[] {
  return (list ?? '').split(';').flatMap((entry) => {
    const [means = '', names = ''] = entry.trim().split('=');
    return names.split('|').flatMap((text) => (text === '' ? [] : { text, means }));
  });
}

/** The small words by which any text is cut. */
export function textLists(tag: string, words: TextWords): PhraseList[] {
  const normal = (word: string) => toNormalWord(word.normalize('NFKC'), tag);
  const common = commonAbbreviations.split(' ');
  const list = (name: string, phrases: readonly Phrase[], read: PhraseList['read']): PhraseList => ({
    name: `${tag} text.${name}`,
    phrases,
    read,
  });
  const isAmong = (phrases: readonly Phrase[], text: string) =>
    phrases.some((phrase) => phrase.text === text);
  return [
    list(
      'stopWords',
      wordsOf(words.stopWords).map(({ text }) => ({ text, means: normal(text) })),
      (phrases, text) => {
        const word = normal(text);
        return phrases.some(({ means }) => means === word);
      },
    ),
    list(
      'abbreviations',
      wordsOf(words.abbreviations),
      (phrases, text) => common.includes(text) || isAmong(phrases, text),
    ),
    list('heads', wordsOf(words.heads), isAmong),
    list('digraphs', wordsOf(words.digraphs), isAmong),
    list(
      'units',
      unitsOf(words.units),
      (phrases, text) =>
        phrases.findLast((unit) => unit.text.normalize('NFKC') === text.normalize('NFKC'))?.means,
    ),
    list(
      'personal',
      (words.personal?.split('|') ?? []).map((text) => ({ text })),
      (phrases, text) =>
        new RegExp(`\\b(?:${phrases.map((phrase) => phrase.text).join('|')})\\b`, 'iu').test(text),
    ),
  ];
}
