import { describe, expect, test } from 'vitest';
import { clusterQuestions } from './cluster-questions.ts';

const topics: readonly (readonly string[])[] = [
  [
    'Do you have gift cards?',
    'Can I buy a gift card?',
    'are gift cards available',
    'gift card for 50 dollars',
    'Where can I get gift cards',
    'I want to give someone a gift card',
    'gift card by mail?',
    'do gift cards expire',
    'can a gift card be used online',
    'gift cards please',
  ],
  [
    'Do you repair zippers?',
    'My zipper is broken, can you repair it',
    'zipper repair cost',
    'who repairs zippers',
    'can the zipper be replaced',
    'broken zipper on my jacket',
    'repair of a zipper',
    'zipper stuck',
    'do you fix zippers',
    'zipper replacement',
  ],
  [
    'Is there parking at the store?',
    'where can I park my car',
    'parking near the store',
    'free parking?',
    'do you have a parking lot',
    'parking for bikes',
    'can I park there',
    'how much is parking',
    'parking garage',
    'is parking free',
  ],
  [
    'Do you hire students?',
    'are there student jobs',
    'I am a student looking for a job',
    'job for students in summer',
    'do you have jobs',
    'summer job',
    'apply for a job',
    'jobs in your store',
    'is there a job opening',
    'student job application',
  ],
  [
    'Can I rent skis?',
    'ski rental price',
    'do you rent skis',
    'rent skis for a week',
    'ski rental',
    'renting skis with boots',
    'how much is it to rent skis',
    'skis for rent',
    'is there a ski rental',
    'rental of skis',
  ],
];

/** Topics of which no two wordings need to share a word. */
const asked = {
  en: [
    [
      'Can I send something back?',
      'How do returns work?',
      'I want to return my order',
      'Is it possible to give back an item?',
      'what is your refund policy',
      'How long can I return an item?',
      'Do I get my money back?',
    ],
    [
      'How long does shipping take?',
      'When will my parcel arrive?',
      'delivery time',
      'How many days until delivery?',
      'how fast do you ship',
      'When do I get my package?',
    ],
    [
      'Do you ship to Norway?',
      'Is delivery to Norway possible?',
      'shipping Norway',
      'Can you send it to Norway?',
    ],
    [
      'Do you do gift wrapping?',
      'Can you wrap it as a present?',
      'gift wrap',
      'Is there wrapping paper for gifts?',
      'present wrapping service',
    ],
    [
      'Do you price match?',
      'I found it cheaper elsewhere',
      'lowest price guarantee',
      'Do you match the price of other shops?',
      'price matching',
    ],
    [
      'Can I pay by invoice?',
      'payment on account possible?',
      'Do you accept invoice payment?',
      'pay later by invoice',
    ],
    ['Can I pay with PayPal?', 'Do you take PayPal?', 'paypal', 'Is PayPal accepted?'],
    ['Is this vegan?', 'Are the shoes free of animal products?', 'vegan leather?', 'which boots are vegan'],
    [
      'Do you have a store in Berlin?',
      'Is there a shop in Berlin?',
      'Berlin store address',
      'where is your Berlin branch',
    ],
    ['Do you repair jackets?', 'Can you fix a torn jacket?', 'jacket repair service', 'mend my jacket'],
    [
      'Can I change my address?',
      'I moved, how do I update my delivery address',
      'wrong address in my order',
      'update address',
    ],
    [
      'Do you offer student discount?',
      'discount for students',
      'is there a reduction for students?',
      'student code',
    ],
  ],
  de: [
    [
      'Wie lange kann ich zurückgeben?',
      'Rückgabe Frist',
      'Kann ich die Ware zurückschicken?',
      'Umtausch möglich?',
      'Ich will das zurücksenden',
    ],
    ['Wann kommt mein Paket?', 'Lieferzeit', 'Wie lange dauert der Versand?', 'Wie schnell liefert ihr?'],
    ['Kann ich auf Rechnung zahlen?', 'Kauf auf Rechnung', 'Bezahlung per Rechnung möglich?'],
    ['Verpackt ihr als Geschenk?', 'Geschenkverpackung', 'Gibt es Geschenkpapier?'],
    ['Habt ihr einen Laden in Hamburg?', 'Filiale Hamburg', 'Geschäft in Hamburg Adresse'],
  ],
};

describe('questions by topic', () => {
  test('50 questions on 5 topics become 5 groups, give or take one', () => {
    const questions = topics.flatMap((texts, topic) =>
      texts.map((text, i) => ({ text, asked: 10 - topic + (i === 0 ? 5 : 0) })),
    );
    const groups = clusterQuestions(questions, 'en').filter((group) => group.length > 2);
    expect(groups.length).toBeGreaterThanOrEqual(4);
    expect(groups.length).toBeLessThanOrEqual(6);
    // Of 50 questions at most two may stand with another topic.
    const strays = groups.map((group) => {
      const sizes = [...Map.groupBy(group, (i) => Math.floor(i / 10)).values()].map(({ length }) => length);
      return group.length - Math.max(...sizes);
    });
    expect(strays.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
    expect(groups.flat().length).toBeGreaterThanOrEqual(40);
  });

  test('the most asked come first, and every question is in one group', () => {
    const questions = [
      { text: 'Do you ship to Norway?', asked: 1 },
      { text: 'gift cards', asked: 9 },
      { text: 'Is there a gift card?', asked: 2 },
    ];
    expect(clusterQuestions(questions, 'en')).toEqual([[1, 2], [0]]);
    expect(clusterQuestions([], 'en')).toEqual([]);
  });

  test.each([
    ['en', asked.en],
    ['de', asked.de],
  ])('what means the same is one topic, though it shares few words (%s)', (locale, topicsOf) => {
    const questions = topicsOf.flatMap((texts, topic) =>
      texts.map((text, i) => ({ text, topic, asked: 1 + ((i * 7 + topic) % 3) })),
    );
    const groups = clusterQuestions(questions, locale);
    const pairsOf = (sizes: number[]) => sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
    const right = groups.map((group) =>
      pairsOf([...Map.groupBy(group, (i) => questions[i]!.topic).values()].map(({ length }) => length)),
    );
    const together = right.reduce((sum, pairs) => sum + pairs, 0);
    expect(together / pairsOf(groups.map(({ length }) => length))).toBeGreaterThan(0.7);
    expect(together / pairsOf(topicsOf.map(({ length }) => length))).toBeGreaterThan(0.5);
  });

  test('texts without a word are groups of their own', () => {
    const questions = ['?', '!!', '…'].map((text) => ({ text, asked: 1 }));
    expect(clusterQuestions(questions, 'en').flat().sort()).toEqual([0, 1, 2]);
  });
});
