import { describe, expect, test } from 'vitest';
import { vocabularySteps } from '../vocabulary/catalogue-vocabulary.ts';
import { parseQuery } from './parse-query.ts';

const tags: Readonly<Record<string, readonly string[]>> = {
  brand: ['Northpeak', 'StarTech.com'],
  category: ['Clothing', 'Clothing > Jackets', 'Men', 'Women'],
  'attr.color': ['Blue', 'Navy', 'Red'],
  'attr.size': ['M', 'L', '42'],
  'attr.material': ['Wool', 'Polyester'],
};

const steps = vocabularySteps({
  locale: 'en',
  documentCount: 10,
  documentFrequency: () => 0,
  tagNames: () =>
    Object.entries(tags).map(([name, { length: distinct }]) => ({
      name,
      documents: 10,
      hasAtMost: (limit) => distinct <= limit,
    })),
  tagValues: (name) => (tags[name] ?? []).map((value) => ({ value, count: 5 })),
  numberNames: () => [
    { name: 'attr.weight_g', min: 100, max: 5000, documents: 10 },
    // What vouchers are worth.
    { name: 'attr.value@~zl', min: 50, max: 500, documents: 3 },
  ],
});
let step = steps.next();
while (!step.done) step = steps.next();
const vocabulary = step.value;

const read = (text: string, language = 'en') =>
  parseQuery(text, { language, vocabulary, currency: 'USD' }).constraints.map(
    ({ slot, operator, value }) => `${slot} ${operator} ${value}`,
  );

describe('parseQuery', () => {
  test.each([
    ['red jackets under $50', 'en', ['price lt 5000', 'color is Red', 'category is Clothing > Jackets']],
    ['between 20 and 50 $', 'en', ['price gte 2000', 'price lte 5000']],
    ['between 50 and 20 $', 'en', ['price gte 2000', 'price lte 5000']],
    ['zwischen 50 und 20', 'de', ['price gte 2000', 'price lte 5000']],
    ['between 3 kg and 2 kg', 'en', ['attribute gte 2000', 'attribute lte 3000']],
    ['between 3 and 2 kg', 'en', ['attribute gte 2000', 'attribute lte 3000']],
    ['not more than 50', 'en', ['price lte 5000']],
    ['jacket 12 max', 'en', ['price lte 1200']],
    ['jacket 12 max 80', 'en', ['price lte 8000']],
    ['jackets in size M, no polyester', 'en', ['size is M', 'material not Polyester']],
    ['by startech', 'en', ['brand is StarTech.com']],
    ['rote Jacke für Herren bis 50 $', 'de', ['price lte 5000', 'color is red', 'audience is men']],
    ['veste sans laine à moins de 50 $', 'fr', ['price lt 5000', 'material not wool']],
    ['chaqueta azul por menos de 1.000 $', 'es', ['price lt 100000', 'color is blue']],
    ['at least 1 kg', 'en', ['attribute gte 1000']],
  ])('%s', (text, language, expected) => {
    expect(read(text, language)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['plecak do 300 zł', 'pl', 'PLN', 'price lte 30000'],
    ['moedor até R$ 300', 'pt', 'BRL', 'price lte 30000'],
    ['do 500 kč', 'cs', 'CZK', 'price lte 50000'],
    ['100元以下的绿茶', 'zh', 'CNY', 'price lte 10000'],
    ['5000円以下の万年筆', 'ja', 'JPY', 'price lte 5000'],
  ])('money in the words of other languages: %s', (text, language, currency, expected) => {
    const { constraints } = parseQuery(text, { language, vocabulary, currency });
    expect(constraints.map(({ slot, operator, value }) => `${slot} ${operator} ${value}`)).toEqual([
      expected,
    ]);
  });

  test('what a product is called with the rest of the query is no price, and an amount beside it is not of the rest', () => {
    const asked: string[] = [];
    const isNamed = (words: string, rest: string) => asked.push(`${words} of ${rest.trim()}`) > 0;
    const parsed = parseQuery('256GB 12 Max under $900', {
      ...{ language: 'en', vocabulary, currency: 'USD', isNamed },
    });
    expect(asked).toEqual(['12 Max of 256GB']);
    expect(parsed.constraints.map(({ value }) => value)).toContain(90000);
    expect(parsed.text).toContain('12 Max');
  });

  test('a falling pair that no word opens is no range', () => {
    expect(read('jacket 50-20')).not.toContainEqual(expect.stringMatching(/price/u));
  });

  test('blue takes in navy, navy takes in nothing else', () => {
    const tagsOf = (text: string) =>
      parseQuery(text, { language: 'en', vocabulary, currency: 'USD' }).constraints[0]?.tags;
    expect([...(tagsOf('blue') ?? [])].sort()).toEqual(['attr.color=Blue', 'attr.color=Navy']);
    expect(tagsOf('navy')).toEqual(['attr.color=Navy']);
  });

  test('another currency is noted and filters nothing', () => {
    const parsed = parseQuery('under 50 €', { language: 'en', vocabulary, currency: 'USD' });
    expect(parsed.foreignCurrency).toBe('EUR');
    expect(parsed.constraints).toEqual([]);
  });

  test('stop words alone stay a query', () => {
    expect(parseQuery('it is on', { language: 'en', vocabulary, currency: 'USD' }).text).toBe('it is on');
  });
});
