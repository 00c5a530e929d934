import { kept, keptByLanguage } from '../../memo/kept.ts';
import { attributeConcepts } from '../language/concepts/attribute-concepts.ts';
import type { ComparedId } from '../language/measure-words.ts';
import { everyPart, partOf } from '../language/pack.ts';
import { foldAccents } from '../text/characters/fold.ts';

type Signs = { words: readonly string[]; units: readonly string[] };

/** What says that an attribute states a measure: words of its name in all languages, without accents, and units. */
export const signsOfMeasure: (measure: ComparedId) => Signs = kept(
  { most: 100, longest: 100 },
  (name): Signs => {
    const measure = name as ComparedId;
    const words = everyPart('measures').flatMap(([, { names }]) => names[measure]?.split(' ') ?? []);
    const { toldBy } = attributeConcepts.get(measure)!;
    return { words: [...new Set(words)], units: toldBy === undefined ? [] : [toldBy] };
  },
);

/** The most (1) or the least (−1) of a measure; the first that a catalogue has is meant. */
export type Extreme = { measure: ComparedId; direction: 1 | -1 };

/** What bigness may be measured by. */
const bigness = [...attributeConcepts]
  .filter(([, concept]) => concept.bigness !== undefined)
  .sort(([, a], [, b]) => a.bigness! - b.bigness!)
  .map(([id]) => id as ComparedId);

/** Each superlative of a language, lower case without accents, with what it may mean; empty for a language without. */
export function superlativesOf(language: string): readonly (readonly [string, readonly Extreme[]])[] {
  const own = partOf(language, 'measures');
  if (own === undefined) return [];
  return own.superlatives.split(';').flatMap((entry) => {
    const [phrases = '', measures = ''] = entry.split('=');
    const extremes = measures.trim().split(/\s+/u).flatMap(measuresOf);
    return phrases
      .split(',')
      .flatMap((phrase) => formsOf(phrase.replace(/\s+/gu, ' ').trim(), own.endings, own.adverb))
      .map((form) => [foldAccents(form), extremes] as const);
  });
}

/** Each comparative that is another word than its superlative, folded, with that one; empty for a language whose are the same. */
export function comparativesOf(
  language: string,
): readonly (readonly [comparative: string, superlative: string])[] {
  const [ending, replaced] = partOf(language, 'measures')?.comparative ?? [];
  if (ending === undefined) return [];
  return superlativesOf(language).flatMap(([form]) => {
    const comparative = form.replace(ending, replaced!);
    return comparative === form ? [] : [[comparative, form] as const];
  });
}

/** What asks for the most (1) or the least (−1) of what is named beside it; empty for a language without. */
export function extremesOf(language: string): readonly (readonly [string, 1 | -1])[] {
  const { most = '', least = '' } = partOf(language, 'measures') ?? {};
  const of = (phrases: string, direction: 1 | -1) =>
    phrases.split(',').flatMap((phrase) => {
      const form = foldAccents(phrase.trim());
      return form === '' ? [] : [[form, direction] as const];
    });
  return [...of(most, 1), ...of(least, -1)];
}

/** The measures that a word of a message names or asks for, lower case without accents. */
export const measuresSaid: (word: string, language: string) => readonly ComparedId[] = keptByLanguage(
  { most: 20_000, longest: 100 },
  (word, language) => {
    const { names = {}, said = {} } = partOf(language, 'measures') ?? {};
    const holds = ([, words]: [string, string]) => words.split(' ').includes(word);
    return [...Object.entries(said), ...Object.entries(names)]
      .filter(holds)
      .map(([measure]) => measure as ComparedId);
  },
);

function measuresOf(text: string): Extreme[] {
  const direction = text.endsWith('+') ? 1 : -1;
  const name = text.slice(0, -1);
  const measures = name === 'bigness' ? bigness : [name as ComparedId];
  return measures.map((measure) => ({ measure, direction }));
}

function formsOf(
  phrase: string,
  endings: readonly string[] = [],
  adverb?: readonly [before: string, ending: string],
): string[] {
  if (phrase === '') return [];
  if (!phrase.includes('~')) return [phrase];
  const forms = endings.map((ending) => phrase.replace('~', ending));
  if (adverb === undefined || !phrase.endsWith('~')) return forms;
  const [before, ending] = adverb;
  return [...forms, before + phrase.replace('~', ending)];
}
