import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyReader } from './read-reply.ts';

const whole =
  '{"status":"closest","sentences":[{"text":"A \\"quoted\\" ] one, größer.","evidence":["e1","[e2]"]},{"text":"Two {braces}.","evidence":[]}],"products":["e3"]}';

function readIn(text: string, cuts: readonly number[]) {
  const reader = replyReader();
  const sentences = [];
  let at = 0;
  for (const cut of [...cuts.toSorted((a, b) => a - b), text.length]) {
    sentences.push(...reader.push(text.slice(at, cut)));
    at = cut;
  }
  return { sentences, reply: reader.end(), status: reader.status() };
}

test('sentences come out whole and once, however the text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length), { maxLength: 12 }), (cuts) => {
      const { sentences, reply, status } = readIn(whole, cuts);
      expect(sentences).toEqual([
        { text: 'A "quoted" ] one, größer.', evidence: ['e1', 'e2'] },
        { text: 'Two {braces}.', evidence: [] },
      ]);
      expect(reply).toEqual({ status: 'closest', sentences, products: ['e3'] });
      expect(status).toBe('closest');
    }),
  );
});

test('a sentence is there as soon as it is complete', () => {
  const reader = replyReader();
  expect(reader.push('{"status":"answered","sentences":[{"text":"One.","evidence":["e1"]')).toEqual([]);
  expect(reader.push('},{"te')).toEqual([{ text: 'One.', evidence: ['e1'] }]);
  expect(reader.end()).toBeUndefined();
});

test('thoughts and fences around the object are passed over', () => {
  const fenced =
    '<think>{"sentences":[{"text":"no"}]}</think>\n```json\n{"status":"not_found","sentences":[]}\n```';
  expect(readIn(fenced, [3, 30, 60]).reply).toEqual({ status: 'not_found', sentences: [], products: [] });
});

test.each([
  '',
  'Sure! You can return it.',
  '{"answer":"x"}',
  '[]',
  '{"status":"sure","sentences":[]}',
  '{"status":"answered"',
])('no reply: %s', (text) => {
  expect(readIn(text, [])).toMatchObject({ sentences: [], reply: undefined });
});
