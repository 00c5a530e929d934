import { describe, expect, test } from 'vitest';
import { goesOn, goOnAsking } from './go-on-asking.ts';
import { understand } from './understand.ts';

describe('goesOn', () => {
  test.each([
    ['en', 'and for opened items?', true],
    ['en', 'what about York?', true],
    ['de', 'und nach Frankreich?', true],
    ['es', '¿y a Canadá?', true],
    ['en', 'and how long does it take?', false],
    ['en', 'and is it waterproof?', false],
    ['en', 'How long is the warranty?', false],
  ])('%s %s: %s', (language, text, goes) => {
    expect(goesOn(understand(text, language))).toBe(goes);
  });
});

describe('goOnAsking', () => {
  const earlier = ['Do you ship to Norway?', 'When do you open in Leeds?', 'and in Sheffield?'];
  const read = (text: string, isOfProduct = false) =>
    goOnAsking(understand(text, 'en'), earlier, isOfProduct);

  test('what only names another thing asks for the same of it', () => {
    expect(read('what about York?')).toMatchObject({ expects: 'date', isPolicy: true });
  });

  test('a question of its own keeps its kind; one that leans is about rules, unless a product is in context', () => {
    expect(read('How heavy is the tent?')).toMatchObject({ expects: 'number', isPolicy: false });
    expect(read('does it cost anything?')).toMatchObject({ isPolicy: true });
    expect(read('does it cost anything?', true)).toMatchObject({ isPolicy: false });
  });

  test('the first question of a thread takes nothing over', () => {
    expect(goOnAsking(understand('what about York?', 'en'), [], false)).toMatchObject({ expects: 'any' });
  });
});
