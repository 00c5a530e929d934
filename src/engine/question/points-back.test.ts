import { describe, expect, test } from 'vitest';
import { leanOf, pointsAtBefore } from './points-back.ts';
import { understand } from './understand.ts';

const lean = (locale: string, text: string) => leanOf(understand(text, locale));

describe('leanOf', () => {
  test.each([
    ['en', 'is it waterproof?'],
    ['en', 'and express?'],
    ['en', 'which prizes did she win?'],
    ['de', 'Ist das wasserdicht?'],
    ['de', 'Wie schwer ist es?'],
    ['de', 'und in die Schweiz?'],
    ['es', '¿la puedo devolver?'],
    ['es', '¿y quién paga el envío?'],
    ['fr', 'et en Suisse ?'],
    ['zh', '它防水吗?'],
  ])('%s “%s” cannot be read without what was said', (locale, text) => {
    expect(lean(locale, text)).toBe('fully');
  });

  test.each([
    // A pronoun after what it stands for, one that brings its noun, and one beside many words.
    ['en', 'When did Victoria enact its constitution?'],
    ['en', 'How long would this coalition last?'],
    ['en', 'and can I wash a membrane jacket with fabric softener?'],
    ['de', 'Was kostet der Versand, wenn ich die Jacke erst nächste Woche bestelle und sie zurückgebe?'],
  ])('%s “%s” may be', (locale, text) => {
    expect(lean(locale, text)).toBe('perhaps');
  });

  test.each([
    ['en', 'Is there a student discount?'],
    ['en', 'Who is the president that went to Harvard?'],
    ['en', 'How do I wash a down jacket?'],
    ['de', 'Wie lange dauert die Lieferung?'],
    ['de', 'Gibt es Halbgrößen?'],
    ['de', 'Wann öffnen Sie in München?'],
    ['de', 'wie schwer ist das zelt mit gestänge?'],
    ['es', '¿Cuánto cuesta la devolución?'],
    ['fr', 'Combien coûte la livraison en Belgique ?'],
    ['zh', '退货期限多长?'],
  ])('%s “%s” stands alone', (locale, text) => {
    expect(lean(locale, text)).toBe('not');
  });
});

describe('pointsAtBefore', () => {
  test.each([
    ['en', 'This does not apply to clearance items.'],
    ['en', 'They can be returned within 30 days.'],
    ['en', 'But the battery stays with you.'],
    ['de', 'Dieser gilt nicht für Gutscheine.'],
    ['fr', 'Elle se recharge en deux heures.'],
  ])('%s “%s” names what stands before it', (locale, text) => {
    expect(pointsAtBefore(understand(text, locale))).toBe(true);
  });

  test.each([
    ['en', 'Unused items can be returned within 30 days.'],
    ['en', 'The kettle is descaled when it gets slow.'],
    ['de', 'Gutscheine sind drei Jahre gültig.'],
  ])('%s “%s” stands by itself', (locale, text) => {
    expect(pointsAtBefore(understand(text, locale))).toBe(false);
  });
});
