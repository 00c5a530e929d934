import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventsOfReply, spellEvent } from './events.ts';

function body(resultText: string, ends: readonly number[]): string {
  return JSON.stringify({
    result_text: resultText,
    thread_id: 't',
    message_id: 'm',
    sources: [{ source_id: 'document:a' }],
    claims: ends.map((end) => ({ start: 0, end, sources: [0] })),
    products: [],
  });
}

describe('eventsOfReply', () => {
  test('start, one piece per claim, sources, and the reply itself byte for byte', () => {
    const reply = body('One. Two.', [4, 9]);
    expect(eventsOfReply(reply)).toEqual([
      { id: 1, event: 'message.start', data: '{"thread_id":"t","message_id":"m"}' },
      { id: 2, event: 'delta', data: '{"text":"One."}' },
      { id: 3, event: 'delta', data: '{"text":" Two."}' },
      { id: 4, event: 'sources', data: '{"sources":[{"source_id":"document:a"}],"products":[]}' },
      { id: 5, event: 'message.completed', data: reply },
    ]);
  });

  test('the pieces join to the text, whatever the claims', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(40)), (text, ends) => {
        const pieces = eventsOfReply(body(text, ends)).filter(({ event }) => event === 'delta');
        expect(pieces.map(({ data }) => (JSON.parse(data) as { text: string }).text).join('')).toBe(text);
      }),
    );
  });

  test('no event can break out of its lines', () => {
    const spelled = spellEvent({
      id: 2,
      event: 'delta',
      data: JSON.stringify({ text: 'a\n\nevent: error\r\n' }),
    });
    expect(spelled.split('\n').filter((line) => line.startsWith('event:'))).toEqual(['event: delta']);
    expect(spelled.endsWith('\n\n')).toBe(true);
  });
});
