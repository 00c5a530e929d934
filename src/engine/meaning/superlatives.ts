import { kept } from '../../memo/kept.ts';
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
    const extremes = measures.trim().split(/\s+/u).flatMap(extremesOf);
    return phrases
      .split(',')
      .flatMap((phrase) => formsOf(phrase.replace(/\s+/gu, ' ').trim(), own.endings, own.adverb))
      .map((form) => [foldAccents(form), extremes] as const);
  });
}

function extremesOf(text: string): Extreme[] {
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
