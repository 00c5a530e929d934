import { keptByLanguage, once } from '../../memo/kept.ts';
import { languageOf } from '../language/locale-lookup.ts';
import { partOf } from '../language/pack.ts';
import { analyze, FOLDED_WEIGHT } from '../text/terms/analyze.ts';
import { learnedInSteps } from './learned-in-steps.ts';

/** A phrase as the terms of its words, in order. */
export type TermPhrase = readonly string[];

/**
 * What shoppers and shops call the same thing: 3,350 concepts written for this project from general knowledge, by authors who saw
 * neither a shop nor a question of the evaluation. The English list says which there are and what is near them.
 */
type Concept = { name: string; kind: string; near: readonly string[] };

/** Phrases of a language by their terms joined by a space, and of each concept. */
type Words = {
  /** Most phrases name one concept, and a number takes no memory beside the map's. */
  byPhrase: ReadonlyMap<string, number | readonly number[]>;
  /** Terms of the longest phrase that begins with a term: most terms begin none. */
  longestFrom: ReadonlyMap<string, number>;
  /** Of each concept all phrases in one text, a line each: as lists of terms they take eight times as much memory. */
  phrases: readonly string[];
};

/** The language whose list says which concepts there are and what is near them. */
const PIVOT = 'en';

const allConcepts = once((): readonly Concept[] =>
  linesOf(PIVOT).map(([name, , near]) => ({ name, kind: name.split(':')[0]!, near: listOf(near) })),
);

/** The lines of a language's list: the concept's name, what the language calls it, and, in English, what is near. */
function linesOf(language: string): [name: string, words: string, near?: string][] {
  const list = partOf(language, 'concepts')?.().trim();
  return (list?.split('\n') ?? []).map((line) => line.split('|') as [string, string, string?]);
}

/** What a language calls each concept, by its name; empty where it has no list. */
function wordsByConcept(language: string): ReadonlyMap<string, string> {
  return new Map(linesOf(language).map(([name, own]) => [name, own]));
}

function listOf(cell: string | undefined): string[] {
  return (cell ?? '').split(', ').filter((word) => word !== '');
}

/** The terms of a phrase's words in order, one a word, without accents: shoppers on phones leave them out. */
export function phraseOf(text: string, language: string): TermPhrase {
  const terms: string[] = [];
  let last = -1;
  for (const { term, position, weight } of analyze(text, language)) {
    if (position === last && weight === FOLDED_WEIGHT) terms[terms.length - 1] = term;
    if (position === last || weight < 1) continue;
    last = position;
    terms.push(term);
  }
  return terms;
}

/** Concepts that are read in one step, so that a step takes a few milliseconds. */
const CONCEPTS_A_STEP = 50;

/** The words of each language. */
export const thesaurusWords = learnedInSteps(readWords);
const wordsOf = thesaurusWords.of;

function* readWords(language: string): Generator<undefined, Words> {
  const called = wordsByConcept(language);
  const byPhrase = new Map<string, number | readonly number[]>();
  const longestFrom = new Map<string, number>();
  const phrases: string[] = [];
  for (const [id, { name }] of allConcepts().entries()) {
    const own = listOf(called.get(name)).map((text) => phraseOf(text, language));
    const joined = own.map((phrase) => phrase.join(' '));
    phrases.push(joined.join('\n'));
    for (const [i, phrase] of own.entries()) {
      const first = phrase[0] ?? '';
      longestFrom.set(first, Math.max(phrase.length, longestFrom.get(first) ?? 0));
      const key = joined[i]!;
      const ids = idsOf(byPhrase.get(key));
      if (!ids.includes(id)) byPhrase.set(key, ids.length === 0 ? id : [...ids, id]);
    }
    if (called.size > 0 && id % CONCEPTS_A_STEP === 0) yield;
  }
  return { byPhrase, longestFrom, phrases };
}

function idsOf(ids: number | readonly number[] | undefined): readonly number[] {
  return typeof ids === 'number' ? [ids] : (ids ?? []);
}

/** The phrases by which a language says a concept. */
function phrasesOf({ phrases }: Words, concept: number): TermPhrase[] {
  const text = phrases[concept] ?? '';
  return text === '' ? [] : text.split('\n').map((line) => line.split(' '));
}

/** A stretch of a text that names concepts: words `[from, to)` of its phrase. */
export type Mention = { from: number; to: number; concepts: readonly number[] };

const LONGEST_PHRASE = 4;
/** A word of more concepts than this says nothing in particular. */
const MOST_MEANINGS = 4;

/** Which stretches of a text (its phrase) name concepts in a language; none where the language has no list. */
export function mentionedConcepts(phrase: TermPhrase, locale: string): Mention[] {
  const { byPhrase, longestFrom } = wordsOf(languageOf(locale));
  const mentions: Mention[] = [];
  for (const [from, first] of phrase.entries()) {
    const longest = Math.min(LONGEST_PHRASE, longestFrom.get(first) ?? 0, phrase.length - from);
    for (let to = from + longest; to > from; to--) {
      const ids = idsOf(byPhrase.get(to === from + 1 ? first : phrase.slice(from, to).join(' ')));
      if (ids.length > 0 && ids.length <= MOST_MEANINGS) mentions.push({ from, to, concepts: ids });
    }
  }
  return mentions;
}

/** The concepts that a phrase of a language stands for as a whole; none where the tables lack it. */
export function conceptsNamed(text: string, locale: string): readonly number[] {
  const language = languageOf(locale);
  return idsOf(wordsOf(language).byPhrase.get(phraseOf(text, language).join(' ')));
}

/** What sort of thing a concept is: `service`, `property`, `need`, `general`, a kind of product … */
export function kindOf(concept: number): string {
  return allConcepts()[concept]?.kind ?? '';
}

/** How a language writes a concept, the most usual name first; empty where it has no list. */
export function namesOf(concept: number, locale: string): readonly string[] {
  const name = allConcepts()[concept]?.name;
  const list = partOf(languageOf(locale), 'concepts')?.() ?? '';
  const at = name === undefined ? -1 : list.indexOf(`\n${name}|`);
  if (name === undefined || at < 0) return [];
  const from = at + name.length + 2;
  return listOf(list.slice(from, list.indexOf('\n', from)).split('|', 1)[0]);
}

/** Another way to say a word, by how nearly it means the same: 0 to 1. */
export type OtherForm = { terms: TermPhrase; weight: number };

const SAME = 0.7;
const NEAR = 0.35;

/** The phrases by which a language says a concept, and at half the weight what is near it. */
export function formsOf(concept: number, locale: string): readonly OtherForm[] {
  return keptForms(String(concept), languageOf(locale));
}

const keptForms = keptByLanguage({ most: 50_000, longest: 10 }, (of, language): readonly OtherForm[] => {
  const concept = Number(of);
  const words = wordsOf(language);
  const same = phrasesOf(words, concept).map((terms) => ({ terms, weight: SAME }));
  const pivot = wordsOf(PIVOT);
  const near = (allConcepts()[concept]?.near ?? []).flatMap((text) => {
    const terms = phraseOf(text, PIVOT);
    const others = idsOf(pivot.byPhrase.get(terms.join(' ')));
    if (others.length > 0) return others.flatMap((other) => phrasesOf(words, other));
    return language === PIVOT ? [terms] : [];
  });
  return [...same, ...near.map((terms) => ({ terms, weight: NEAR }))];
});

/** Single words of a language that the tables know, as they are written there. */
export function knownWords(locale: string): string[] {
  const called = wordsByConcept(languageOf(locale));
  const single = allConcepts().flatMap(({ name }) =>
    listOf(called.get(name)).filter((word) => !/[\s-]/u.test(word)),
  );
  return [...new Set(single)];
}
