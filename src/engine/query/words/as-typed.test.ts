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

test('a word that was taken for two comes back once', () => {
  const corrections = [{ from: 'handbag', to: 'hand bag' }];
  expect(asTyped(['red', 'hand', 'bag'], corrections)).toEqual(['red', 'handbag']);
  expect(asTyped(['bag', 'bag'], [])).toEqual(['bag', 'bag']);
});
