import { describe, expect, test } from 'vitest';
import { factSheet } from '../catalog/fact-sheet.ts';
import type { Product } from '../catalog/product.ts';
import { everyPart } from '../language/pack.ts';
import { fieldsOf } from '../meaning/attributes/field.ts';
import { availabilityWords } from '../say/availability-words.ts';
import { askedCandidates, cleanQuestion } from './candidates/asked-candidates.ts';
import { type Asking, attributeCandidates } from './candidates/attribute-candidates.ts';
import { optionCandidates } from './candidates/option-candidates.ts';
import { comesInSizes, policyCandidates } from './candidates/policy-candidates.ts';
import { statedFacts } from './facts/stated-facts.ts';
import { phrasebookOf } from './wording/phrasebooks.ts';
import { spokenName } from './wording/product-name.ts';

const boot: Product = {
  productId: 'NP-1042',
  locale: 'en',
  title: 'Trailhead 2 Hiking Boot',
  description: 'Comes with a spare lace.',
  categories: ['Footwear > Hiking boots'],
  price: { amount: 123900, currency: 'USD' },
  availability: 'in_stock',
  attributes: {
    weight_g: 1540,
    material: 'suede',
    composition: '100 % suede',
    hood: false,
    gps: true,
    sku_id: 'x',
  },
  variants: [
    { variantId: 'a', attributes: { size: '42' } },
    { variantId: 'b', attributes: { size: '43' } },
  ],
  updatedAtMs: 0,
};

function asking(product: Product): Asking {
  const phrasebook = phrasebookOf(product.locale)!;
  const name = spokenName(product, product.locale, phrasebook);
  return { locale: product.locale, phrasebook, name, shareStating: () => 0.5 };
}

function questionsOf(product: Product): string[] {
  const fields = fieldsOf(product, factSheet(product));
  const ask = asking(product);
  const all = [
    ...attributeCandidates(fields, ask),
    ...optionCandidates(product, fields, ask),
    ...policyCandidates(comesInSizes(product), ask),
  ];
  return all.map(({ wordings }) => wordings[0]!);
}

describe('made questions', () => {
  test('ask for what the product states, in words a person would use', () => {
    const questions = questionsOf(boot);
    expect(questions).toEqual(
      expect.arrayContaining([
        'How much does the Trailhead 2 Hiking Boot weigh?',
        'What is the Trailhead 2 Hiking Boot made of?',
        'Does the Trailhead 2 Hiking Boot have a hood?',
        'What sizes does the Trailhead 2 Hiking Boot come in?',
      ]),
    );
    expect(questions.some((question) => question.includes('sku'))).toBe(false);
    expect(questions.filter((question) => question.includes('made of'))).toHaveLength(1);
  });

  test.each(everyPart('faqs').map(([language]) => language))(
    '%s asks without leaving a slot open',
    (language) => {
      for (const question of questionsOf({ ...boot, locale: language })) {
        expect(question).not.toMatch(/[{}[\]]|undefined/u);
        expect(question).toMatch(/[?？؟]$/u);
      }
      expect(availabilityWords('backorder', language)).not.toBe('');
    },
  );
});

test.each([
  ['Merino Hiking Socks', 'the Merino Hiking Socks', true],
  ['The North Lamp', 'The North Lamp', false],
  ['Leather Care Wax 100 ml', 'the Leather Care Wax', false],
  ['Supco RIM300 Universal Ice Maker, Replaces WR30X320', 'the Supco RIM300 Universal Ice Maker', false],
  ['100 x 200', 'it', false],
])('%s is called %s', (title, text, isPlural) => {
  expect(spokenName({ title, categories: [] }, 'en', phrasebookOf('en')!)).toEqual({ text, isPlural });
});

describe('shoppers’ questions', () => {
  test.each([
    'my mail is a@b.example, is it waterproof',
    'My order 1234567 is late, is it waterproof?',
    'IS IT WATERPROOF?',
    'why?',
    'is it waterprooooooof?',
    'see https://x.example is it waterproof?',
  ])('%j never comes onto a page', (question) => expect(cleanQuestion(question, 'en')).toBeUndefined());

  test('two askers and only the shop’s own words', () => {
    const asked = [
      { question: 'is it  waterproof', askers: 2 },
      { question: 'is it windproof?', askers: 1 },
      { question: 'is it haunted?', askers: 9 },
    ];
    const found = askedCandidates(asked, 'en', (question) => !question.includes('haunted'));
    expect(found.map(({ wordings }) => wordings[0])).toEqual(['Is it waterproof?']);
  });
});

test.each([
  ['It weighs 1540 g.', ['attributes.weight_g']],
  ['It weighs 1,540 g and is made of suede.', ['attributes.material', 'attributes.weight_g']],
  ['Only $1,239.00 today!', ['price']],
  ['A boot for every day.', []],
  ['It weighs 15400 g.', []],
])('%j states %j', (text, paths) => {
  expect(statedFacts(text, boot).map(({ path }) => path)).toEqual(paths);
});
