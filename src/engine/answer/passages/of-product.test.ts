import { expect, test } from 'vitest';
import type { Candidate } from '../candidate.ts';
import type { ProductView } from '../product-view.ts';
import { understand } from '../understand.ts';
import type { PassageEvidence } from './evidence.ts';
import { passagesOfProduct } from './of-product.ts';

const view = { product: { title: 'Ridge Boot' } } as ProductView;
const quoted = (heading = 0): Candidate => ({
  route: 'policy',
  confidence: 0.9,
  band: 'answer',
  claims: [],
  products: [],
  passages: ['care#en#1'],
  features: { heading },
});
const passage = (text: string) =>
  ({ id: 'care#en#1', source: { title: 'Care' }, text, start: 0, end: text.length }) as PassageEvidence;
const judge = (question: string, text = 'Empty the pockets.', candidate = quoted()) =>
  passagesOfProduct(understand(question, 'en'), view, [passage(text)], candidate);

test('a text that only shares a word with a question about the product is no answer', () => {
  expect(judge('Does it have pockets?')).toBeUndefined();
});

test('with more words in common it is the closest at best', () => {
  expect(judge('Can it hold bottles in the pockets?', 'Empty bottles and pockets.')?.band).toBe('closest');
});

test('a text on the product, one headed by what is asked, and rules of the shop are answers', () => {
  expect(judge('Does it have pockets?', 'The Ridge Boot has no pockets.')?.band).toBe('answer');
  expect(judge('Does it have pockets?', 'Two of them.', quoted(0.5))?.band).toBe('answer');
  expect(judge('Can I return it?', 'Unused items can be returned.')?.band).toBe('answer');
  expect(judge('What are pockets for?')?.band).toBe('answer');
});
