import { expect, test } from 'vitest';
import { asTyped } from './as-typed.ts';

test('words that were corrected come back as they were typed, others stay', () => {
  const corrections = [
    { from: 'pants', to: 'ports' },
    { from: 'Will', to: 'wall' },
  ];
  expect(asTyped(['wall', 'if', 'Ports'], corrections)).toEqual(['Will', 'if', 'pants']);
  expect(asTyped(['wall'], [])).toEqual(['wall']);
});
