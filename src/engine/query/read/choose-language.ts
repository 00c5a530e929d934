import { languageOf } from '../../language/locale-lookup.ts';
import { bestOf } from '../../text/values/best-of.ts';
import { compiledLexicon } from '../lexicon/compiled-lexicon.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { scanQuery } from '../tokens/scan-query.ts';

/** A query in another language than asked for must show this many of its small words. */
const LEAST_HITS = 2;

/**
 * The language whose shopping words a query uses: that of the request unless the query holds none of its small words
 * and at least two of another lexicon (a German question sent without a locale).
 */
export function chooseLanguage(text: string, locale: string): string {
  const asked = languageOf(locale);
  const words = scanQuery(text, asked).map((token) => token.key);
  const hits = (language: string): number => {
    const { glue } = compiledLexicon(language);
    return words.filter((word) => glue.has(word)).length;
  };
  const known = lexicons.some((lexicon) => lexicon.language === asked);
  if (known && hits(asked) > 0) return asked;
  const others = lexicons.map(({ language }) => language).filter((language) => language !== asked);
  return bestOf(others, hits, LEAST_HITS - 1) ?? asked;
}
