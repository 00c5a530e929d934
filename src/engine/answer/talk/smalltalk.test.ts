import { describe, expect, test } from 'vitest';
import { understand } from '../../question/understand.ts';
import { asksForRange, isThanking, smalltalkReply, wantsHuman } from './smalltalk.ts';

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
    ['ok thx bye', 'en', 'bye'],
    ['moin, hab ne frage', 'de', 'greeting'],
    ['perfetto grazie mille', 'it', 'thanks'],
    ['hey', 'fr', 'greeting'],
    ['gracias', 'de', 'thanks'],
    ['are you a real person or a robot?', 'en', 'automatic'],
    ['bist du ein bot oder echt', 'de', 'automatic'],
    ['ben jij een mens', 'nl', 'automatic'],
    ['你是真人吗', 'zh', 'automatic'],
    ['what can you do', 'en', 'capabilities'],
  ])('%s (%s) is %s', (text, language, reply) => {
    expect(smalltalkReply(understand(text, language))).toBe(reply);
  });

  test.each([
    ['Hello, is the boot waterproof?'],
    ['is amex ok'],
    ['ok, visa?'],
    ['ok. now e9'],
    ['ok how'],
    ['size help'],
    ['got it in moss'],
    ['have you got it'],
    ['thanks blue'],
    ['is it real'],
    ['is this for one person'],
    ['nickel'],
    ['🥾❓'],
    [''],
    ['hello '.repeat(20)],
  ])('%j is none', (text) => {
    expect(smalltalkReply(understand(text, 'en'))).toBeUndefined();
  });
});

test('who thanks within other words asks nothing and says little more', () => {
  const thanks = (text: string, language: string) => isThanking(understand(text, language));
  expect(thanks('ok thx you been a big help', 'en')).toBe(true);
  expect(thanks('super danke dir, schönen feierabend', 'de')).toBe(true);
  expect(thanks('ok black ones', 'en')).toBe(false);
  expect(thanks('thanks, what about the blue one', 'en')).toBe(false);
  expect(thanks('thanks but the tent has broken poles and a torn fly sheet', 'en')).toBe(false);
});

test.each([
  ['what do you sell', 'en', true],
  ['ok so what kind of stuff do you have here?', 'en', true],
  ['vale, y que vendeis', 'es', true],
  ['was verkauft ihr so', 'de', true],
  ['你们卖什么', 'zh', true],
  ['what do you sell for kids', 'en', false],
  ['what do you have in blue', 'en', false],
  ['hello', 'en', false],
])('whether %j (%s) only asks what the shop sells: %s', (text, language, asks) => {
  expect(asksForRange(understand(text, language))).toBe(asks);
});

describe('wantsHuman', () => {
  test('a person, an order, anger, a way to reach the shop, none of them', () => {
    expect(wantsHuman(understand('you are useless', 'en'))).toBe('complaint');
    expect(wantsHuman(understand('How can I reach you?', 'en'))).toBe('contact');
    expect(wantsHuman(understand('phone', 'en'))).toBe('contact');
    expect(wantsHuman(understand('habt ihr eine telefonnummer', 'de'))).toBe('contact');
    expect(wantsHuman(understand('phone holder', 'en'))).toBeUndefined();
    expect(wantsHuman(understand('phone case', 'en'))).toBeUndefined();
    expect(wantsHuman(understand('are you human', 'en'))).toBe('human');
    const long =
      'The tent I bought from you was a joke with broken poles, how do I return it? you are useless';
    expect(wantsHuman(understand(long, 'en'))).toBeUndefined();
    expect(wantsHuman(understand('I want to talk to a human', 'en'))).toBe('human');
    expect(wantsHuman(understand('Where is my order?', 'en'))).toBe('order');
    expect(wantsHuman(understand('Is it waterproof?', 'en'))).toBeUndefined();
  });
});
