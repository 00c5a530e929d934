import { expect, test } from 'vitest';
import { addExpansions, type Thesaurus } from './expansions.ts';

const names = ['cat', 'food'];
const forms = [['chat'], ['croquettes', 'chat']];
const thesaurus: Thesaurus = {
  phraseOf: (text) => text.split(' '),
  mentionedConcepts: (phrase) =>
    phrase.flatMap((word, from) => {
      const concept = names.indexOf(word);
      return concept < 0 ? [] : [{ from, to: from + 1, concepts: [concept] }];
    }),
  formsOf: (concept) => [{ terms: forms[concept]!, weight: 0.6 }],
  namesOf: () => [],
};
const group = (term: string) => ({ surface: term, members: [{ term, weight: 1 }] });

test('words in another language find what the catalogue calls otherwise; light ones and whole phrases add nothing', () => {
  const where = { language: 'en', locale: 'fr', light: new Set(['for']) };
  const added = addExpansions(['food', 'for', 'cat'].map(group), thesaurus, where, () => true);
  expect(added.map(({ members }) => members.map(({ term }) => term))).toEqual([
    ['food'],
    ['for'],
    ['cat', 'chat'],
  ]);
});
