import { expect, test } from 'vitest';
import { chanceOf } from '../../src/engine/answer/pool/boosted-trees.ts';
import { fixedGenerator } from '../metrics.ts';
import { fitBoostedTrees } from './fit-boosted-trees.ts';

/** Rows of two telling features, of which one alone tells nothing, and one of noise. */
function rows(count: number, seed: number) {
  const random = fixedGenerator(seed);
  return Array.from({ length: count }, () => {
    const features = [random(), random(), random()];
    return { features, label: features[0]! > 0.5 !== features[1]! > 0.5 };
  });
}

test('trees learn what features say only together, and tell it of rows that they have not seen', () => {
  const trees = fitBoostedTrees(rows(1_500, 1));
  const right = rows(500, 2).filter(({ features, label }) => chanceOf(trees, features) > 0.5 === label);
  expect(right.length).toBeGreaterThan(450);
});

test('the same rows give the same trees', () => {
  expect(fitBoostedTrees(rows(300, 3))).toEqual(fitBoostedTrees(rows(300, 3)));
});

test('the mean chance over the rows is their share of positive ones', () => {
  const random = fixedGenerator(5);
  const of = rows(2_000, 4).map(({ features }) => ({ features, label: random() < 0.2 }));
  const trees = fitBoostedTrees(of);
  const mean = of.reduce((sum, { features }) => sum + chanceOf(trees, features), 0) / of.length;
  const share = of.filter(({ label }) => label).length / of.length;
  expect(Math.abs(mean - share)).toBeLessThan(0.02);
});

test('what has a sign never moves the chance the other way, whatever the rows say', () => {
  const trees = fitBoostedTrees(rows(1_500, 6), [-1, 0, 1]);
  const random = fixedGenerator(7);
  for (let i = 0; i < 300; i++) {
    const [down, free, up, more] = [random(), random(), random(), random() / 2];
    const chance = chanceOf(trees, [down, free, up]);
    expect(chanceOf(trees, [down + more, free, up])).toBeLessThanOrEqual(chance);
    expect(chanceOf(trees, [down, free, up + more])).toBeGreaterThanOrEqual(chance);
  }
});
