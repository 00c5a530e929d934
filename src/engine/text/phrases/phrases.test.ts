import { describe, expect, test } from 'vitest';
import { findPhrase, hasPhrase, isOnly, opensWith, phrasesIn, prepareText } from './phrases.ts';

const text = (words: string, language = 'en') => prepareText(words, language);

describe('phrases', () => {
  test('whole words only, any case, apostrophes dropped in English', () => {
    expect(hasPhrase(text('I DON’T know'), 'dont')).toBe(true);
    expect(hasPhrase(text('the scarf'), 'car')).toBe(false);
    expect(hasPhrase(text('l’hiver', 'fr'), 'hiver')).toBe(true);
  });

  test('a star stands for letters, other marks for themselves', () => {
    expect(hasPhrase(text('Öffnungszeiten?', 'de'), 'öffnungszeit*')).toBe(true);
    expect(hasPhrase(text('axb'), 'a.b')).toBe(false);
    expect(hasPhrase(text('a.b'), 'a.b')).toBe(true);
  });

  test('typed without accents still counts; a wrong accent does not', () => {
    expect(hasPhrase(text('cuanto cuesta', 'es'), 'cuánto')).toBe(true);
    expect(hasPhrase(text('cuànto', 'es'), 'cuánto')).toBe(false);
  });

  test('scripts without spaces match inside', () => {
    expect(hasPhrase(text('这个多少钱', 'zh'), '多少钱')).toBe(true);
  });

  test('the longest phrase at a place, with its offset', () => {
    expect(findPhrase(text('so how long is it'), 'how|how long')).toEqual({ phrase: 'how long', index: 3 });
    expect(phrasesIn(text('how much and how many'), 'how much|how many')).toEqual(['how much', 'how many']);
    expect(findPhrase(text('anything'), '')).toBeUndefined();
  });

  test('opening and being all of a text', () => {
    expect(opensWith(text('¿is it', 'es'), 'is')).toBe(true);
    expect(opensWith(text('what is it'), 'is')).toBe(false);
    expect(isOnly(text('Hello, hello!'), 'hello')).toBe(true);
    expect(isOnly(text('Hello, is it warm?'), 'hello')).toBe(false);
    expect(isOnly(text('Thanks Bob'), 'thanks', 3)).toBe(true);
  });
});
