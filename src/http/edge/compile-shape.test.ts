import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SendMessageBody } from '../../contract/messages.ts';
import { Product, ProductPatch } from '../../contract/products.ts';
import { SearchBody } from '../../contract/search.ts';
import { Type } from '../../contract/type.ts';
import { compileShape } from './compile-shape.ts';
import type { Fault } from './faults.ts';
import { formats } from './formats.ts';
import type { Schema } from './schema.ts';

function read(schema: unknown, value: unknown): { value: unknown; faults: Fault[] } {
  const faults: Fault[] = [];
  return { value: compileShape(schema as Schema)(value, faults), faults };
}

const codes = (faults: Fault[]) => faults.map(({ at, code }) => `${at} ${code}`);

/** What an RFC 6901 pointer names. */
function valueAt(value: unknown, pointer: string): unknown {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);
}

describe('reading a body', () => {
  test('all faults at once, each at its place', () => {
    const { faults } = read(SearchBody, {
      query_text: ' ',
      locale: 'en_US',
      limit: 51,
      sort: 'price',
      filters: { price: { gte: '1' }, brand: 'x', in_stock: 'yes', attributes: { 'a/b': { gte: 'x' } } },
      facets: ['brand', 'colour'],
      answer: 'no',
    });
    expect(codes(faults)).toEqual([
      '/query_text blank',
      '/locale format',
      '/filters/price/gte type',
      '/filters/brand type',
      '/filters/in_stock type',
      '/filters/attributes/a~1b/gte type',
      '/sort format',
      '/limit range',
      '/facets/1 format',
      '/answer type',
    ]);
  });

  test('null in an optional member is as if it were not there; in a required one it is a fault', () => {
    const { value, faults } = read(SendMessageBody, { query_text: 'a', faq_id: null, user_metadata: null });
    expect([value, faults]).toEqual([{ query_text: 'a' }, []]);
    expect(codes(read(SendMessageBody, { query_text: null }).faults)).toEqual(['/query_text type']);
  });

  test('null in a merge patch is kept', () => {
    const patch = { price: null, attributes: { color: null }, title: null };
    expect(read(ProductPatch, patch).value).toEqual({ price: null, attributes: { color: null } });
  });

  test('unknown members are left out, and inherited ones are not seen', () => {
    const body = JSON.parse('{"query_text":"a","x":1,"__proto__":{"locale":"en_US"},"constructor":{"y":1}}');
    expect(read(SendMessageBody, body)).toEqual({ value: { query_text: 'a' }, faults: [] });
  });

  test('maps keep keys such as __proto__ as plain data', () => {
    const body = JSON.parse(
      '{"query_text":"a","user_metadata":{"__proto__":{"isAdmin":true},"constructor":1}}',
    );
    const { value } = read(SendMessageBody, body);
    expect(JSON.stringify(value)).toBe(
      '{"query_text":"a","user_metadata":{"__proto__":{"isAdmin":true},"constructor":1}}',
    );
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('free text is repaired and composed; ids, urls and locales are refused instead', () => {
    const { value, faults } = read(SendMessageBody, {
      query_text: 'a\u0000e\u0301\ud800\u0007',
      thread_id: 'x\u0000',
    });
    expect(value).toMatchObject({ query_text: 'aé\ufffd' });
    expect(codes(faults)).toEqual(['/thread_id format']);
  });

  test('text of control characters alone is blank', () => {
    expect(codes(read(SendMessageBody, { query_text: '\u0000' }).faults)).toEqual(['/query_text blank']);
  });

  test('length counts code points, before composition', () => {
    const length = (text: string) => read(SendMessageBody, { query_text: text }).faults.length;
    expect([length('😀'.repeat(4_000)), length('😀'.repeat(4_001))]).toEqual([0, 1]);
    // U+0958 composes to two code points; 4,000 of them are 4,000 characters of the caller's.
    expect([length('\u0958'.repeat(4_000)), length('e\u0301'.repeat(2_001))]).toEqual([0, 1]);
  });

  test.each([
    [5.0, []],
    [1e3, []],
    [9_007_199_254_740_991, []],
    [9_007_199_254_740_992, ['/faq_id range']],
    [Number.POSITIVE_INFINITY, ['/faq_id range']],
    [0, ['/faq_id range']],
    [-0, ['/faq_id range']],
    [5.5, ['/faq_id type']],
    ['5', ['/faq_id type']],
    [true, ['/faq_id type']],
    [[], ['/faq_id type']],
  ])('faq_id %s', (faqId, expected) => {
    expect(codes(read(SendMessageBody, { query_text: 'a', faq_id: faqId }).faults)).toEqual(expected);
  });

  test('user_metadata: depth, keys, size, type', () => {
    const fault = (metadata: unknown) =>
      codes(read(SendMessageBody, { query_text: 'a', user_metadata: metadata }).faults);
    expect(fault({ a: { a: { a: 1 } } })).toEqual([]);
    expect(fault({ a: [{ a: 1 }] })).toEqual([]);
    expect(fault({ a: { a: { a: { a: 1 } } } })).toEqual(['/user_metadata too_deep']);
    expect(fault(Object.fromEntries(Array.from({ length: 50 }, (_, i) => [i, i])))).toEqual([]);
    expect(fault({ a: Object.fromEntries(Array.from({ length: 50 }, (_, i) => [i, i])) })).toEqual([
      '/user_metadata too_many',
    ]);
    expect(fault({ k: 'é'.repeat(8_185) })).toEqual([]);
    expect(fault({ k: 'é'.repeat(8_200) })).toEqual(['/user_metadata too_long']);
    expect(fault([])).toEqual(['/user_metadata type']);
    expect(fault('x')).toEqual(['/user_metadata type']);
  });

  test('read-only members are named', () => {
    const schema = Type.Object({ id: Type.Optional(Type.Unknown({ readOnly: true })) });
    expect(codes(read(schema, { id: 1 }).faults)).toEqual(['/id read_only']);
  });

  test('a keyword or format that nobody checks stops the start', () => {
    expect(() => compileShape({ type: 'string', contentEncoding: 'x' } as Schema)).toThrow('contentEncoding');
    expect(() => compileShape({ type: 'string', format: 'uuid' })).toThrow('uuid');
    expect(() => compileShape({ type: 'date' })).toThrow('date');
  });
});

describe('formats', () => {
  const accepts = (format: string, text: string) => formats[format]!.test(text);

  test.each([
    'https://shop.example/p?a=1#x',
    'HTTP://SHOP.example:8080',
    'http://127.0.0.1/',
    'https://[::1]/',
  ])('url %s', (text) => expect(accepts('uri', text)).toBe(true));

  test.each([
    ...[
      '',
      '/p',
      'shop.example/p',
      'ftp://shop.example',
      'javascript:alert(1)',
      'https:/shop.example',
      'https://',
    ],
    ...[
      'https://u:p@shop.example/',
      'https://shop.example/\u0000',
      ' https://shop.example',
      'https://shop.example/\ud800',
    ],
    ...['https:\\\\shop.example', 'https://shop.example/\n', 'https://a b/'],
  ])('no url %j', (text) => expect(accepts('uri', text)).toBe(false));

  test.each(['en', 'EN', 'en-US', 'de-DE-1996', 'zh-Hant-TW', 'xx-unknown', 'en-u-ca-gregory'])(
    'locale %s',
    (text) => expect(accepts('locale', text)).toBe(true),
  );

  test.each(['', '*', 'en_US', '../en', 'en;q=1', 'en\u0000', 'a'.repeat(36), `en-x-${'a'.repeat(40)}`])(
    'no locale %j',
    (text) => expect(accepts('locale', text)).toBe(false),
  );

  test.each(['2026-11-21T08:00:00Z', '2024-02-29T23:59:60.123456789+05:30'])('time %s', (text) =>
    expect(accepts('date-time', text)).toBe(true),
  );

  test.each([
    '2026-11-21',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T08:00:00',
  ])('no time %s', (text) => expect(accepts('date-time', text)).toBe(false));
});

const fitting: Record<string, string> = {
  locale: 'en',
  uri: 'https://a.b/',
  identifier: 'x1',
  'date-time': '2026-11-21T08:00:00Z',
  '^[A-Z]{3}$': 'USD',
  '^(?:brand|category|price|availability|rating|attributes\\..{1,80})$': 'brand',
};

function fittingNumber(schema: Schema): fc.Arbitrary<number> {
  const min = schema.minimum ?? -5;
  const max = Math.min(schema.maximum ?? 5, min + 100);
  return schema.type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** JSON that mostly fits the schema, with something else here and there, so that both verdicts occur. */
function jsonNear(schema: Schema): fc.Arbitrary<unknown> {
  const noise = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(null, 0, -1, 1.5, '', ' ', 'é'.repeat(2_001), [], {}, true),
  );
  const maybe = (part: Schema) =>
    fc.oneof({ weight: 60, arbitrary: near(part) }, { weight: 1, arbitrary: noise });
  const near = (part: Schema): fc.Arbitrary<unknown> => {
    if (part.anyOf) return fc.oneof(...part.anyOf.map(near));
    if ('const' in part) return fc.constant(part.const);
    if (part.properties) {
      const members = Object.entries(part.properties).map(([key, member]) => [key, maybe(member)]);
      return fc.record(Object.fromEntries(members), { requiredKeys: [...(part.required ?? [])] as never[] });
    }
    if (part.type === 'object')
      return fc.dictionary(fc.string({ maxLength: 5 }), maybe(part.patternProperties?.['^.*$'] ?? {}), {
        maxKeys: 3,
      });
    if (part.type === 'array') return fc.array(maybe(part.items ?? {}), { maxLength: 3 });
    if (part.type === 'string') {
      const known = fitting[part.format ?? part.pattern ?? ''];
      return known === undefined ? fc.string({ minLength: 1 }).map((text) => `a${text}`) : fc.constant(known);
    }
    if (part.type === 'integer' || part.type === 'number') return fittingNumber(part);
    if (part.type === 'null') return fc.constant(null);
    return part.type === 'boolean' ? fc.boolean() : fc.jsonValue({ maxDepth: 1 });
  };
  return near(schema);
}

/** Ajv knows neither our rule for null nor our repairs, so it judges what the reader made of the value. */
function oracle(schema: Schema): (value: unknown) => boolean {
  const ajv = new Ajv({ strict: false, ownProperties: true });
  for (const [name, { test: accepts }] of Object.entries(formats)) ajv.addFormat(name, accepts);
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema)));
  return (value) => validate(value) === true;
}

describe.each([
  ['send_message', SendMessageBody],
  ['search', SearchBody],
  ['product', Product],
  ['product patch', ProductPatch],
])('%s against Ajv', (_name, wire) => {
  const schema = wire as unknown as Schema;
  const judge = oracle(schema);
  const reader = compileShape(schema);

  test('whatever is read without a fault is valid, and whatever is valid is read without a fault', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(jsonNear(schema), (json) => {
        const received: unknown = JSON.parse(JSON.stringify(json ?? null));
        const faults: Fault[] = [];
        const value = reader(received, faults);
        if (faults.length === 0) {
          seen.accepted++;
          expect(judge(JSON.parse(JSON.stringify(value)))).toBe(true);
        } else {
          seen.refused++;
          // Only the limits of user_metadata and of whole numbers go beyond JSON Schema.
          if (judge(received))
            for (const { at } of faults)
              if (at !== '/user_metadata') expect(Number.isSafeInteger(valueAt(received, at))).toBe(false);
        }
      }),
      { numRuns: 1_500 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(80);
  });
});
