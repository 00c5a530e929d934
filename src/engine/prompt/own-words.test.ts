import { expect, test } from 'vitest';
import { emptyBag } from '../answer/asked/asked-words.ts';
import type { Piece } from '../answer/pieces/piece.ts';
import type { Evidence } from './evidence.ts';
import { ownWords } from './own-words.ts';

function piece(section: string, text: string): Piece {
  const bags = { own: emptyBag, around: emptyBag, key: emptyBag };
  return {
    ...bags,
    kind: 'sentence',
    place: 'p',
    section,
    locale: 'en',
    trust: 'policy',
    text,
    claims: () => [],
  };
}

const cited = [{ key: 'p\nDelivery' } as Evidence];
const right = piece('p\nDelivery', 'An e-bike costs $99 to deliver and takes 6 to 9 business days.');
const pieces = [
  piece('p\nDelivery', 'We ship on weekdays.'),
  right,
  piece('p\nReturns', 'It costs $99 to deliver.'),
];

test('the piece of a cited section that shares most with a refused sentence stands for it', () => {
  expect(ownWords('Delivery of the e-bike to Denver costs $99.', cited, pieces)).toEqual([right]);
});

test('where nothing cited shares a figure or several words, nothing stands for it', () => {
  expect(ownWords('Our helmets are blue.', cited, pieces)).toEqual([]);
  expect(ownWords('It costs $99 to deliver.', [], pieces)).toEqual([]);
});
