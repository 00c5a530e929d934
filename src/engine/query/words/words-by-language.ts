import { languageOf } from '../../language/locale-lookup.ts';
import type { RetrievalIndex } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { lexiconWords } from '../lexicon/lexicon-words.ts';
import { scanQuery, wordKey } from '../tokens/scan-query.ts';

type Terms = Pick<RetrievalIndex, 'locale' | 'documentFrequency'>;

const SHORTEST_WORD = 3;
/** A longer text is a message, whose first words tell its language. */
const MOST_WORDS = 12;
/** Parts of compounds count: `Herrenjacke` is known where jackets are. */
const KNOWN_WEIGHT = 0.6;
/** A word that both know must be this much commoner in the other. */
const COMMONER = 1.25;

/** Words of a query that name something: no shopping words of the asked language, no numbers, three letters or more. */
export function namingWords(text: string, locale: string): string[] {
  const language = languageOf(locale);
  const { glue, descriptive } = compiledLexicon(language);
  const shopping = lexiconWords(language).known;
  const words = scanQuery(text, locale)
    .filter(
      ({ kind, text: word }) => kind === 'word' && word.length >= SHORTEST_WORD && !/\p{Nd}/u.test(word),
    )
    .map((token) => token.text);
  return words
    .filter(
      (word) =>
        !glue.has(wordKey(word)) && !descriptive.has(wordKey(word)) && !shopping.has(word.toLowerCase()),
    )
    .slice(0, MOST_WORDS);
}

/** How many products hold a word, in any form or by a part of it. */
function frequencyOf(word: string, index: Terms): number {
  let most = 0;
  for (const { members } of queryTermGroups(word, index.locale))
    for (const { term, weight } of members)
      if (weight >= KNOWN_WEIGHT) most = Math.max(most, index.documentFrequency(term));
  return most;
}

/** Whether the index knows every word, so that no other language needs to be looked at. */
export function knowsAll(words: readonly string[], index: Terms): boolean {
  return words.every((word) => frequencyOf(word, index) > 0);
}

/**
 * How much better another language's index knows the words of a query than the one of the language asked for, 0 when it
 * does not. It must know more of them; of words that both know all, each must be no rarer in it and they must be clearly
 * commoner, since texts of several languages stand in one index where some are not translated.
 */
export function betterKnown(words: readonly string[], own: Terms, other: Terms): number {
  let [here, there, ratio] = [0, 0, 0];
  let isRarer = false;
  for (const word of words) {
    const [mine, theirs] = [frequencyOf(word, own), frequencyOf(word, other)];
    if (mine > 0) here++;
    if (theirs > 0) there++;
    if (theirs < mine) isRarer = true;
    ratio += Math.log((theirs + 1) / (mine + 1));
  }
  if (there > here) return there - here + ratio / 100;
  const isCommoner = there === here && here > 0 && !isRarer && ratio >= Math.log(COMMONER) * words.length;
  return isCommoner ? ratio / 100 : 0;
}
