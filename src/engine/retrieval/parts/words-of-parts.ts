import { roundAverage } from '../score/score.ts';
import type { IndexWord } from '../types.ts';
import type { Part } from './part.ts';

/** How many live documents of all parts, or of all indexes, hold a term; asked for hundreds of words of a message. */
export function documentFrequencyIn(parts: readonly Pick<Part, 'documentFrequency'>[], term: string): number {
  let documents = 0;
  for (const part of parts) documents += part.documentFrequency(term);
  return documents;
}

/** Each word that live documents of the parts hold, once, with its index term; lazily, in the order of the parts. */
export function* wordsOfParts(parts: readonly Part[]): Generator<IndexWord> {
  const seen = new Set<string>();
  for (const part of parts)
    for (const [word, term] of part.words()) {
      if (seen.has(word)) continue;
      seen.add(word);
      const documentFrequency = documentFrequencyIn(parts, term);
      if (documentFrequency > 0) yield { word, term, documentFrequency };
    }
}

const MOST_BYTES = 5;

/**
 * Short words that only texts hold, in `least` live documents or more, each once: stems hardly differ from words there.
 * `listed` are words and terms that need not be given again.
 */
export function* shortWordsOf(
  parts: readonly Part[],
  least: number,
  listed: ReadonlySet<string>,
): Generator<IndexWord> {
  const seen = new Set<string>();
  for (const part of parts)
    for (const term of part.shortTerms(MOST_BYTES)) {
      if (seen.has(term) || listed.has(term) || !/^\p{L}{3,}$/u.test(term)) continue;
      seen.add(term);
      const documentFrequency = documentFrequencyIn(parts, term);
      if (documentFrequency >= least) yield { word: term, term, documentFrequency };
    }
}

/** Words per live document in each of `fields` fields, rounded as segments are baked with it. */
export function averageWordsOf(parts: readonly Part[], documentCount: number, fields: number): number[] {
  const words = parts.map((part) => part.fieldWords());
  const total = (field: number) => words.reduce((sum, part) => sum + (part[field] ?? 0), 0);
  return Array.from({ length: fields }, (_, field) => roundAverage(total(field), documentCount));
}
