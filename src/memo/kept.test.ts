import { expect, test } from 'vitest';
import { kept, keptByLanguage, once } from './kept.ts';

function counted(limits: { most: number; longest: number }) {
  const made: string[] = [];
  const say = keptByLanguage(limits, (text, language) => {
    made.push(text);
    return text === '' ? undefined : `${text} ${language}`.trim();
  });
  return { made, say };
}

test('what comes again is made once, also where nothing came of it, and once for each language', () => {
  const { made, say } = counted({ most: 9, longest: 9 });
  expect([say('a', 'en'), say('a', 'en'), say('a', 'de'), say('a', 'de'), say('', ''), say('', '')]).toEqual([
    'a en',
    'a en',
    'a de',
    'a de',
    undefined,
    undefined,
  ]);
  expect(made).toEqual(['a', 'a', '']);
});

test('long texts are not kept, and all are forgotten when there would be too many', () => {
  const { made, say } = counted({ most: 2, longest: 3 });
  for (const text of ['long', 'long', 'a', 'b', 'a', 'c', 'a']) say(text, '');
  expect(made).toEqual(['long', 'long', 'a', 'b', 'c', 'a']);
});

test('what depends on the text alone may be asked for by map', () => {
  const made: string[] = [];
  const say = kept({ most: 9, longest: 9 }, (text) => made.push(text));
  expect([...['a', 'a', 'b'].map(say), say('a')]).toEqual([1, 1, 2, 1]);
});

test('what depends on nothing is made at the first call, and once where nothing came of it', () => {
  const made: number[] = [];
  const nothing = once(() => {
    made.push(1);
    return undefined;
  });
  expect(made).toEqual([]);
  expect([nothing(), nothing(), made.length]).toEqual([undefined, undefined, 1]);
});
