import { describe, expect, test } from 'vitest';
import { reasonsOf } from './reasons.ts';
import type { TraceBody } from './trace-body.ts';

const piece = {
  kind: 'sentence',
  section: 'document:privacy\nWhat we store',
  text: 'Names are kept for 10 years.',
  probability: 0.4,
  features: {},
};
const least = { sure: 0.62, held: 0.5, touched: 0.2, related: 0.6 };

function pooled(route: TraceBody['route'], parts: Partial<TraceBody> = {}): string[] {
  return reasonsOf({
    request_id: 'req_1',
    engine: 'embedded',
    chosen_route: 'policy',
    ...(route?.status ? { status: route.status } : {}),
    route: { least, ...route },
    retrieval: { pieces: [piece] },
    ...parts,
  });
}

describe('why an answer came about, in words', () => {
  test('what nothing speaks of is named, function words are not', () => {
    const terms = [
      { word: 'can', weight: 0.3, held: 0 },
      { word: 'engrave', weight: 7, held: 0 },
      { word: 'name', weight: 4, held: 1 },
    ];
    const said = pooled({ status: 'not_found', sure: 0.1, held: 0, touched: 0.1 }, { input: { terms } });
    expect(said).toEqual(['Nothing in your shop speaks of “engrave”.']);
  });

  test('what was found but not asserted says where it stands, and by how much it fell short', () => {
    const said = pooled({ status: 'partial', sure: 0.41, held: 0.8, touched: 0.9 });
    expect(said).toEqual([
      'The closest that was found: “Names are kept for 10 years.” (privacy › What we store).',
      'But not sure enough to say so: 41%, where 62% is needed.',
    ]);
    const short = pooled({ status: 'partial', sure: 0.9, held: 0.3, touched: 0.9 });
    expect(short.at(-1)).toBe('It covers only 30% of what was asked, where 50% is needed.');
    const other = pooled({ status: 'partial', sure: 0.9, held: 0.9, touched: 0.4 });
    expect(other.at(-1)).toMatch(/has to do with the question: 40%, where 60%/);
    const person = pooled({ status: 'partial', sure: 0.9, held: 0.9, touched: 0.9, withheld: 'person' });
    expect(person.at(-1)).toMatch(/only a person/);
  });

  test('what was asserted says so with both figures', () => {
    expect(pooled({ status: 'answered', sure: 0.8, held: 0.9 })).toEqual([
      'Found: “Names are kept for 10 years.” (privacy › What we store).',
      'Sure enough to say so: 80%, where 62% is needed.',
    ]);
  });

  test('what a model wrote and may not be said is quoted with its reason', () => {
    const said = reasonsOf({
      request_id: 'req_1',
      engine: 'llm',
      status: 'partial',
      chosen_route: 'model',
      model: {
        calls: [{ model: 'm', outcome: 'done' }],
        refused: [{ text: 'It costs $9.', reasons: ['price not in evidence'] }],
      },
    });
    expect(said).toEqual(['Left out what the model wrote: “It costs $9.”. Reason: price not in evidence']);
  });

  test('a model that failed is named beside what the engine made of it', () => {
    const said = pooled(
      { status: 'answered', sure: 0.8, held: 0.9 },
      { model: { calls: [{ model: 'big', outcome: 'timeout' }] } },
    );
    expect(said.slice(-2)).toEqual([
      'The language model big gave no usable reply (timeout).',
      'The embedded engine answered instead.',
    ]);
  });

  test('FAQs, small talk, hand-over and stated fields each have their sentence', () => {
    const faqs = [{ faq_id: 1, wording: 'Gift cards?', confidence: 'sure' }];
    expect(reasonsOf({ request_id: 'r', engine: 'faq', retrieval: { faqs } })[0]).toContain('“Gift cards?”');
    expect(reasonsOf({ request_id: 'r', engine: 'embedded', chosen_route: 'smalltalk' })[0]).toMatch(
      /small talk/,
    );
    expect(reasonsOf({ request_id: 'r', status: 'handed_over' })[0]).toMatch(/handed over/);
    expect(reasonsOf({ request_id: 'r', engine: 'embedded', status: 'answered' })[0]).toMatch(
      /product states/,
    );
  });
});
