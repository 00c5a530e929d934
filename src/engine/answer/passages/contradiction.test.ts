import { describe, expect, test } from 'vitest';
import type { Trust } from '../../knowledge/document.ts';
import { understand } from '../understand.ts';
import { voiceFor } from '../voice.ts';
import { answerFromPassages } from './answer-passages.ts';
import type { PassageEvidence } from './evidence.ts';

const dayMs = 24 * 3_600_000;

function page(id: string, text: string, trust: Trust, asOfMs: number): PassageEvidence {
  const source = { sourceId: `document:${id}`, title: id, hash: id, asOfMs };
  return {
    id,
    source,
    text,
    locale: 'en',
    trust,
    headingPath: '',
    start: 0,
    end: text.length,
    score: 8,
    coveredIdf: 1,
  };
}

function answer(pages: readonly PassageEvidence[]) {
  const question = understand('How long can unused items be returned?', 'en');
  const asked = {
    text: question.text,
    language: 'en',
    groups: question.content,
    ownGroups: question.content.length,
    expects: question.expects,
    idf: () => 4,
  };
  const candidate = answerFromPassages(asked, pages, voiceFor('en', []))!;
  return { band: candidate.band, text: candidate.claims.map((claim) => claim.text).join(' '), candidate };
}

const sixty = 'Unused items can be returned within 60 days of delivery.';
const thirty = 'Unused items can be returned within 30 days of delivery.';

describe('sources that disagree', () => {
  test.each<[Trust, Trust]>([
    ['policy', 'catalog'],
    ['catalog', 'crawled'],
    ['policy', 'review'],
    ['crawled', 'review'],
  ])('%s is believed before %s, however new that is', (above, below) => {
    for (const pages of [
      [page('a', sixty, above, 0), page('b', thirty, below, 90 * dayMs)],
      [page('b', thirty, below, 90 * dayMs), page('a', sixty, above, 0)],
    ]) {
      const { text } = answer(pages);
      expect(text).toContain('60 days');
      expect(text).not.toContain('30 days');
    }
  });

  test('of equal trust the one confirmed much later is believed', () => {
    const { text } = answer([page('a', sixty, 'crawled', 0), page('b', thirty, 'crawled', 30 * dayMs)]);
    expect(text).toContain('30 days');
    expect(text).not.toContain('60 days');
  });

  test('where nothing decides both are quoted with their sources, and neither is asserted', () => {
    const { text, band, candidate } = answer([
      page('a', sixty, 'policy', 0),
      page('b', thirty, 'policy', dayMs),
    ]);
    expect(band).not.toBe('answer');
    expect(text).toContain(sixty);
    expect(text).toContain('Another source of this shop says:');
    expect(text).toContain(thirty);
    const cited = candidate.claims.flatMap(({ support }) =>
      support.map((span) => ('source' in span ? span.source.sourceId : '')),
    );
    expect(cited.sort()).toEqual(['document:a', 'document:b']);
  });

  test('other numbers about other things are no contradiction', () => {
    const { text } = answer([
      page('a', sixty, 'policy', 0),
      page('b', 'A repair of unused tents takes up to 15 days in winter at our workshop.', 'policy', 0),
    ]);
    expect(text).not.toContain('Another source');
  });

  test('who says more than another says nothing else', () => {
    const longer = 'Unused items can be returned within 60 days of delivery, sale items within 20 days.';
    const { text } = answer([page('a', sixty, 'policy', 0), page('b', longer, 'policy', 0)]);
    expect(text).not.toContain('Another source');
  });

  test('a review alone is attributed and never asserted', () => {
    const { text, band } = answer([page('r', sixty, 'review', 0)]);
    expect(text).toContain('A customer review says:');
    expect(band).not.toBe('answer');
  });
});
