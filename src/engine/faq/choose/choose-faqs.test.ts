import { expect, test } from 'vitest';
import type { FaqCandidate } from '../candidates/candidate.ts';
import { chooseFaqs, type ProvenFaq } from './choose-faqs.ts';
import { rankCandidates, spreadTopics } from './rank-candidates.ts';
import { measureQuestions } from './similarity.ts';

const measure = measureQuestions('en', 'Trailhead 2', () => 1);

const candidate = (question: string, values: Partial<FaqCandidate> = {}): FaqCandidate => ({
  kind: 'attribute',
  wordings: [question],
  topic: question,
  askers: 0,
  prior: 0.5,
  rarity: 0,
  ...values,
});

const proven = (question: string, factKey: string, topic = question): ProvenFaq<string> => ({
  question,
  variants: [],
  topic,
  candidate: candidate(question),
  factKey,
  answer: '',
});

test('similarity counts telling words, not the product’s name', () => {
  expect(measure.similarity('How heavy is the Trailhead 2?', 'How heavy is it?')).toBe(1);
  expect(measure.similarity('Is the Trailhead 2 waterproof?', 'Is the Trailhead 2 vegan?')).toBe(0);
});

test('questions with the same facts or nearly the same words are one, and its wordings are kept', () => {
  const chosen = chooseFaqs(
    [
      proven('How much does it weigh?', 'weight'),
      proven('Is it heavy?', 'weight'),
      proven('Is it vegan?', 'vegan'),
    ],
    [],
    measure,
    10,
  );
  expect(chosen.map(({ question }) => question)).toEqual(['How much does it weigh?', 'Is it vegan?']);
  expect(chosen[0]!.variants).toEqual(['Is it heavy?']);
});

test('what the page has, or must not have, is not proposed again', () => {
  const list = [proven('How much does it weigh?', 'weight'), proven('Is it vegan?', 'vegan')];
  expect(chooseFaqs(list, [{ question: 'Is this vegan?' }], measure, 10)).toHaveLength(1);
  expect(chooseFaqs(list, [{ question: 'Other?', factKey: 'weight' }], measure, 10)).toHaveLength(1);
  expect(chooseFaqs(list, [], measure, 1)).toHaveLength(1);
});

test('questions that share their words are two when they are about different things', () => {
  const made = { ...proven('What is it made of?', 'a'), topic: 'material' };
  const where = { ...proven('Where is it made?', 'b'), topic: 'origin' };
  expect(chooseFaqs([made, where], [], measure, 10)).toHaveLength(2);
  expect(chooseFaqs([where], [{ question: 'What is it made of?', factKey: 'a' }], measure, 10)).toHaveLength(
    1,
  );
  expect(chooseFaqs([where], [{ question: 'Where is it made?', factKey: 'c' }], measure, 10)).toHaveLength(0);
});

test('what was asked most comes first, then what matters most', () => {
  const made = [candidate('Is it vegan?', { prior: 0.4 }), candidate('How heavy is it?', { prior: 0.9 })];
  const asked = [candidate('is it vegan', { kind: 'asked', askers: 3, prior: 0.7 })];
  const heard = [{ question: 'is it vegan', askers: 3 }];
  expect(rankCandidates(made, asked, heard, measure).map(({ wordings }) => wordings[0])).toEqual([
    'is it vegan',
    'Is it vegan?',
    'How heavy is it?',
  ]);
});

test('what one shopper asked is never shown, but the question made of the same thing comes first', () => {
  const made = [candidate('How heavy is it?', { prior: 0.9 }), candidate('Is it vegan?', { prior: 0.4 })];
  const ranked = rankCandidates(made, [], [{ question: 'Vegan? Ann from Bergen asks', askers: 1 }], measure);
  expect(ranked.map(({ wordings }) => wordings[0])).toEqual(['How heavy is it?', 'Is it vegan?']);
  const plain = rankCandidates(made, [], [{ question: 'is it vegan please', askers: 0.5 }], measure);
  expect(plain.map(({ wordings }) => wordings[0])).toEqual(['Is it vegan?', 'How heavy is it?']);
});

test('the first five are about different things as long as there are others', () => {
  const topics = ['a', 'a', 'b', 'a', 'c', 'd', 'e', 'f'].map((topic, i) => ({ topic, i }));
  expect(spreadTopics(topics).map(({ i }) => i)).toEqual([0, 2, 4, 5, 6, 1, 3, 7]);
});
