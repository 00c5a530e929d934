import { describe, expect, test } from 'vitest';
import { kindLines } from './kind-lists.ts';
import { kindNeeds, kindsNeeded } from './kinds-needed.ts';
import { kindsOf } from './kinds-of-things.ts';

const languages = ['en', 'de', 'es', 'fr'];

describe('kinds of things', () => {
  test.each(languages)('%s has a thousand kinds and more, each with names and needs', (language) => {
    const lines = kindLines(language);
    expect(lines.length).toBeGreaterThan(1_000);
    for (const { kind, names, needs } of lines)
      expect([kind, names.length > 0, needs !== '']).toEqual([kind, true, true]);
  });

  test('a product is of the kinds that its title names, whole names only', () => {
    expect(kindsOf('Nordvik Food Jar 0.5 l', [], 'en')).toContain('food jar');
    expect(kindsOf('Jar opener', [], 'en')).not.toContain('food jar');
    expect(kindsOf('Food Jar', [], 'ja')).toEqual([]);
  });

  test('a category names a kind only together with the title', () => {
    const [kind] = kindsOf('Rake', ['Garden tools'], 'en');
    expect(kind).toBeDefined();
    expect(kindsOf('Something else', ['Food jars'], 'en')).not.toContain('food jar');
  });
});

describe('kinds by need', () => {
  test('a need finds the carried kinds alone, the surest first', () => {
    const text = 'something to keep soup hot till lunch';
    const carried = new Set(['food jar', 'hammer']);
    expect([...kindsNeeded(text, 'en', carried).keys()][0]).toBe('food jar');
    expect(kindsNeeded(text, 'en', new Set()).size).toBe(0);
    expect(kindsNeeded('', 'en', carried).size).toBe(0);
    expect(kindsNeeded(text, 'ja', carried).size).toBe(0);
  });

  test('how surely is from 0 to about 1, falling', () => {
    const carried = new Set(kindLines('de').map(({ kind }) => kind));
    const scores = [...kindsNeeded('die suppe soll bis mittags heiß bleiben', 'de', carried).values()];
    expect(scores.length).toBeGreaterThan(0);
    expect(scores.every((score) => score > 0 && score < 1.5)).toBe(true);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('needs read step by step are read once', () => {
    const steps = kindNeeds.steps('fr');
    let count = 0;
    while (!steps.next().done) count++;
    expect(count).toBeGreaterThan(10);
    expect([kindNeeds.isLearned('fr'), kindNeeds.steps('fr').next().done]).toEqual([true, true]);
  });
});
