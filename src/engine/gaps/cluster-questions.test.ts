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

  test('texts without a word are groups of their own', () => {
    const questions = ['?', '!!', '…'].map((text) => ({ text, asked: 1 }));
    expect(clusterQuestions(questions, 'en').flat().sort()).toEqual([0, 1, 2]);
  });
});
