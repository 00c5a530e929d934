import { describe, expect, test } from 'vitest';
import { namedProducts, resolveProducts } from './resolve-products.ts';
import { understand } from './understand.ts';

const memory = { productIds: ['A', 'B', 'C'], shownPassages: [], questions: [] };
const resolve = (text: string, named: string[], page: string | undefined, kept: unknown = memory) =>
  resolveProducts(understand(text, 'en'), named, page, kept as Parameters<typeof resolveProducts>[3]);

describe('resolveProducts', () => {
  test('a name goes before the page, the page before the thread', () => {
    expect(resolve('Is the N waterproof?', ['N'], 'P')).toEqual({
      productIds: ['N'],
      why: 'named',
      pageProductId: 'P',
    });
    expect(resolve('Is it waterproof?', [], 'P')).toMatchObject({ productIds: ['P'], why: 'page' });
    expect(resolve('Is it waterproof?', [], undefined)).toMatchObject({ productIds: ['A'], why: 'thread' });
  });

  test('a yes or no of "it" on a page is about the page’s product, whatever else is named', () => {
    const page = { productIds: ['P'], why: 'page', pageProductId: 'P' };
    expect(resolve('Does it fit the N?', ['N'], 'P')).toEqual(page);
    expect(resolve('Will this work with a 14 inch wok?', ['N'], 'P')).toEqual(page);
    expect(resolve('Is it waterproof, the P?', ['N', 'P'], 'P')).toMatchObject({ why: 'named' });
    expect(resolve('Is it true that the N is warm?', ['N'], 'P').productIds).toEqual(['N']);
    expect(resolve('Does it fit the N?', ['N'], undefined).productIds).toEqual(['N']);
  });

  test('a comparison on a page takes the page’s product and the one that was named or talked about', () => {
    const talked = { ...memory, productIds: ['T'], focusProductId: 'T' };
    expect(resolve('Which one is lighter?', [], 'P', talked).productIds).toEqual(['P', 'T']);
    expect(resolve('Is it lighter than the N?', ['N'], 'P', talked).productIds).toEqual(['P', 'N']);
    expect(resolve('Is it light?', [], 'P', talked).productIds).toEqual(['P']);
  });

  test('an ordinal counts through the last answer', () => {
    expect(resolve('Is the second one waterproof?', [], 'P')).toMatchObject({
      productIds: ['B'],
      why: 'ordinal',
    });
  });

  test('what is talked of is compared with the one that an ordinal names, in the order of the list', () => {
    const talked = { ...memory, focusProductId: 'B' };
    expect(resolve('compare it with the first one', [], undefined, talked)).toMatchObject({
      productIds: ['A', 'B'],
      why: 'ordinal',
    });
    expect(resolve('compare it with the third one', [], undefined, talked).productIds).toEqual(['B', 'C']);
    expect(resolve('how heavy is the first one?', [], undefined, talked).productIds).toEqual(['A']);
  });

  test('nothing named, no page, no thread: none', () => {
    const empty = { ...memory, productIds: [] };
    expect(resolve('Is it waterproof?', [], undefined, empty)).toEqual({ productIds: [], why: 'none' });
  });
});

describe('namedProducts', () => {
  const candidates = [
    { productId: 'A', title: 'Trailhead Hiking Boot', locale: 'en' },
    { productId: 'B', title: 'Ridge Hiking Boot', locale: 'en' },
  ];
  const named = (text: string, frequency: number) =>
    namedProducts(understand(text, 'en'), candidates, {
      documentFrequency: () => frequency,
      documentCount: 100,
    });

  test('a rare title word names its product, a common one none', () => {
    expect(named('How heavy is the Trailhead?', 1)).toEqual(['A']);
    expect(named('How heavy is the Trailhead?', 50)).toEqual([]);
    expect(named('Is it warm?', 1)).toEqual([]);
  });

  test('a number that opens a title with a common word names it where no other title opens so', () => {
    const lamps = ['Gleam 450 Headlamp', 'Gleam 900 Headlamp'];
    const among = (titles: readonly string[], text: string) =>
      namedProducts(
        understand(text, 'en'),
        titles.map((title) => ({ productId: title, title, locale: 'en' })),
        { documentFrequency: () => 50, documentCount: 100 },
      );
    expect(among(lamps, 'Tell me about the Gleam 450')).toEqual(['Gleam 450 Headlamp']);
    expect(among([...lamps, 'Gleam 450 Strap'], 'Tell me about the Gleam 450')).toEqual([]);
  });
});
