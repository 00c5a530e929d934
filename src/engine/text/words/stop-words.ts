import { partOf } from '../../language/pack.ts';
import { toNormalWord } from './normal-word.ts';

const sets = new Map<string, ReadonlySet<string>>();

/** Function words of a language in normal form (`toNormalWord`); empty for a language without a list. */
export function stopWords(language: string): ReadonlySet<string> {
  let found = sets.get(language);
  if (found === undefined) {
    const list = partOf(language, 'text')?.stopWords ?? '';
    found = new Set(
      list
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => toNormalWord(word.normalize('NFKC'), language)),
    );
    if (list !== '') sets.set(language, found);
  }
  return found;
}

/** Whether a word in normal form is a function word of the language. */
export function isStopWord(word: string, language: string): boolean {
  return stopWords(language).has(word);
}
