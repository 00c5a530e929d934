import { expect, test } from 'vitest';
import { askedWords } from './asked-words.ts';
import { attributeConfidence, attributeFeatures } from './attribute-confidence.ts';
import type { Field } from './field.ts';
import { tableFor } from './question-table.ts';
import { rankFields } from './rank-fields.ts';

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

test('the only field of a product is not the one asked for by being the only one', () => {
  const sure = (question: string, words: readonly string[]) => {
    const asked = askedWords(question, 'en');
    const [best] = rankFields(asked, [shape], table, 'en');
    return attributeConfidence(attributeFeatures(words, asked, 'en', best!, undefined, table));
  };
  expect(sure('Does it use a micro sim?', ['micro', 'sim'])).toBeLessThan(0.4);
  expect(sure('What shape is it?', ['shape'])).toBeGreaterThan(0.6);
});
