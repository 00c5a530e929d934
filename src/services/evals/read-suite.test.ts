import { expect, test } from 'vitest';
import { AppError, type FieldFault } from '../../errors.ts';
import { readSuite } from './read-suite.ts';

const read = (...cases: unknown[]) => readSuite({ suite: 's', company: 'c', cases }).cases;

function faultsOf(...cases: unknown[]): (string | undefined)[] {
  try {
    read(...cases);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.members['errors'] as FieldFault[]).map(({ pointer }) => pointer).sort();
  }
}

test('a case asks, searches or lists the FAQs of a page', () => {
  const cases = read(
    { ask: 'Is it warm?', thread: ['Show me jackets'] },
    { search: 'boots', expect: { must_rank: { B: 3 }, violations: 0 } },
    { faqs: 'https://shop.example/p/1', expect: { min: 3, all_verify: true, no_duplicates: true } },
  );
  expect(cases.map(({ kind, query }) => [kind, query])).toEqual([
    ['ask', 'Is it warm?'],
    ['search', 'boots'],
    ['faqs', 'https://shop.example/p/1'],
  ]);
  expect(cases[2]!.expect).toEqual({ min: 3, allVerify: true, noDuplicates: true });
});

test('what a case cannot be is told with its place', () => {
  expect(faultsOf({ ask: 'a', faqs: 'https://shop.example/p/1' })).toEqual(['/cases/0']);
  expect(faultsOf({ expect: {} })).toEqual(['/cases/0']);
  expect(faultsOf({ faqs: 'https://shop.example/p/1', expect: { min: 0, must_cite: ['x'] } })).toEqual([
    '/cases/0/expect/min',
    '/cases/0/expect/must_cite',
  ]);
  expect(faultsOf({ search: 'boots', expect: { violations: -1 } })).toEqual(['/cases/0/expect/violations']);
});

test('a thread is one case for each of its turns, asked after those before it', () => {
  const turns = [
    { ask: 'Is it warm?', expect: { must_show: ['B-1'] } },
    { ask: 'and the red one?', locale: 'de' },
  ];
  const cases = read({ name: 'warm', locale: 'fr', turns });
  expect(cases.map(({ name, thread, locale }) => [name, thread, locale])).toEqual([
    ['warm (1): Is it warm?', [], 'fr'],
    ['warm (2): and the red one?', ['Is it warm?'], 'de'],
  ]);
  expect(cases[0]!.expect).toMatchObject({ mustShow: ['B-1'] });
  expect(faultsOf({ turns: [] })).toEqual(['/cases/0/turns']);
  expect(faultsOf({ turns: [{ ask: 'a', thread: ['b'] }] })).toEqual(['/cases/0/turns/0/thread']);
});
