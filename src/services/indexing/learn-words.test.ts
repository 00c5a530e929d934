import { expect, test } from 'vitest';
import { nothingLearned } from '../../engine/query/learned/learn-synonyms.ts';
import { isLearningDue } from './learn-words.ts';

const learnedAt = (changeSeq: number) => ({ synonyms: nothingLearned(5000), changeSeq });

test('products are learned from once there are enough, and again when a fifth of them has changed', () => {
  expect(isLearningDue('product', 39, 500, undefined)).toBe(false);
  expect(isLearningDue('product', 40, 500, undefined)).toBe(true);
  expect(isLearningDue('passage', 5000, 500, undefined)).toBe(false);
  expect(isLearningDue('product', 5000, 1400, learnedAt(500))).toBe(false);
  expect(isLearningDue('product', 5000, 1500, learnedAt(500))).toBe(true);
  expect(isLearningDue('product', 50, 699, learnedAt(500))).toBe(false);
  expect(isLearningDue('product', 50, 700, learnedAt(500))).toBe(true);
});
