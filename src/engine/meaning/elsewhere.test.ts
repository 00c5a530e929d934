import { expect, test } from 'vitest';
import { everyPart } from '../language/pack.ts';
import { elsewhereIn, elsewhereOdds } from './elsewhere.ts';

test.each([
  ['en', 'who won the football last night', 'how much is delivery to an island'],
  ['de', 'erzähl mir einen witz', 'kann ich die schuhe zurückschicken'],
  ['fr', 'qui a gagné le match', 'vous livrez en belgique'],
  ['es', 'va a llover mañana', 'cuánto tarda el envío'],
  ['it', 'che tempo fa domani', 'posso restituire una maglia'],
  ['nl', 'hoe laat is het nu in new york', 'hoe lang duurt de levering en wat kost het'],
])('%s: what nobody asks a shop is told from what shops are asked', (language, elsewhere, here) => {
  expect(elsewhereIn(elsewhere, language)).toBeGreaterThan(0.5);
  expect(elsewhereIn(here, language)).toBeLessThan(-0.5);
});

test('a language without lines, and a text without words, say nothing', () => {
  expect(elsewhereIn('яка завтра погода', 'uk')).toBe(0);
  expect(elsewhereIn('?!', 'en')).toBe(0);
  expect(elsewhereOdds.of('uk').table.features).toHaveLength(0);
});

test('features are in order, each once, and none says more than the most', () => {
  for (const [language] of everyPart('elsewhere')) {
    const { table, odds } = elsewhereOdds.of(language);
    const { features } = table;
    expect(features.length).toBe(odds.length);
    expect(features.every((feature, at) => at === 0 || features[at - 1]! < feature)).toBe(true);
    expect(odds.every((each) => Math.abs(each) <= 3)).toBe(true);
  }
});
