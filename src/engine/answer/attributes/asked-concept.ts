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

/** A concept with how well it answers to the words, and which share of them (0 to 1) it makes likelier than chance. */
type Asked = { id: string; score: number; explained: number } | undefined;

/** A word counts as explained by a name that makes it this many times likelier than chance. */
export const EXPLAINING_LIFT = 2.5;

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
  let best: { id: string; score: number; name: readonly string[] } | undefined;
  for (const { id, names } of namedConcepts(languageOf(locale)))
    for (const name of names) {
      const score = nameScore(words, name, locale);
      if (best === undefined || score > best.score) best = { id, score, name };
    }
  if (best === undefined || words.length === 0) return undefined;
  const { id, score, name } = best;
  const table = tableFor(locale);
  const known = words.filter((word) => wordLift(word, { name, value: [] }, table) >= EXPLAINING_LIFT);
  return { id, score, explained: known.length / words.length };
}
