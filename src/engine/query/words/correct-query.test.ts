import { expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';

const product = (productId: string, title: string) =>
  aProduct({ productId, title, description: 'Sold each.' });

const shop = buildShop([
  product('1', 'Travel novel Romania'),
  product('2', 'Camping headphones'),
  product('3', 'Bench lamp'),
]);

const corrected = (text: string, of = shop): string[] =>
  planOf(of, text).interpretation.corrections.map(({ from, to }) => `${from} > ${to}`);

test.each([
  ['romantic novel', []],
  ['novel for reach', []],
  ['lamp or vamp', []],
  ['eadphones', ['eadphones > headphones']],
  ['novle', ['novle > novel']],
  ['onvel', ['onvel > novel']],
  ['lamp', []],
  ['lam', ['lam > lamp']],
  ['benhc lamp', ['benhc > bench']],
])('%s', (text, expected) => {
  expect(corrected(text)).toEqual(expected);
});

const cameras = buildShop([
  ...Array.from({ length: 6 }, (_, i) => product(`bag ${i}`, 'Camera bag')),
  ...Array.from({ length: 6 }, (_, i) => product(`chip ${i}`, 'Processor BGA')),
  ...Array.from({ length: 6 }, (_, i) => product(`back ${i}`, 'Back rest')),
]);

test('a word that the shop has but never with the others is read as its neighbour that it has with them', () => {
  const { groups, corrections, text } = planOf(cameras, 'camera bga').interpretation;
  expect(corrections).toMatchObject([{ from: 'bga', to: 'bag', or: [{ word: 'bga' }] }]);
  expect(text).toBe('camera bag');
  expect(groups[1]!.members.map(({ term }) => term)).toEqual(['bag', 'bga']);
  expect(planOf(cameras, 'bga').interpretation.groups[0]!.members).toHaveLength(1);
});

test('words of what is told around a wish are not read otherwise', () => {
  expect(planOf(cameras, 'my camera has a bga').interpretation.corrections).toEqual([]);
});

test('what products hold with the other words wins over what is commoner', () => {
  expect(planOf(cameras, 'camera bagk').interpretation.corrections[0]).toMatchObject({ to: 'bag' });
});

test('a form that titles lack is corrected by the stem of one that they have', () => {
  const lanterns = buildShop(Array.from({ length: 4 }, (_, i) => product(`lantern ${i}`, 'Camp lantern')));
  const corrections = (text: string) => planOf(lanterns, text).interpretation.corrections;
  expect(corrections('lantenrs')[0]).toMatchObject({ to: 'lanterns', or: [] });
  expect(corrections('lanterns')).toEqual([]);
});

test('a word that titles hold with the others is not doubted', () => {
  const termsOf = (text: string) =>
    planOf(cameras, text).interpretation.groups.map(({ members }) => members.length);
  expect(termsOf('processor bga')).toEqual([1, 1]);
});

test('a word alone that one product holds also stands for a neighbour that many are, behind its own', () => {
  const bicycles = buildShop([
    product('heels', 'Dancing heels'),
    ...Array.from({ length: 12 }, (_, i) => product(`wheel ${i}`, 'Bicycle wheels')),
  ]);
  const membersOf = (text: string) => planOf(bicycles, text).interpretation.groups[0]!.members;
  const [own, neighbour] = membersOf('heels');
  expect([own!.term, neighbour!.term]).toEqual(['heel', 'wheel']);
  expect(neighbour!.weight).toBeLessThan(own!.weight);
  expect(membersOf('wheels')).toHaveLength(1);
});

test('a mistyped plural is that of what titles name in the singular, however short', () => {
  const titles = buildShop([product('strap', 'Leather strap'), product('kit', 'Repair kit')]);
  expect(corrected('strsps', titles)).toEqual(['strsps > straps']);
  expect(corrected('kiits', titles)).toEqual(['kiits > kits']);
});

test('letters that are a word of one letter on another keyboard are typing errors of this one', () => {
  const fans = Array.from({ length: 4 }, (_, i) => product(`fan ${i}`, 'Desk fan'));
  const titles = buildShop([...fans, product('а', 'Notebook, layout а')]);
  expect(corrected('fbn', titles)).toEqual(['fbn > fan']);
});

test('words that were nearly as likely meant are looked for as well', () => {
  const shelves = buildShop([
    product('file', 'Nail file'),
    ...Array.from({ length: 4 }, (_, i) => product(`film ${i}`, 'Camera film')),
  ]);
  const { groups, corrections } = planOf(shelves, 'filx').interpretation;
  expect(corrections).toMatchObject([{ to: 'film', or: [{ word: 'file' }] }]);
  expect(corrections[0]!.or[0]!.weight).toBeLessThan(1);
  expect(groups[0]!.members.map(({ term }) => term)).toEqual(expect.arrayContaining(['film', 'file']));
});

test('a word of the query is not meant again, and none that names nothing is searched for alone', () => {
  const lamps = buildShop(Array.from({ length: 6 }, (_, i) => product(`lamp ${i}`, 'Lamp and shade')));
  expect(planOf(lamps, 'lamp kamp').interpretation.corrections).toEqual([]);
  expect(planOf(lamps, 'amd').interpretation.corrections).toEqual([]);
});

test('a word of the language that no product holds is read as its neighbour where titles hold that with the others', () => {
  const shelves = buildShop([
    ...Array.from({ length: 8 }, (_, i) => product(`stick ${i}`, 'Memory stick')),
    ...Array.from({ length: 8 }, (_, i) => product(`lamp ${i}`, 'Desk lamp')),
  ]);
  const read = (text: string): string[] => {
    const { corrections } = planOf(shelves, text, 'en', { isGeneralWord: () => true }).interpretation;
    return corrections.map(({ from, to }) => `${from} > ${to}`);
  };
  expect(read('memory sick')).toEqual(['sick > stick']);
  expect(read('desk sick')).toEqual([]);
  expect(read('sick')).toEqual([]);
});

test('a query ends with no word that joins two others', () => {
  const banks = buildShop([
    ...Array.from({ length: 6 }, (_, i) => product(`bank ${i}`, 'Power bank')),
    ...Array.from({ length: 30 }, (_, i) => product(`lead ${i}`, 'Power lead and plug')),
  ]);
  const corrections = (text: string) => planOf(banks, text).interpretation.corrections;
  expect(corrections('power ank')[0]).toMatchObject({ to: 'bank' });
  expect(corrections('lead ank plug')[0]).toMatchObject({ to: 'and' });
});
