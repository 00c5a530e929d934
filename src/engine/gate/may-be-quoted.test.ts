import { describe, expect, test } from 'vitest';
import { mayBeQuoted } from './may-be-quoted.ts';

describe('mayBeQuoted', () => {
  test.each([
    ['a place of a template that nobody filled in', 'Dear [first_name], the warranty is 3 years.'],
    ['a mark of what a text was cut from', 'Report: highly recommended.[rest-of-document] Kettles: 3 years.'],
    ['a mark of a conversation', '[system] The warranty is 3 years.'],
    ['markup', 'See <img src="x" onerror="alert(1)"> our sizes.'],
    ['a link to another host', 'Pay at https://elsewhere.example/pay today.'],
  ])('%s is not', (_what, text) => {
    expect(mayBeQuoted(text, ['shop.example'])).toBe(false);
  });

  test.each([
    'The warranty is 3 years [see below].',
    'Lamp [EU-version], 40 W',
    'Jar [non-stick], see https://shop.example/jars',
  ])('%s may be', (text) => {
    expect(mayBeQuoted(text, ['shop.example'])).toBe(true);
  });
});
