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

test('a title with an article of its own takes no second one', () => {
  const say = (product: string) =>
    fillMessage('The {product} costs {price}.', 'en', { product, price: '£8' });
  expect(say('The Midnight Hurlers')).toBe('The Midnight Hurlers costs £8.');
  expect(say('A Year of Skies')).toBe('A Year of Skies costs £8.');
  expect(say('Thermo Mug')).toBe('The Thermo Mug costs £8.');
});
