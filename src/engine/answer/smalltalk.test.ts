import { describe, expect, test } from 'vitest';
import { smalltalkReply, wantsHuman } from './smalltalk.ts';
import { understand } from './understand.ts';

describe('smalltalkReply', () => {
  test.each([
    ['Hello!', 'en', 'greeting'],
    ['Guten Tag', 'de', 'greeting'],
    ['thank you', 'en', 'thanks'],
    ['Bonjour', 'fr', 'greeting'],
  ])('%s (%s) is %s', (text, language, reply) => {
    expect(smalltalkReply(understand(text, language))).toBe(reply);
  });

  test.each([['Hello, is the boot waterproof?'], [''], ['hello '.repeat(20)]])('%j is none', (text) => {
    expect(smalltalkReply(understand(text, 'en'))).toBeUndefined();
  });
});

describe('wantsHuman', () => {
  test('a person, an order, neither', () => {
    expect(wantsHuman(understand('I want to talk to a human', 'en'))).toBe('human');
    expect(wantsHuman(understand('Where is my order?', 'en'))).toBe('order');
    expect(wantsHuman(understand('Is it waterproof?', 'en'))).toBeUndefined();
  });
});
