import { expect, test } from 'vitest';
import { fillMessage } from './template.ts';

test('a sentence begins with a capital of its own language', () => {
  expect(fillMessage('içinde {value} var.', 'tr', { value: '3' })).toBe('İçinde 3 var.');
});

test('what a shop wrote keeps a letter whose capital depends on the language', () => {
  expect(fillMessage('{value}.', 'tr', { value: 'intel' })).toBe('intel.');
  expect(fillMessage('{value}.', 'tr', { value: 'sony' })).toBe('Sony.');
  expect(fillMessage('{value}.', 'en', { value: 'intel' })).toBe('Intel.');
});
