import { expect, test } from 'vitest';
import { scanQuery } from '../tokens/scan-query.ts';
import type { QueryVocabulary } from './catalogue-vocabulary.ts';
import { cutCompounds } from './cut-compounds.ts';

const known = new Set(['jacke', 'pflege', 'schuhe', 'pullover', 'wagen']);
const vocabulary = {
  locale: 'de',
  values: new Map([['kinderwag', []]]),
  knows: (word: string) => known.has(word.toLowerCase()),
} as unknown as QueryVocabulary;

const cut = (text: string, language = 'de'): string[] =>
  cutCompounds(scanQuery(text, language), language, vocabulary).map(
    ({ text: part, key }) => `${part}/${key}`,
  );

test('audience and material are cut off a thing that the catalogue knows', () => {
  expect(cut('Herrenjacke')).toEqual(['Herren/herren', 'jacke/jacke']);
  expect(cut('Wollpullover')).toEqual(['Woll/wolle', 'pullover/pullover']);
  expect(cut('Mädchenschuhe')).toEqual(['Mädchen/madchen', 'schuhe/schuhe']);
});

test('a category of its own, an unknown rest and other languages stay whole', () => {
  expect(cut('Kinderwagen')).toEqual(['Kinderwagen/kinderwagen']);
  expect(cut('Kindergarten')).toEqual(['Kindergarten/kindergarten']);
  expect(cut('Herrenjacke', 'fr')).toEqual(['Herrenjacke/herrenjacke']);
});
