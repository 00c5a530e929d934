import { describe, expect, test } from 'vitest';
import {
  aurc,
  auroc,
  averagePrecision,
  bootstrapInterval,
  coverageAtPrecision,
  exactMatch,
  fixedGenerator,
  ndcgAt,
  ndcgJudgedOnly,
  pairedBootstrap,
  rankCandidates,
  recallAt,
  reciprocalRank,
  relativeLoss,
  tokenF1,
  unjudgedAt,
} from './metrics.ts';

const gains = new Map([
  ['a', 3],
  ['b', 0],
  ['c', 2],
]);

describe('rank metrics', () => {
  test('nDCG by hand: gains 7 and 3 at ranks 1 and 3 against the ideal 7, 3', () => {
    const ideal = 7 + 3 / Math.log2(3);
    expect(ndcgAt(['a', 'x', 'c'], gains)).toBeCloseTo((7 + 3 / 2) / ideal, 12);
    expect(ndcgJudgedOnly(['a', 'x', 'c'], gains)).toBeCloseTo(1, 12);
    expect(ndcgAt(['a'], new Map([['a', 0]]))).toBeUndefined();
  });

  test('unjudged, recall, reciprocal rank, average precision', () => {
    expect(unjudgedAt(['a', 'x'], gains)).toBe(0.5);
    expect(recallAt(['a', 'x'], gains, 100)).toBe(0.5);
    expect(reciprocalRank([false, true])).toBe(0.5);
    expect(reciprocalRank([false, true], 1)).toBe(0);
    expect(averagePrecision([true, false, true])).toBeCloseTo((1 + 2 / 3) / 2, 12);
    expect(averagePrecision([false])).toBeUndefined();
  });

  test('equal scores do not keep the order of the file', () => {
    const ids = Array.from({ length: 40 }, (_, i) => ({ id: `c${i}`, score: 1 }));
    const order = rankCandidates('q', ids).map((c) => c.id);
    expect(order).not.toEqual(ids.map((c) => c.id));
    expect(rankCandidates('q', [...ids].reverse()).map((c) => c.id)).toEqual(order);
  });
});

describe('confidence metrics', () => {
  test('AUROC counts ties half and equals the pair count', () => {
    expect(auroc([1, 2], [0, 1])).toBe(3.5 / 4);
    const random = fixedGenerator(7);
    const p = Array.from({ length: 30 }, () => Math.floor(random() * 6));
    const n = Array.from({ length: 20 }, () => Math.floor(random() * 5));
    const pairs = p.flatMap((x) => n.map((y): number => (x > y ? 1 : x === y ? 0.5 : 0)));
    expect(auroc(p, n)).toBeCloseTo(pairs.reduce((a, b) => a + b, 0) / pairs.length, 12);
  });

  test('coverage needs twelve answers and keeps equal confidences together', () => {
    const right = Array.from({ length: 12 }, () => ({ confidence: 2, correct: true }));
    const mixed = [
      { confidence: 1, correct: true },
      { confidence: 1, correct: false },
    ];
    expect(coverageAtPrecision([...right, ...mixed], 0.9)).toEqual({ coverage: 1, threshold: 1 });
    expect(coverageAtPrecision([...right, ...mixed], 0.95).coverage).toBeCloseTo(12 / 14, 12);
    expect(coverageAtPrecision(right.slice(1), 0.9).coverage).toBe(0);
  });

  test('AURC is 0 when all is right and 1 when all is wrong', () => {
    expect(aurc([{ confidence: 1, correct: true }])).toBe(0);
    expect(aurc([{ confidence: 1, correct: false }])).toBe(1);
    const twice = aurc([
      { confidence: 2, correct: true },
      { confidence: 1, correct: false },
    ]);
    expect(twice).toBeCloseTo(0.25, 12);
  });

  test('token F1 and exact match', () => {
    expect(tokenF1('the red boot', ['Red boots'])).toBe(0.5);
    expect(tokenF1('', [])).toBe(1);
    expect(tokenF1('x', [])).toBe(0);
    expect(exactMatch('The Boot!', ['boot'])).toBe(1);
    expect(tokenF1('东京', ['东'], 'zh')).toBeCloseTo(2 / 3, 12);
  });
});

describe('bootstrap', () => {
  test('is repeatable and covers the mean', () => {
    const random = fixedGenerator(3);
    const values = Array.from({ length: 80 }, () => random());
    const interval = bootstrapInterval(values);
    expect(bootstrapInterval(values)).toEqual(interval);
    expect(interval.low).toBeLessThan(interval.mean);
    expect(interval.high).toBeGreaterThan(interval.mean);
  });

  test('a constant gain is certain, none is not', () => {
    const values = [0.1, 0.5, 0.9];
    expect(
      pairedBootstrap(
        values.map((v) => v + 0.05),
        values,
      ).notBetter,
    ).toBe(0);
    expect(pairedBootstrap(values, values).notBetter).toBe(1);
    expect(() => pairedBootstrap([1], [])).toThrow(RangeError);
    expect(relativeLoss(0.8, 0.6)).toBeCloseTo(0.25, 12);
  });
});
