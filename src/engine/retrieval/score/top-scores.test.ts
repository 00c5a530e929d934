import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ScoreHistogram } from './score-histogram.ts';
import { selectScore } from './select-score.ts';

const scores = fc.array(fc.oneof(fc.double({ min: 0, max: 9, noNaN: true }), fc.constantFrom(0, 1, 2, 8.5)), {
  minLength: 1,
  maxLength: 300,
});

test('selecting a score gives the one that sorting would', () => {
  fc.assert(
    fc.property(scores, fc.nat(), (all, number) => {
      const rank = number % all.length;
      const sorted = Float64Array.from(all).sort().reverse();
      expect(selectScore(Float64Array.from(all), all.length, rank)).toBe(sorted[rank]);
    }),
  );
});

test('the floor of a histogram never passes the score it stands for, and comes within two steps of it', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 40 }), (all, count) => {
      const histogram = new ScoreHistogram();
      histogram.reset(count, 9);
      for (const score of all) histogram.note(score);
      const best = all.toSorted((a, b) => b - a)[count - 1];
      if (best === undefined) expect(histogram.floor).toBe(Number.NEGATIVE_INFINITY);
      else {
        expect(histogram.floor).toBeLessThanOrEqual(best);
        expect(best < 18 / 1024 || histogram.floor > best - 18 / 1024).toBe(true);
      }
    }),
  );
});
