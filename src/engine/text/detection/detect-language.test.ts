import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['この登山靴は防水ですか、教えてください', 'ja'],
  ['这双登山靴防水吗？请问多少钱可以退货，运费是多少', 'zh'],
  ['이 등산화는 방수가 되나요? 가격이 얼마인가요?', 'ko'],
  ['รองเท้าเดินป่าคู่นี้กันน้ำไหม', 'th'],
  ['Είναι αδιάβροχα αυτά τα παπούτσια;', 'el'],
  ['האם המגפיים האלה עמידים במים?', 'he'],
])('%s is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test('says nothing about short texts, numbers, and scripts of several languages', () => {
  expect(detectLanguage('登山靴')).toBeUndefined();
  expect(detectLanguage('12345 67890 12345 67890 12345')).toBeUndefined();
  expect(detectLanguage('Sind diese Wanderschuhe wasserdicht?')).toBeUndefined();
  expect(detectLanguage('Эти ботинки водонепроницаемые?')).toBeUndefined();
});

test('takes any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(detectLanguage(text)).toBe(detectLanguage(text));
    }),
  );
});
