import { describe, expect, test } from 'vitest';
import { everyPart } from '../src/engine/language/pack.ts';
import { askLists, phraseLists } from './support/phrase-lists/ask-lists.ts';
import { gateLists } from './support/phrase-lists/gate-lists.ts';
import { idlePhrases } from './support/phrase-lists/idle-phrases.ts';
import { shoppingLists } from './support/phrase-lists/shopping-lists.ts';
import { textLists } from './support/phrase-lists/text-lists.ts';

/**
 * Not tested here, as nothing but whole shops' pages and tables show what they change: patterns of pages, columns and fields, the
 * openings of ranges, endings of compounds, names of places, kinds and concepts.
 */
const lists = [
  ...everyPart('asks').flatMap(([tag, words]) => askLists(tag, words)),
  ...everyPart('talk').flatMap(([tag, words]) => phraseLists(tag, 'talk', words)),
  ...everyPart('visit').flatMap(([tag, words]) => phraseLists(tag, 'visit', words)),
  ...everyPart('gate').flatMap(([tag, words]) => gateLists(tag, words)),
  ...everyPart('shopping').flatMap(([tag, words]) => shoppingLists(tag, words)),
  ...everyPart('text').flatMap(([tag, words]) => textLists(tag, words)),
];

describe('each phrase of each list by which a language is read', () => {
  test('changes how a text is read that is made of it', () => {
    const idle = lists.flatMap((list) => idlePhrases(list).map(({ text }) => `${list.name}: ${text}`));
    expect(idle).toEqual([]);
  });

  test('every language has such lists', () => {
    expect(lists.length).toBeGreaterThan(1_000);
  });

  test.each([
    ['en asks.shows.policy', 'international shipping'],
    ['en gate.only', 'only on mondays'],
    ['en shopping.sale', 'on-sale'],
    ['fr text.stopWords', 'Le'],
  ])('a planted phrase that changes nothing is found: %s', (name, text) => {
    const list = lists.find((each) => each.name === name)!;
    expect(
      idlePhrases({ ...list, phrases: [...list.phrases, { text }] }).map((phrase) => phrase.text),
    ).toEqual([text]);
  });
});
