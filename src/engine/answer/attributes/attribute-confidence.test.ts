import { expect, test } from 'vitest';
import { askedWords } from './asked-words.ts';
import { attributeConfidence, attributeFeatures } from './attribute-confidence.ts';
import type { Field } from './field.ts';
import { tableFor } from './question-table.ts';
import { rankFields, sharpness } from './rank-fields.ts';

const shape: Field = { name: 'shape', words: ['shape'], kind: 'text', value: 'oval', facts: [] };
const table = tableFor('en');

/** Which share of what the words tell the shape explains. */
function explained(question: string, words: readonly string[]): number {
  const asked = askedWords(question, 'en');
  const [best, second] = rankFields(asked, [shape], table, 'en');
  return attributeFeatures(words, asked, 'en', best!, second, table)['explained']!;
}

test('a word that likely names the product counts less against a field than one that asks', () => {
  const named = explained('What shape is the towel?', ['shape', 'towel']);
  const asks = explained('What towel shape is it?', ['shape', 'towel']);
  expect(named).toBeGreaterThan(asks);
  expect(named).toBeLessThan(1);
});

test('an amount is no word to explain, and no words at all are half explained', () => {
  expect(explained('Is the shape over 20?', ['shape', '20'])).toBe(1);
  expect(explained('Is it?', [])).toBe(0.5);
  expect(explained('Which warranty?', ['warranti'])).toBe(0);
});

/** How sure the shape is, alone or among others, to be what a question asks for. */
function sure(question: string, words: readonly string[], fields: readonly Field[] = [shape]): number {
  const asked = askedWords(question, 'en');
  const [best, second] = rankFields(asked, fields, table, 'en');
  return attributeConfidence(attributeFeatures(words, asked, 'en', best!, second, table));
}

test('the only field of a product is not the one asked for by being the only one', () => {
  expect(sure('Does it use a micro sim?', ['micro', 'sim'])).toBeLessThan(0.4);
  expect(sure('What shape is it?', ['shape'])).toBeGreaterThan(0.6);
});

test('a value is no reason, no difference and no manual', () => {
  const words = ['shape'];
  expect(sure('Why this shape?', words)).toBeLessThan(0.4);
  expect(sure('What is the difference in shape?', words)).toBeLessThan(0.4);
  const asked = ['chang', 'shape'];
  expect(sure('How do I change the shape?', asked)).toBeLessThan(sure('Which shape to change?', asked));
});

test('whether it works with another thing is answered by a value that names the thing', () => {
  const works = (value: string): Field => ({ ...shape, name: 'platform', words: ['platform'], value });
  const question = 'Does it work with Windows?';
  const named = sure(question, ['window'], [works('windows')]);
  expect(named).toBeGreaterThan(0.6);
  expect(sure(question, ['window'], [works('android')])).toBeLessThan(named - 0.2);
});

test('a field is as sure in a language whose table was trained on less', () => {
  const weight: Field = {
    name: 'weight_g',
    words: ['weight'],
    kind: 'number',
    value: 540,
    unit: 'g',
    facts: [],
  };
  const chinese = tableFor('zh');
  const asked = askedWords('有多重？', 'zh');
  const [best, second] = rankFields(asked, [shape, weight], chinese, 'en');
  expect(sharpness(chinese)).toBeGreaterThan(sharpness(table));
  expect(
    attributeConfidence(attributeFeatures(asked.terms, asked, 'zh', best!, second, chinese)),
  ).toBeGreaterThan(0.6);
});
