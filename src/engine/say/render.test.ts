import { describe, expect, test } from 'vitest';
import type { Claim, SourceRef, Support } from './answer.ts';
import { renderAnswer } from './render.ts';

const returns: SourceRef = { sourceId: 'document:returns', title: 'Returns', hash: 'sha256:1', asOfMs: 0 };
const span = (start: number, quote: string): Support => ({
  kind: 'span',
  source: returns,
  start,
  end: start + quote.length,
  quote,
});

describe('renderAnswer', () => {
  test('ranges cut the claims out of the text; frames have none', () => {
    const claims: Claim[] = [
      { text: 'Good question.', kind: 'frame', support: [] },
      { text: 'Returns take 60 days.', kind: 'quote', support: [span(0, 'Returns take 60 days.')] },
      { text: 'Shipping is free.', kind: 'quote', support: [span(30, 'Shipping is free.')], before: '\n' },
    ];
    const rendered = renderAnswer(claims);
    expect(rendered.resultText).toBe('Good question. Returns take 60 days.\nShipping is free.');
    expect(rendered.claims.map(({ start, end }) => rendered.resultText.slice(start, end))).toEqual([
      'Returns take 60 days.',
      'Shipping is free.',
    ]);
  });

  test('sources stand once each, in order of first use, also when a computation rests on them', () => {
    const one = span(0, 'one');
    const two = span(10, 'two');
    const rendered = renderAnswer([
      { text: 'a', kind: 'quote', support: [two] },
      {
        text: 'b',
        kind: 'computed',
        support: [{ kind: 'computed', operation: 'count', value: 2, inputs: [one, two] }],
      },
    ]);
    expect(rendered.sources.map(({ quote }) => quote)).toEqual(['two', 'one']);
    expect(rendered.claims.map(({ sources }) => sources)).toEqual([[0], [1, 0]]);
  });

  test('nothing in, nothing out', () => {
    expect(renderAnswer([])).toEqual({ resultText: '', claims: [], sources: [] });
  });
});
