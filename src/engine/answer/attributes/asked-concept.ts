import { languageOf } from '../../text/locale-lookup.ts';
import { conceptsOf } from './concepts.ts';
import { nameWords } from './name-words.ts';
import { nameTerms, tableFor } from './question-table.ts';
import { COVERAGE_WEIGHT, nameCoverage, wordLift } from './rank-fields.ts';

type NamedConcept = { id: string; names: readonly (readonly string[])[] };

const named = new Map<string, readonly NamedConcept[]>();

function namedConcepts(language: string): readonly NamedConcept[] {
  let list = named.get(language);
  if (list === undefined) {
    list = conceptsOf(language).map(({ id, names }) => ({
      id,
      names: names.slice(0, 2).map((name) => nameTerms(nameWords(name), language)),
    }));
    named.set(language, list);
  }
  return list;
}

/** How well a name answers to the words of a question: log-likelihood ratio plus name coverage. */
export function nameScore(words: readonly string[], name: readonly string[], locale: string): number {
  const table = tableFor(locale);
  const lift = words.reduce((sum, word) => sum + Math.log(wordLift(word, { name, value: [] }, table)), 0);
  return lift + COVERAGE_WEIGHT * nameCoverage(words, name, table);
}

type Asked = { id: string; score: number } | undefined;

/** Shoppers ask in the same few words; emptied when full. */
const KEPT_QUESTIONS = 1_000;
const MOST_WORDS_KEPT = 12;
const keptConcepts = new Map<string, { asked: Asked }>();

/** The concept that the words of a question ask for most, whatever a product states; `undefined` without concepts. */
export function askedConcept(words: readonly string[], locale: string): Asked {
  const key = `${locale}\n${words.join('\n')}`;
  let kept = keptConcepts.get(key);
  if (kept === undefined) {
    kept = { asked: findConcept(words, locale) };
    if (keptConcepts.size >= KEPT_QUESTIONS) keptConcepts.clear();
    if (words.length <= MOST_WORDS_KEPT) keptConcepts.set(key, kept);
  }
  return kept.asked;
}

function findConcept(words: readonly string[], locale: string): Asked {
  let best: { id: string; score: number } | undefined;
  for (const { id, names } of namedConcepts(languageOf(locale)))
    for (const name of names) {
      const score = nameScore(words, name, locale);
      if (best === undefined || score > best.score) best = { id, score };
    }
  return best;
}
