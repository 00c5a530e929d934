import { describe, expect, test } from 'vitest';
import { askedDimensions, namedUnits, valueDimension } from './asked-dimensions.ts';
import { askedWords } from './asked-words.ts';
import type { Field } from './field.ts';
import { tableFor } from './question-table.ts';
import { rankFields, sharesOf, wordLift } from './rank-fields.ts';

const field = (name: string, value: Field['value'], unit?: string): Field => ({
  name,
  words: name.split('_'),
  kind: typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'text',
  value,
  facts: [],
  ...(unit === undefined ? {} : { unit }),
});
const fields = [
  field('brand', 'Northpeak'),
  field('batteries_included', false),
  field('item_weight', 540, 'g'),
  field('package_weight', 900, 'g'),
  field('material', 'suede leather'),
  field('charging_port', 'USB-C'),
  field('capacity', 750, 'ml'),
  field('season', 'winter'),
];
const first = (question: string, language = 'en') =>
  rankFields(askedWords(question, language), fields, tableFor(language), 'en')[0]!.field.name;

describe('rankFields', () => {
  test.each([
    ['How much does it weigh?', 'item_weight'],
    ['How heavy is the box it is shipped in?', 'package_weight'],
    ['Is it leather?', 'material'],
    ['What is it made out of?', 'material'],
    ['What is this brand?', 'brand'],
    ['How many ounces does it hold?', 'capacity'],
    ['Does it come with batteries?', 'batteries_included'],
    ['Can I wear it when it snows?', 'season'],
  ])('%s', (question, name) => expect(first(question)).toBe(name));

  test.each([
    ['de', 'Wie schwer ist das?', 'item_weight'],
    ['fr', 'C’est quelle matière ?', 'material'],
    ['es', '¿De qué material es?', 'material'],
  ])('%s: %s', (language, question, name) => expect(first(question, language)).toBe(name));
});

describe('what a weight or a year is asked of', () => {
  const loads = [
    field('weight', 540, 'g'),
    field('weight_capacity', 120, 'kg'),
    field('age_range', '3-6 years'),
    field('year', 2015),
  ];
  test.each([
    ['How much does it weigh?', 'weight'],
    ['How much weight can it carry?', 'weight_capacity'],
    ['What is the weight limit?', 'weight_capacity'],
    ['Is it for a 5 year old?', 'age_range'],
    ['What year is it from?', 'year'],
  ])('%s', (question, name) => {
    const [best] = rankFields(askedWords(question, 'en'), loads, tableFor('en'), 'en');
    expect(best!.field.name).toBe(name);
  });

  test('namesakes share what speaks for them', () => {
    const twice = rankFields(
      askedWords('How much does it weigh?', 'en'),
      [field('weight', 540, 'g'), field('item_weight', '19 oz'), field('season', 'winter')],
      tableFor('en'),
      'en',
    );
    // "item" says nothing, so both are called the same.
    const shares = sharesOf(twice.map(({ score, terms }) => ({ score, name: terms.name.slice(-1) })));
    expect(shares[0]).toBeCloseTo(shares[1]!, 12);
    expect(shares[0]! + shares[2]!).toBeCloseTo(1, 12);
  });
});

test('words that only begin alike are no family', () => {
  const table = tableFor('en');
  const name = (part: string) => ({ name: [part], value: [] });
  expect(wordLift('wash', name('washabl'), table)).toBeGreaterThan(10);
  expect(wordLift('compart', name('compat'), table)).toBeLessThan(2);
});

describe('askedWords', () => {
  test('words of grammar and the thing pointed at count less, what is skipped not at all', () => {
    const asked = askedWords('Is this watch waterproof?', 'en', new Set(['waterproof']));
    expect(asked.terms).toEqual(['is', 'this', 'watch']);
    expect(asked.weight('watch')).toBeLessThan(asked.weight('dial'));
    expect([...asked.subjects]).toEqual(['watch']);
  });

  test('expressions that mean another thing as a whole are one term, whatever their form', () => {
    const expressions = (text: string) => askedWords(text, 'en').expressions;
    expect(expressions('is it for a 5 year old?').terms).toEqual(['years_old', 'age']);
    expect(expressions('is it for a 5 year old?').parts).toContain('year');
    expect(expressions('good for ten-year-olds?').terms).toEqual(['years_old', 'age']);
    expect(expressions('what is the weight capacity').terms).toEqual(['weight_limit']);
    expect(expressions('how much does it weigh')).toEqual({ terms: [], parts: [] });
  });

  test('an amount is wanted where a number is asked for or given', () => {
    const wants = (text: string, language: string) => askedWords(text, language).wantsAmount;
    expect(wants('How wide is it?', 'en')).toBe(true);
    expect(wants('Is it over 3 mm?', 'en')).toBe(true);
    expect(wants('Wie breit ist es?', 'de')).toBe(true);
    expect(wants('What is it made of?', 'en')).toBe(false);
    // A number of the product's own name asks for nothing.
    const named = askedWords('What colour is the Trailhead 2?', 'en', new Set(['trailhead', '2']));
    expect(named.wantsAmount).toBe(false);
  });
});

describe('dimensions', () => {
  test('units named in a question, counts aside', () => {
    const measured = (text: string, language: string) => [
      ...askedDimensions(text, language, namedUnits(text, language)),
    ];
    expect(measured('how many pounds', 'en')).toEqual(['mass']);
    expect(measured('how many ounces', 'en')).toEqual(['mass', 'volume']);
    expect(measured('under 12 oz', 'en')).toEqual(['mass', 'volume']);
    expect(measured('how many pieces', 'en')).toEqual([]);
    expect(measured('12 pieces', 'en')).toEqual([]);
    expect(measured('wie viele Gramm', 'de')).toEqual(['mass']);
  });

  test('what a value measures', () => {
    expect(valueDimension('540', 'g')).toBe('mass');
    expect(valueDimension('up to 8 hours', undefined)).toBe('time');
    expect(valueDimension('3', undefined)).toBeUndefined();
    expect(valueDimension('winter', undefined)).toBeUndefined();
  });
});
