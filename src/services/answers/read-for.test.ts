import { expect, test } from 'vitest';
import type { Candidate } from '../../engine/answer/candidate.ts';
import type { ExpandedQuestion } from '../../engine/answer/expand-question.ts';
import { type Reading, readFor } from './read-for.ts';

const group = (term: string) => ({ surface: term, members: [{ term, weight: 1 }] });
const expanded = (leans: boolean): ExpandedQuestion => ({
  groups: [group('own'), group('carried')],
  own: 1,
  leans,
});
const quoted = (confidence: number, band: Candidate['band'] = 'closest', margin = 1) =>
  ({ quoted: { confidence, band, features: { margin } } as unknown as Candidate }) satisfies Reading;

/** Reads with the terms of the question alone, or with those carried over. */
async function read(leans: boolean, alone: Reading, withThread: Reading): Promise<number> {
  const { terms } = await readFor(expanded(leans), new Set(), async ({ groups }) =>
    groups.length === 1 ? alone : withThread,
  );
  return terms.groups.length;
}

test('a question that can be read by itself is, unless the thread makes it clearly surer', async () => {
  expect(await read(false, quoted(0.9, 'answer'), quoted(1, 'answer'))).toBe(1);
  expect(await read(false, quoted(0.5), quoted(0.6))).toBe(1);
  expect(await read(false, quoted(0.2), quoted(0.8))).toBe(2);
  expect(await read(false, { quoted: undefined }, quoted(0.3))).toBe(2);
});

test('what only the thread makes sure is quoted, not asserted', async () => {
  const ask = async (leans: boolean) => {
    const { reading } = await readFor(expanded(leans), new Set(), async ({ groups }) =>
      groups.length === 1 ? quoted(0.1) : quoted(0.9, 'answer'),
    );
    return reading.quoted?.band;
  };
  expect(await ask(false)).toBe('closest');
  expect(await ask(true)).toBe('answer');
});

test('one that leans on the thread is read with it', async () => {
  expect(await read(true, quoted(0.9, 'answer'), quoted(0.2))).toBe(2);
});

test('what was shown already is shown again only where nothing new answers nearly as surely', async () => {
  const ask = async (fresh: Reading, again: Reading) => {
    const { reading } = await readFor(expanded(true), new Set(['p']), async (_, skip) =>
      skip.size > 0 ? fresh : again,
    );
    return reading.quoted?.confidence;
  };
  expect(await ask(quoted(0.4), quoted(0.45))).toBe(0.4);
  expect(await ask(quoted(0.2), quoted(0.6))).toBe(0.6);
  expect(await ask(quoted(0.6, 'answer'), quoted(0.9, 'answer'))).toBe(0.6);
  expect(await ask({ quoted: undefined }, quoted(0.1))).toBe(0.1);
});

test('what the thread has found is asserted only where one place is clearly closer', async () => {
  const readWith = async (margin: number) => {
    const { reading } = await readFor(expanded(true), new Set(), async () => quoted(0.9, 'answer', margin));
    return reading.quoted?.band;
  };
  expect([await readWith(0.3), await readWith(0.02)]).toEqual(['answer', 'closest']);
});
