import { describe, expect, test } from 'vitest';
import type { AttributeValue } from '../../catalog/product.ts';
import { attributeCandidates } from '../candidates/attribute-candidates.ts';
import { isPlainLabel } from './label-question.ts';
import { phrasebookOf } from './phrasebooks.ts';
import { pronounOf } from './product-name.ts';

function asked(
  name: string,
  value: AttributeValue,
  others: Record<string, AttributeValue> = {},
  locale = 'en',
) {
  const phrasebook = phrasebookOf(locale)!;
  const fields = Object.entries({ [name]: value, ...others }).map(([own, given]) => ({
    name: own,
    words: own.split(' '),
    kind: typeof given === 'boolean' ? ('boolean' as const) : ('text' as const),
    value: given,
    facts: [{ path: `attributes.${own}`, value: String(given), start: 0, end: 1 }],
  }));
  const asking = { locale, phrasebook, name: pronounOf(phrasebook), shareStating: () => 0 };
  const found = attributeCandidates(fields, asking).find(({ paths }) => paths?.[0] === `attributes.${name}`);
  return found?.wordings[0];
}

describe('attributes nobody has written a question for', () => {
  test.each([
    ['gas mix', '80 % isobutane', 'What is its gas mix?'],
    ['printing colours', 'cyan', 'What are its printing colours?'],
    ['number of discs', '3', 'How many discs does it have?'],
    ['is heat sensitive', true, 'Is it heat sensitive?'],
  ])('%s: %s', (name, value, question) => {
    expect(asked(name, value)).toBe(question);
  });

  test.each([
    ['ethernet adapter ark id', '50489', 'a code of the feed'],
    ['maximum operating distance', '550', 'a number without a unit'],
    ['air shipping', false, 'what an unknown thing is not'],
    ['product brief', 'https://x.example/a.pdf', 'an address'],
    ['platform', 'sony_ps3', 'a value in code'],
    ['color', 'yes', 'a yes to a question that asks for more'],
    ['weight', '453', 'a weight of nothing in particular'],
    ['batteries included', 'no', 'batteries of a thing without electricity'],
  ])('%s = %s is not asked: %s', (name, value, _why) => {
    expect(asked(name, value)).toBeUndefined();
  });

  test('batteries are asked about where something else shows electricity', () => {
    expect(asked('batteries included', 'no', { 'power source': 'usb' })).toBe('Are batteries included?');
  });

  test('outside English a bare label gives no question', () => {
    expect(asked('gasgemisch', '80 % Isobutan', {}, 'de')).toBeUndefined();
  });
});

test('labels that people say', () => {
  expect(isPlainLabel('jacket material')).toBe(true);
  for (const label of ['dimensions wxdxh', 'media size 1 slide', 'hts code', 'a very long label here'])
    expect(isPlainLabel(label)).toBe(false);
});
