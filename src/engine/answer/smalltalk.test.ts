import { describe, expect, test } from 'vitest';
import { understand } from '../question/understand.ts';
import { smalltalkReply, wantsHuman } from './smalltalk.ts';

describe('smalltalkReply', () => {
  test.each([
    ['Hello!', 'en', 'greeting'],
    ['Guten Tag', 'de', 'greeting'],
    ['hiya', 'en', 'greeting'],
    ['heyyy', 'en', 'greeting'],
    ['Hallooo!', 'nl', 'greeting'],
    ['thank you', 'en', 'thanks'],
    ['thanks sam', 'en', 'thanks'],
    ['oh, thank you!', 'en', 'thanks'],
    ['Bonjour', 'fr', 'greeting'],
    ['👍', 'en', 'thanks'],
    ['❤️ :)', 'de', 'thanks'],
    ['are you a real person or a robot?', 'en', 'capabilities'],
  ])('%s (%s) is %s', (text, language, reply) => {
    expect(smalltalkReply(understand(text, language))).toBe(reply);
  });

  test.each([
    ['Hello, is the boot waterproof?'],
    ['is amex ok'],
    ['ok, visa?'],
    ['ok. now e9'],
    ['size help'],
    ['🥾❓'],
    [''],
    ['hello '.repeat(20)],
  ])('%j is none', (text) => {
    expect(smalltalkReply(understand(text, 'en'))).toBeUndefined();
  });
});

describe('wantsHuman', () => {
  test('a person, an order, anger, a way to reach the shop, none of them', () => {
    expect(wantsHuman(understand('you are useless', 'en'))).toBe('complaint');
    expect(wantsHuman(understand('How can I reach you?', 'en'))).toBe('contact');
    const long =
      'The tent I bought from you was a joke with broken poles, how do I return it? you are useless';
    expect(wantsHuman(understand(long, 'en'))).toBeUndefined();
    expect(wantsHuman(understand('I want to talk to a human', 'en'))).toBe('human');
    expect(wantsHuman(understand('Where is my order?', 'en'))).toBe('order');
    expect(wantsHuman(understand('Is it waterproof?', 'en'))).toBeUndefined();
  });
});
