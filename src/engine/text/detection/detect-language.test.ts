import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { detectLanguage, loadLanguageDetector } from './detect-language.ts';

describe('detectLanguage by script, nothing loaded', () => {
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
});

describe('detectLanguage, loaded', () => {
  beforeAll(loadLanguageDetector);

  test.each([
    ['Are these hiking boots waterproof?', 'en'],
    ['Sind diese Wanderschuhe wasserdicht?', 'de'],
    ['Ces chaussures de randonnée sont-elles imperméables ?', 'fr'],
    ['Czy te buty trekkingowe są wodoodporne?', 'pl'],
    ['Эти ботинки водонепроницаемые?', 'ru'],
    ['هل هذه الأحذية مقاومة للماء؟', 'ar'],
    ['क्या ये जूते पानी से सुरक्षित हैं?', 'hi'],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test('says nothing about short texts and names', () => {
    expect(detectLanguage('red boots')).toBeUndefined();
    expect(detectLanguage('登山靴')).toBeUndefined();
    expect(detectLanguage('12345 67890 12345 67890 12345')).toBeUndefined();
  });

  test('takes any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(detectLanguage(text)).toBe(detectLanguage(text));
      }),
    );
  });
});
