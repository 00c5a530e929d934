import { expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import type { ProductView } from '../product-view.ts';
import { understand } from '../understand.ts';
import { asksElse, leavesProduct } from './asks-else.ts';

const view = {
  sheet: { text: 'Title: Torrent Chainsaw\nweight_kg: 5.4\nchain: steel' },
} as unknown as ProductView;
const quoted = {
  band: 'answer',
  claims: [{ text: 'Sharpening a chainsaw chain – Price: £9' }],
} as unknown as Candidate;
const en = (text: string) => understand(text, 'en');

test('the price of a service that a text names is not that of the product', () => {
  expect(asksElse(en('what does it cost to sharpen the chain?'), view, quoted)).toBe(true);
  expect(asksElse(en('what does the chainsaw cost?'), view, quoted)).toBe(false);
  expect(asksElse(en('what does it cost to sharpen the chain?'), view, undefined)).toBe(false);
});

test('what neither points back nor is of the product leaves it', () => {
  expect(leavesProduct(en('what does engraving cost?'), view)).toBe(true);
  expect(leavesProduct(en('what does the chain cost?'), view)).toBe(false);
  expect(leavesProduct(en('and what does it cost in wood?'), view)).toBe(false);
});
