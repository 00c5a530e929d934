import { expect, test } from 'vitest';
import { decideStatus } from './decide.ts';

const least = { sure: 0.7, held: 0.4, touched: 0.1 };

test.each([
  [{ sure: 0.9, held: 0.8, touched: 0.8 }, 'answered'],
  [{ sure: 0.9, held: 0.3, touched: 0.8 }, 'partial'],
  [{ sure: 0.69, held: 1, touched: 1 }, 'partial'],
  [{ sure: 0.1, held: 0.05, touched: 0.1 }, 'partial'],
  [{ sure: 0.1, held: 0.05, touched: 0.05 }, 'not_found'],
])('%j: %s', (figures, status) => {
  expect(decideStatus(figures, least)).toBe(status);
});
