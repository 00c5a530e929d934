import { expect, test } from 'vitest';
import type { PassageEvidence } from '../answer/passages/evidence.ts';
import { pageBlocks } from './page-blocks.ts';
import { supportOf } from './support-of.ts';

const text = '# Shipping\n\n## Rates, contiguous 48 states\n\nBikes take 5 to 8 days.';
const start = text.indexOf('Bikes');
const passage: PassageEvidence = {
  id: 'shipping#en#0',
  source: { sourceId: 'document:shipping', title: 'Shipping', hash: 'sha256:0', asOfMs: 0, url: undefined },
  text,
  locale: 'en',
  trust: 'policy',
  headingPath: 'Shipping > Rates, contiguous 48 states',
  start,
  end: text.length,
};

test('a heading that states a number is a part of its section that a sentence may rest on', () => {
  const [block] = pageBlocks([passage]);
  const quotes = (said: string) =>
    supportOf(said, [{ ...block!, id: 'e1' }], 'en').map((one) => (one.kind === 'span' ? one.quote : ''));
  expect(quotes('In the 48 states bikes take 5 to 8 days.')).toEqual([
    'Bikes take 5 to 8 days.',
    'Rates, contiguous 48 states',
  ]);
  expect(quotes('Bikes take 5 to 8 days.')).toEqual(['Bikes take 5 to 8 days.']);
  expect(block!.text).toBe('Bikes take 5 to 8 days.');
});
