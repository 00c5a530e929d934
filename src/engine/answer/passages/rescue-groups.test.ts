import { expect, test } from 'vitest';
import { createIndex } from '../../retrieval/create-index.ts';
import { PASSAGE_SETTINGS } from '../../retrieval/parameters.ts';
import { ANALYZER_VERSION, analyze } from '../../text/analyze.ts';
import { contentGroups } from '../understand.ts';
import { rescueGroups } from './rescue-groups.ts';

function indexOf(locale: string, heading: string, body: string) {
  const index = createIndex({
    rules: { settings: PASSAGE_SETTINGS, locale, analyzerVersion: ANALYZER_VERSION },
    analyze,
  });
  const fields = { heading, title: '', body };
  index.upsert([{ id: 'a', fields, exactIds: [], tags: [], numbers: {} }]);
  return index;
}

const firstTerms = (text: string, locale: string, index: ReturnType<typeof indexOf>) =>
  rescueGroups(contentGroups(text, locale), index).map(({ members }) => members[0]!.term);

test('a mistyped word is read as the word of a heading', () => {
  const index = indexOf('en', 'Warranty', 'Two years on everything.');
  expect(firstTerms('waranty', 'en', index)).toEqual(['warranti']);
});

test('words that texts hold, short ones and ones like nothing stay as they are', () => {
  const index = indexOf('en', 'Warranty', 'Two years on everything.');
  const asked = contentGroups('years bike unicorn', 'en');
  expect(rescueGroups(asked, index)).toEqual(asked);
});

test('what was learned from the headings is learned anew when they change', () => {
  const index = indexOf('en', 'Warranty', 'Two years.');
  expect(firstTerms('shiping', 'en', index)).toEqual(
    contentGroups('shiping', 'en').map((g) => g.members[0]!.term),
  );
  const fields = { heading: 'Shipping', title: '', body: 'Free.' };
  index.upsert([{ id: 'b', fields, exactIds: [], tags: [], numbers: {} }]);
  expect(firstTerms('shiping', 'en', index)).toEqual(['ship']);
});
