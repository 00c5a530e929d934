import { describe, expect, test } from 'vitest';
import { wordingLikeness } from './likeness.ts';
import { matchStoredFaqs, type StoredFaq } from './match-faqs.ts';
import { readWording } from './wording.ts';

const idf = (term: string) => (['do', 'you', 'to', 'can', 'i', 'is', 'the', 'a'].includes(term) ? 1 : 5);
const faq = (faqId: number, answer: string, ...wordings: string[]): StoredFaq => ({
  faqId,
  wordings,
  answer,
  score: 1,
});
const confidence = (asked: string, stored: string, answer = '', language = 'en') =>
  matchStoredFaqs(asked, language, [faq(1, answer, stored)], idf)[0]!.confidence;
const sure = 0.7;

describe('matching stored questions', () => {
  test.each([
    ['Do you engrave?', 'do you engrave', 'en'],
    ['Do you ship to Canada?', 'Can you ship to Canada?', 'en'],
    ['How do I wash the jacket?', 'washing the jacket', 'en'],
    ['Liefern Sie in die Schweiz?', 'Lieferung in die Schweiz?', 'de'],
  ])('%s = %s', (stored, asked, language) => {
    expect(confidence(asked, stored, '', language)).toBeGreaterThanOrEqual(sure);
  });

  test.each([
    ['another place', 'Do you ship to Canada?', 'Do you ship to Chile?'],
    ['another verb', 'Can I change my order?', 'Can I cancel my order?'],
    ['another number', 'Can I pay in 3 parts?', 'Can I pay in 12 parts?'],
    ['a number more', 'Can I pay in parts?', 'Can I pay in 48 parts?'],
    ['the contrary', 'Can I wash it with soap?', 'Can I not wash it with soap?'],
    ['a reason', 'Should I wash the jacket?', 'Why should I wash the jacket?'],
    ['a time', 'How long is the warranty?', 'Is the warranty free?'],
    ['less than the stored one says', 'Are the symptoms of virus infection bad?', 'virus?'],
  ])('%s is another question', (_what, stored, asked) => {
    expect(confidence(asked, stored)).toBeLessThan(sure);
  });

  test('words that the answer holds are no difference; the same words are certain', () => {
    expect(confidence('Do you ship to Canada by courier?', 'Do you ship to Canada?')).toBeLessThan(
      confidence('Do you ship to Canada by courier?', 'Do you ship to Canada?', 'Yes, by courier.'),
    );
    expect(confidence('DO YOU ENGRAVE', 'Do you engrave?')).toBe(1);
  });

  test('the closest of several wordings counts, ties go to the lower id', () => {
    const found = matchStoredFaqs(
      'where is my nearest dealer',
      'en',
      [
        faq(7, '', 'How do I become a dealer?'),
        faq(3, '', 'Do you ship?', 'Who sells this near me?', 'Where is the nearest dealer?'),
        faq(2, '', 'Do you ship?', 'Where is the nearest dealer?'),
      ],
      idf,
    );
    expect(found.map(({ faqId }) => faqId)).toEqual([2, 3, 7]);
    expect(found[1]!.wording).toBe('Where is the nearest dealer?');
  });

  test('likeness of nothing is nothing, of the same everything', () => {
    const [none, one] = [readWording('', 'en'), readWording('wash the jacket', 'en')];
    expect(wordingLikeness(none, one, idf)).toEqual({
      terms: 0,
      askedCovered: 0,
      storedCovered: 0,
      grams: 0,
    });
    expect(wordingLikeness(one, one, idf)).toEqual({ terms: 1, askedCovered: 1, storedCovered: 1, grams: 1 });
  });
});
