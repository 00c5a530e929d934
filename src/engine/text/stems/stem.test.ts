import { describe, expect, test } from 'vitest';
import { stopWords } from '../words/stop-words.ts';
import { wordFormsOf } from '../words/word-forms.ts';
import { stem } from './stem.ts';

describe('stem', () => {
  test.each([
    ['en', ['shoe', 'shoes']],
    ['de', ['schuh', 'schuhe', 'schuhen']],
    ['ru', ['ботинки', 'ботинками', 'ботинках']],
    ['tr', ['kitap', 'kitaplar', 'kitaplarını']],
    ['el', ['παπουτσι', 'παπουτσια', 'παπουτσιων']],
    ['ar', ['كتاب', 'الكتاب', 'والكتاب', 'كتابهم']],
    ['hi', ['लडकी', 'लडकियों', 'लडकियां']],
    ['ko', ['등산화', '등산화를', '등산화는', '등산화에서']],
    ['pl', ['but', 'buty', 'butów', 'butami', 'butach']],
    ['pl', ['zimowy', 'zimowa', 'zimowych']],
    ['pl', ['paczka', 'paczce', 'paczek', 'paczkę']],
    ['pl', ['rower', 'rowerze', 'rowerów', 'rowerow']],
    ['pl', ['wodoodporność', 'wodoodpornosc']],
    ['cs', ['pračka', 'pračce', 'praček']],
    ['cs', ['kniha', 'knize', 'knihy']],
    ['cs', ['stůl', 'stolu']],
    ['uk', ['навушники', 'навушників']],
  ])('%s: %j share a stem', (language, words) => {
    expect(new Set(words.map((word) => stem(word, language))).size).toBe(1);
  });

  test('leaves words of languages without inflection and over-long words alone', () => {
    expect(stem('phòng', 'vi')).toBe('phòng');
    expect(stem('a'.repeat(50), 'en')).toBe('a'.repeat(50));
  });

  test('never gives an empty stem', () => {
    for (const language of ['en', 'de', 'fr', 'ar', 'el', 'hi', 'ko', 'tr', 'xx']) {
      for (const word of ['s', 'es', 'ال', 'و', 'ους', 'ना', '는', 'ing', 'x']) {
        expect(stem(word, language)).not.toBe('');
      }
    }
  });
});

describe('wordFormsOf', () => {
  test('a word in another script is stemmed by that script', () => {
    expect(wordFormsOf('ru')('Shoes').term).toBe('shoe');
    expect(wordFormsOf('en')('ботинками').term).toBe(stem('ботинками', 'ru'));
  });

  test('cuts terms at 64 code units', () => {
    expect(wordFormsOf('en')('x'.repeat(5000)).term).toHaveLength(64);
  });

  test('remembers at most two generations of words and gives the same forms after', () => {
    const formsOf = wordFormsOf('sv');
    const before = formsOf('vattentäta');
    for (let i = 0; i < 70_000; i++) formsOf(`a${i}`);
    expect(formsOf('vattentäta')).toEqual(before);
  });
});

describe('stopWords', () => {
  test('are in normal form', () => {
    expect(stopWords('el').has('ειναι')).toBe(true);
    expect(stopWords('en').has("don't")).toBe(true);
    expect(stopWords('xx').size).toBe(0);
    expect(stopWords('constructor').size).toBe(0);
  });

  test('content words of shops are none', () => {
    expect(['shoe', 'price', 'return', 'size', 'water'].some((word) => stopWords('en').has(word))).toBe(
      false,
    );
    expect(['schuh', 'preis', 'größe', 'farbe'].some((word) => stopWords('de').has(word))).toBe(false);
  });
});
