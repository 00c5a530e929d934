import { describe, expect, test } from 'vitest';
import { compatibleReply } from './compatible-reply.ts';
import { eventDataReader } from './event-data.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('events', () => {
  test('lines end in each of the three ways, wherever the bytes are cut', () => {
    for (const end of ['\n', '\r\n']) {
      const stream = bytes(
        [': hello', 'event: x', 'data: {"a":', 'data:"ü"}', '', 'id: 1', '', 'data: b', '', ''].join(end),
      );
      for (const size of [1, 2, 3, 7, 1_000]) {
        const read = eventDataReader();
        const found: string[] = [];
        for (let at = 0; at < stream.length; at += size) found.push(...read(stream.subarray(at, at + size)));
        expect(found).toEqual(['{"a":\n"ü"}', 'b']);
      }
    }
    expect(eventDataReader()(bytes('data: a\r\rdata: b\r\rdata: c'))).toEqual(['a', 'b']);
  });

  test('an event without an end is not waited for', () => {
    const read = eventDataReader();
    const line = bytes(`data: ${'x'.repeat(99_000)}\n`);
    expect(() => {
      for (let i = 0; i < 20; i++) read(line);
    }).toThrow(expect.objectContaining({ kind: 'too_long' }));
  });
});

/** The parts of a reply whose messages change by these deltas. */
function partsOf(deltas: readonly object[], reason: string | null = 'stop', last: object = {}) {
  let begun = 0;
  const reply = compatibleReply(() => begun++);
  const event = (delta: object, finish: string | null) =>
    JSON.stringify({ id: 'r7', choices: [{ index: 0, delta, finish_reason: finish }] });
  const text = deltas.map((delta) => reply.read(event(delta, null))).join('');
  reply.read(event({}, reason));
  reply.read(JSON.stringify({ choices: [], ...last }));
  return { text, begun, end: () => reply.end() };
}

const call = (index: number | undefined, fields: { id?: string; name?: string; arguments?: string }) => {
  const { id, ...named } = fields;
  return { tool_calls: [{ index, id, function: named }] };
};

describe('replies', () => {
  test('text in parts is text; thoughts are none, but show that the model has begun', () => {
    const thinking = partsOf([{ role: 'assistant', content: '' }, { reasoning_content: 'hm' }]);
    expect(thinking).toMatchObject({ text: '', begun: 1 });
    const content = [
      { type: 'thinking', thinking: [] },
      { type: 'text', text: 'yes' },
    ];
    expect(partsOf([{ content }, { content: ' it is' }])).toMatchObject({ text: 'yes it is', begun: 2 });
  });

  test('calls are put together by number, by id, and by their order', () => {
    const callsOf = (deltas: readonly object[]) =>
      partsOf(deltas, 'tool_calls')
        .end()
        .flatMap((part) => (part.kind === 'tool_call' ? [part.call] : []));
    const query = (text: string) => ({ query: text });
    const numbered = [
      call(0, { id: 'a', name: 'read', arguments: '' }),
      call(1, { id: 'b', name: 'find', arguments: '{"query"' }),
      call(0, { arguments: '{"query":"x"}' }),
      call(1, { arguments: ':"y"}' }),
    ];
    expect(callsOf(numbered)).toEqual([
      { callId: 'a', name: 'read', input: query('x') },
      { callId: 'b', name: 'find', input: query('y') },
    ]);
    // Some servers give each call the number 0, or none.
    for (const index of [0, undefined]) {
      const whole = [
        call(index, { id: 'a', name: 'read', arguments: '{"query":"x"}' }),
        call(index, { id: 'b', name: 'read', arguments: '{"query":"y"}' }),
      ];
      expect(callsOf(whole).map(({ callId, input }) => [callId, input])).toEqual([
        ['a', query('x')],
        ['b', query('y')],
      ]);
    }
    expect(
      callsOf([call(0, { arguments: '{"query":' }), call(0, { name: 'find', arguments: '"x"}' })]),
    ).toEqual([{ callId: 'r7_0', name: 'find', input: query('x') }]);
    expect(callsOf([call(0, { name: 'find', arguments: '{"que' })])[0]?.input).toBeUndefined();
  });

  test.each([
    ['content_filter', {}, 'cut_off'],
    [null, {}, 'cut_off'],
    ['stop', { refusal: 'I will not.' }, 'cut_off'],
    ['tool_calls', call(0, { id: 'a', arguments: '{}' }), 'bad_response'],
  ])('a reply that ends with %s after %o is none', (reason, delta, kind) => {
    expect(partsOf([delta], reason).end).toThrow(expect.objectContaining({ kind }));
  });

  test('tokens are as counted, none where nothing was', () => {
    const usage = {
      prompt_tokens: 10,
      completion_tokens: 3.5,
      prompt_tokens_details: { cached_tokens: 99 },
    };
    expect(partsOf([{ content: 'a' }], 'length', { usage }).end()).toEqual([
      { kind: 'end', usage: { inputTokens: 10, cachedTokens: 10, outputTokens: 3 }, isCutShort: true },
    ]);
    expect(partsOf([{ content: 'a' }], 'stop', { usage: null }).end()).toEqual([
      { kind: 'end', usage: undefined, isCutShort: false },
    ]);
  });

  test.each(['{', '"text"', '[]', '{}', '{"choices":null}', '{"error":{"message":"no"}}'])(
    '%s is no event',
    (data) => {
      const reply = compatibleReply(() => undefined);
      expect(() => reply.read(data)).toThrow(expect.objectContaining({ kind: 'bad_response' }));
    },
  );
});
