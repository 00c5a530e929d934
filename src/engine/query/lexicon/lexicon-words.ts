import { oncePer } from '../../../memo/once-per.ts';
import { superlativesOf } from '../../meaning/superlatives.ts';
import { buildSpelling, type SpellingIndex } from '../../text/spelling/spelling.ts';
import { type QueryLexicon, queryLexiconOf } from './lexicons.ts';

/** The shopping words of a language, as words that are never corrected and that mistyped words may have meant. */
export type LexiconWords = { known: ReadonlySet<string>; spelling: SpellingIndex };

/** A shopping word weighs as if that many products held it. */
const AS_IF_DOCUMENTS = 50;

/** A superlative this long is hardly near another word by chance. */
const LEAST_MEANT = 6;

/** Every word of the language's lexicon; computed once. */
export function lexiconWords(language: string): LexiconWords {
  return wordsOf(queryLexiconOf(language));
}

/** Every word of a lexicon, and its superlatives; computed once. */
export const shoppingWords = oncePer((lexicon: QueryLexicon): ReadonlySet<string> => {
  const all = new Set<string>();
  collect([lexicon, Object.keys(lexicon.currencies), superlativesIn(lexicon)], all);
  return all;
});

function superlativesIn({ language }: QueryLexicon): string[][] {
  return superlativesOf(language).map(([phrase]) => phrase.split(' ').slice(0, 2));
}

const wordsOf = oncePer((lexicon: QueryLexicon): LexiconWords => {
  const { followUp: _followUp, fieldNames: _fieldNames, fillers: _fillers, ...rest } = lexicon;
  const { descriptive: _descriptive, adjectiveEndings: _adjectiveEndings, ...operators } = rest;
  const meant = new Set<string>();
  collect(operators, meant);
  collect(
    superlativesIn(lexicon)
      .flat()
      .filter((word) => word.length >= LEAST_MEANT),
    meant,
  );
  const use = { titles: AS_IF_DOCUMENTS, things: 0, brands: 0 };
  const entries = [...meant].map((word) => ({ word, documentFrequency: AS_IF_DOCUMENTS, use }));
  return { known: shoppingWords(lexicon), spelling: buildSpelling(entries) };
});

/** Every word of every phrase below a value. */
function collect(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    for (const word of value.toLowerCase().split(/[^\p{L}\p{M}'’]+/u)) if (word.length > 1) words.add(word);
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collect(part, words);
}
