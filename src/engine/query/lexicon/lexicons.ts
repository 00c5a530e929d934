import { everyPart } from '../../language/pack.ts';
import type { ShoppingWords } from '../../language/shopping-words.ts';

/** The shopping words of a language, with its tag. */
export type QueryLexicon = ShoppingWords & { language: string };

/** Every lexicon there is; English, the first, serves languages without one. */
export const lexicons: readonly QueryLexicon[] = everyPart('shopping').map(([language, words]) => ({
  language,
  ...words,
}));

/** The lexicon of a language, else English. */
export function queryLexiconOf(language: string): QueryLexicon {
  return lexicons.find((lexicon) => lexicon.language === language) ?? lexicons[0]!;
}
