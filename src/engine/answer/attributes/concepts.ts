import { nameWords } from './name-words.ts';
import { type Concept, parseConcepts } from './patterns.ts';
import { patternsDe } from './patterns-de.ts';
import { patternsEn } from './patterns-en.ts';
import { patternsEs } from './patterns-es.ts';
import {
  patternsAr,
  patternsHi,
  patternsJa,
  patternsKo,
  patternsNl,
  patternsPl,
  patternsRu,
  patternsTh,
  patternsTr,
  patternsZh,
} from './patterns-other.ts';
import { patternsFr, patternsIt, patternsPt } from './patterns-romance.ts';

const sources: Readonly<Record<string, string>> = {
  en: patternsEn,
  de: patternsDe,
  fr: patternsFr,
  es: patternsEs,
  it: patternsIt,
  pt: patternsPt,
  nl: patternsNl,
  pl: patternsPl,
  tr: patternsTr,
  ru: patternsRu,
  ar: patternsAr,
  hi: patternsHi,
  zh: patternsZh,
  ja: patternsJa,
  ko: patternsKo,
  th: patternsTh,
};

const parsed = new Map<string, readonly Concept[]>();

/** The attribute concepts written for a language; none for a language without a list. */
export function conceptsOf(language: string): readonly Concept[] {
  let concepts = parsed.get(language);
  if (concepts === undefined) {
    concepts = parseConcepts(sources[language] ?? '');
    parsed.set(language, concepts);
  }
  return concepts;
}

const byName = new Map<string, ReadonlyMap<string, string>>();

function keyOf(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

function nameIndex(language: string): ReadonlyMap<string, string> {
  let index = byName.get(language);
  if (index === undefined) {
    const entries = new Map<string, string>();
    // Earlier concepts win, so that an alias cannot take over another concept's own name.
    for (const first of [true, false])
      for (const concept of conceptsOf(language))
        for (const name of first ? concept.names.slice(0, 1) : concept.names) {
          const key = keyOf(nameWords(name));
          if (!entries.has(key)) entries.set(key, concept.id);
        }
    index = entries;
    byName.set(language, index);
  }
  return index;
}

/** The concept that an attribute name stands for, looked up in the catalogue's language, then in English. */
export function conceptIdOf(words: readonly string[], language: string): string | undefined {
  const key = keyOf(words);
  return nameIndex(language).get(key) ?? nameIndex('en').get(key);
}

/** How a language calls a concept, or `undefined`. */
export function conceptLabel(id: string, language: string): string | undefined {
  return conceptsOf(language).find((concept) => concept.id === id)?.label;
}

/** The labels of all concepts in a language. */
export function conceptLabels(language: string): string[] {
  return conceptsOf(language).map(({ label }) => label);
}
