import { readStored, type StoredPlace, type VersionReader } from './read-stored.ts';
import { isText, listOf } from './stored-shape.ts';

const areTexts = listOf(isText);

/**
 * The words of a column that is a list of them, of those that this release knows. A list has no room for a version; one that
 * cannot be read is empty, and a word that is not known is left out, each with a line in the log.
 */
export function readStoredWords<Word extends string>(
  place: StoredPlace,
  column: string,
  known: readonly Word[],
): Word[] {
  const isKnown = (word: string): word is Word => (known as readonly string[]).includes(word);
  const read: VersionReader<Word[]> = (stored, unreadable) => {
    if (!areTexts(stored)) return undefined;
    const words = stored.filter(isKnown);
    if (words.length < stored.length) unreadable('words');
    return words;
  };
  return readStored(place, column, [read]) ?? [];
}
