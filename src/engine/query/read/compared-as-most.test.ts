import { expect, test } from 'vitest';
import { comparedAsMost } from './compared-as-most.ts';

test('a comparative about what was shown asks for what has most of it', () => {
  expect(comparedAsMost('a bigger one?', 'en')).toBe('a biggest one?');
  expect(comparedAsMost('einen leichteren', 'de')).toBe('einen leichteste');
  expect(comparedAsMost('something nicer', 'en')).toBe('something nicer');
});

test('one that is told what to be more than stays', () => {
  expect(comparedAsMost('longer than 3 m', 'en')).toBe('longer than 3 m');
});
