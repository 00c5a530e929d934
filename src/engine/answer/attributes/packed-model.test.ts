import { describe, expect, test } from 'vitest';
import { trainedTable } from '../../../../test/support/trained-table.ts';
import { openModel, packModel } from './packed-model.ts';
import { trainedEn } from './trained-en.ts';
import { type AlignedPair, trainTranslationModel } from './translation-model.ts';

const pairs: AlignedPair[] = [
  { name: ['weight'], question: ['how', 'heavy'] },
  { name: ['item', 'weight'], question: ['what', 'weigh'], weight: 0.5 },
  { name: ['colour'], question: ['what', 'colour'] },
];

describe('packed question table', () => {
  test('says what the trained one says', () => {
    const [names, questions] = [pairs.flatMap(({ name }) => name), pairs.flatMap(({ question }) => question)];
    const model = trainTranslationModel(pairs);
    const opened = openModel(packModel(model, { names, questions }));
    expect(opened.size).toBe(model.size);
    for (const question of [...questions, 'unseen'])
      for (const name of [...names, '', 'unseen']) {
        expect(opened.probability(question, name)).toBeCloseTo(model.probability(question, name), 6);
        expect(opened.background(question)).toBeCloseTo(model.background(question), 8);
        expect(opened.knows(name)).toBe(model.knows(name));
      }
  });

  test('the English one is trained on the patterns as they are; else run: npm run question-table', () => {
    expect(trainedTable('en')).toEqual(trainedEn);
  });
});
