import { keptByLanguage } from '../../../memo/kept.ts';
import { lexiconOf, phrasesOf } from '../../language/asks-of.ts';
import { type Expectation, understand } from '../../question/understand.ts';
import { numbersIn } from '../../text/numbers/numbers.ts';
import { hasPhrase } from '../../text/phrases/phrases.ts';
import { questionWords } from '../../text/phrases/question-words.ts';
import { analyze } from '../../text/terms/analyze.ts';
import type { TermGroup } from '../../text/terms/term-group.ts';
import { expandSynonyms } from './synonyms.ts';

/** One wording of a question, read for comparing it with another. */
export type Wording = {
  /** Letters and digits only, in lower case: equal for wordings that differ in marks and letter case alone. */
  key: string;
  /** Index terms of all its words. */
  terms: ReadonlySet<string>;
  /** The words that carry meaning, each with other words for the same. */
  content: readonly TermGroup[];
  grams: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  isNegated: boolean;
  /** What would answer it; a reason is told apart here, since it is so often asked for in the same words. */
  expects: Expectation | 'reason';
};

function trigrams(plain: string): Set<string> {
  const padded = ` ${plain} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3)));
}

/** Reads a question in a language (its tag); an empty text gives empty sets. Stored wordings are compared again and again. */
export const readWording: (text: string, language: string) => Wording = keptByLanguage(
  { most: 4_000, longest: Number.POSITIVE_INFINITY },
  read,
);

function read(text: string, language: string): Wording {
  const { prepared, content, expects } = understand(text, language);
  const key = questionWords(text);
  const terms = analyze(text, language).filter(({ weight }) => weight === 1);
  return {
    key,
    terms: new Set(terms.map(({ term }) => term)),
    content: expandSynonyms(content, language),
    grams: trigrams(key),
    numbers: new Set(numbersIn(text, language).map(({ value }) => String(value))),
    isNegated: hasPhrase(prepared, lexiconOf(language).negation),
    expects: hasPhrase(prepared, phrasesOf(language, 'why')) ? 'reason' : expects,
  };
}
