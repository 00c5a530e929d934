import { describe, expect, test } from 'vitest';
import { understand } from '../../question/understand.ts';
import { statesWay } from './states-way.ts';
import { wayAsked } from './way-asked.ts';

describe('wayAsked', () => {
  test.each([
    ['number to ring you on', 'en', 'phone'],
    ['je prefere avoir qqun au tel', 'fr', 'phone'],
    ['whats your email', 'en', 'email'],
    ['phone', 'de', 'phone'],
    ['habt ihr whatsapp', 'de', 'messages'],
    ['kan ik ook chatten', 'nl', 'chat'],
    ['how can i reach you', 'en', 'any'],
    ['c’est quoi votre mail', 'fr', 'email'],
    ['op welk nummer kan ik jullie bereiken', 'nl', 'phone'],
    ['habt ihr ne mail adresse', 'fr', 'email'],
  ])('%s (%s) asks for %s', (text, language, way) => {
    expect(wayAsked(understand(text, language))).toBe(way);
  });

  test.each([
    ['phone holder', 'en'],
    ['i want a ring', 'en'],
    ['le chat', 'fr'],
    ['can i mail it in', 'en'],
    ['can i order by phone', 'en'],
    ['change the email of my account', 'en'],
  ])('%s (%s) asks for none', (text, language) => {
    expect(wayAsked(understand(text, language))).toBeUndefined();
  });
});

test('what states a way: a number of a telephone and no date or price, an address, a messenger with its number', () => {
  expect(statesWay('Telephone 01632 960417', 'en', 'phone')).toBe(1);
  expect(statesWay('WhatsApp 07700 900 482', 'en', 'phone')).toBe(0.5);
  expect(statesWay('WhatsApp 07700 900 482', 'en', 'messages')).toBe(1);
  expect(statesWay('We answer by email', 'en', 'email')).toBe(0);
  expect(statesWay('Write to hello@shop.example', 'en', 'email')).toBe(1);
  for (const text of ['Since 2025-11-28', 'on 12.03.2025', '1 299,00 €', 'Mon–Fri 9–17'])
    expect(statesWay(text, 'en', 'phone')).toBe(0);
});
