import { expect, test } from 'vitest';
import { buildSpelling, findCandidates } from './spelling.ts';

const words = (list: Readonly<Record<string, number>>) =>
  buildSpelling(Object.entries(list).map(([word, documentFrequency]) => ({ word, documentFrequency })));

const best = (list: Readonly<Record<string, number>>, typed: string, most?: number) =>
  findCandidates(words(list), typed, most)[0]?.word;

test('letters left out or swapped are likelier than letters put in, unless the other word is far commoner', () => {
  expect(best({ tripod: 30, tripp: 60 }, 'tripd')).toBe('tripod');
  expect(best({ stick: 200, switch: 400 }, 'sitck', 2)).toBe('stick');
  expect(best({ iphone: 40, phone: 150 }, 'ihone')).toBe('iphone');
  expect(best({ laptop: 190, lamp: 160 }, 'lappt', 2)).toBe('laptop');
  const used = (word: string, titles: number, things: number) => ({
    word,
    documentFrequency: titles,
    use: { titles, things, brands: 0 },
  });
  const things = buildSpelling([used('tripod', 30, 0), used('tripp', 300, 25)]);
  expect(findCandidates(things, 'tripd')[0]?.word).toBe('tripp');
});

test('a slip to the key beside, or a key struck twice, is likelier than any other letter', () => {
  expect(best({ tent: 9, test: 9 }, 'tebt')).toBe('tent');
  expect(best({ panel: 9, pinel: 9 }, 'pznel')).toBe('panel');
  expect(best({ boots: 9, beoots: 9 }, 'booots')).toBe('boots');
});

test('one edit is likelier than two, and words further away are none', () => {
  expect(best({ table: 50, stable: 5000 }, 'tabel', 2)).toBe('table');
  expect(findCandidates(words({ monitor: 9 }), 'keyboard')).toEqual([]);
});

test('what titles hold and who makes it is typed, what only texts hold hardly is', () => {
  const word = (word: string, titles: number, brands = 0) => ({
    word,
    documentFrequency: 50,
    use: { titles, things: 0, brands },
  });
  expect(findCandidates(buildSpelling([word('lasko', 2), word('also', 0)]), 'laso')[0]?.word).toBe('lasko');
  expect(findCandidates(buildSpelling([word('tarra', 9), word('terra', 9, 9)]), 'trra')[0]?.word).toBe(
    'terra',
  );
});
