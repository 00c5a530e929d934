import { describe, expect, test } from 'vitest';
import { findDisputes, saysOtherwise } from './disputes.ts';

const statements = [
  { place: 'returns', text: 'Unused items can be returned within 60 days of delivery.' },
  { place: 'faq', text: 'Unused items can be returned within 30 days of delivery.' },
  { place: 'faq', text: 'Unused items can be returned within 14 days of delivery.' },
  { place: 'terms', text: 'Unused items can be returned within 60 days of delivery.' },
  { place: 'shipping', text: 'Parcels to Norway take 3 to 5 working days.' },
  { place: 'care', text: 'Wash it at 30 degrees.' },
  { place: 'care-wool', text: 'Wool: 30 degrees.' },
  { place: 'price', text: 'Standard shipping costs $5 in the US and $6 in the EU, and it is free from $75.' },
  { place: 'free', text: 'Standard shipping is free from $75 in the US and the EU.' },
];

describe('pages that contradict each other', () => {
  test('are found where they say the same with other numbers, and not within one page', () => {
    expect(findDisputes(statements)).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(findDisputes([])).toEqual([]);
  });

  test('every pair that is found says otherwise; a sentence with more numbers says more, and contradicts nobody', () => {
    for (const [i, j] of findDisputes(statements))
      expect(saysOtherwise(statements[i]!.text, statements[j]!.text)).toBe(true);
    expect(saysOtherwise(statements[7]!.text, statements[8]!.text)).toBe(true);
  });

  test('what ten thousand pages say in one form is no dispute, and costs no square of time', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({
      place: `page ${i}`,
      text: `Item alpha${i} beta${i % 500} weighs ${i} grams and ships in a box`,
    }));
    expect(findDisputes(many)).toEqual([]);
  });
});
