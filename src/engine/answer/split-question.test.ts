import { describe, expect, test } from 'vitest';
import { splitQuestion } from './split-question.ts';

describe('splitQuestion', () => {
  test.each([
    [
      'en',
      'How long does delivery take and what does it cost?',
      'How long does delivery take|what does it cost?',
    ],
    ['en', 'Do gift cards expire, and can I use two at once?', 'Do gift cards expire|can I use two at once?'],
    ['en', 'Is it washable? How hot?', 'Is it washable?|How hot?'],
    ['de', 'Was kostet der Versand und wie lange dauert er?', 'Was kostet der Versand|wie lange dauert er?'],
    [
      'fr',
      'Combien coûte la livraison et combien de temps prend-elle ?',
      'Combien coûte la livraison|combien de temps prend-elle ?',
    ],
    ['es', '¿Cuánto cuesta el envío y cuánto tarda?', '¿Cuánto cuesta el envío|cuánto tarda?'],
    [
      'en',
      'What does it cost, is it warm and where is it made?',
      'What does it cost, is it warm|where is it made?',
    ],
  ])('%s %s', (language, text, parts) => {
    expect(splitQuestion(text, language)).toEqual(parts.split('|'));
  });

  test.each([
    ['en', 'Do you ship to Norway and Sweden?'],
    ['en', 'Can I order online and have it delivered to a store?'],
    ['en', 'I bought boots and they are too small, can I return them?'],
    ['en', 'Could you tell me and how?'],
    ['en', 'Hello! How much is shipping?'],
    ['de', 'Kann ich die Schuhe anprobieren und zurückgeben?'],
    ['es', '¿Qué pasa si se pierde y no lo encuentro?'],
    ['zh', '运费多少？'],
    ['en', `How long does delivery take${' '.repeat(900)}and what does it cost?`],
    ['en', ''],
  ])('one question stays whole: %s %s', (language, text) => {
    expect(splitQuestion(text, language)).toEqual([]);
  });
});
