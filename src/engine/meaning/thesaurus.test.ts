import { describe, expect, test } from 'vitest';
import { everyPart } from '../language/pack.ts';
import {
  conceptsNamed,
  formsOf,
  knownWords,
  mentionedConcepts,
  namesOf,
  phraseOf,
  thesaurusWords,
} from './thesaurus.ts';

/** Words of `to` that mean what a text of `from` says. */
function meanings(text: string, from: string, to: string): string[] {
  const mentions = mentionedConcepts(phraseOf(text, from), from);
  return mentions
    .flatMap(({ concepts }) => concepts.flatMap((id) => formsOf(id, to)))
    .map(({ terms }) => terms.join(' '));
}

describe('the thesaurus', () => {
  test.each([
    ['fridge', 'en', 'en', 'refrigerator'],
    ['voucher', 'en', 'de', 'Gutschein'],
    ['livraison', 'fr', 'en', 'delivery'],
    ['wash by hand', 'en', 'es', 'lavar a mano'],
  ])('%s (%s) is in %s also %s', (text, from, to, other) => {
    expect(meanings(text, from, to)).toContain(phraseOf(other, to).join(' '));
  });

  test('knows two thousand words and more in each of its languages, and none in others', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl'])
      expect([language, knownWords(language).length > 2_000]).toEqual([language, true]);
    expect(knownWords('uk')).toEqual([]);
    expect(mentionedConcepts(['x'], 'uk')).toEqual([]);
  });

  test('names are given as a language writes them, the most usual one first', () => {
    const [bathtub] = conceptsNamed('bathtub', 'en');
    expect(namesOf(bathtub!, 'fr')[0]).toBe('baignoire');
    expect(namesOf(bathtub!, 'uk')).toEqual([]);
    expect(namesOf(-1, 'fr')).toEqual([]);
  });

  test('no list names a concept that the English one lacks, and none names one twice', () => {
    const names = (list: string) => [...list.matchAll(/^(\w+:[^|]+)\|/gmu)].map(([, name]) => name);
    const [english, ...others] = everyPart('concepts').map(([, list]) => names(list()));
    for (const own of [english!, ...others]) expect(own).toEqual([...new Set(own)]);
    for (const own of others) expect(own.filter((name) => !english!.includes(name))).toEqual([]);
  });

  test('weights say how near: the same words more than what is near, all from 0 to 1', () => {
    const [mention] = mentionedConcepts(phraseOf('delivery', 'en'), 'en');
    const weights = formsOf(mention!.concepts[0]!, 'en').map(({ weight }) => weight);
    expect(Math.max(...weights)).toBeLessThanOrEqual(1);
    expect(Math.min(...weights)).toBeGreaterThan(0);
    expect(new Set(weights).size).toBe(2);
  });

  test('words read step by step are those read at one go, and are read once', () => {
    const steps = thesaurusWords.steps('nl');
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count++;
    expect(count).toBeGreaterThan(20);
    expect(thesaurusWords.isLearned('nl')).toBe(true);
    expect(thesaurusWords.steps('nl').next()).toEqual({ done: true, value: step.value });
    expect(meanings('koelkast', 'nl', 'en')).toContain(phraseOf('fridge', 'en').join(' '));
  });
});
