import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readVerifiable } from './verifiable.ts';
import { verifyAnswer } from './verify-answer.ts';

const hashOf = (text: string) => `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
const sheet = 'attributes.weight_g: 540\nprice: 139.00 USD\ntitle: Ridge Boot 2';
const more = 'attributes.vegan: false\nattributes.waterproof: true\nprice: 99.00 USD\ntitle: Delta Sandal';
const line = (text: string, within = sheet) => ({
  quote: text,
  start: within.indexOf(text),
  end: within.indexOf(text) + text.length,
});
const base = { source_id: 'product:B', title: 'Ridge Boot 2', hash: hashOf(sheet) };
const title = { ...base, ...line('title: Ridge Boot 2') };
const weight = { ...base, ...line('attributes.weight_g: 540') };
const price = { ...base, ...line('price: 139.00 USD') };

const other = { source_id: 'product:C', title: 'Delta Sandal', hash: hashOf(more) };
const vegan = { ...other, ...line('attributes.vegan: false', more) };
const waterproof = { ...other, ...line('attributes.waterproof: true', more) };
const otherPrice = { ...other, ...line('price: 99.00 USD', more) };

function verify(body: Record<string, unknown>, options: { texts?: string[]; query?: string } = {}) {
  const texts = new Map((options.texts ?? [sheet]).map((text) => [hashOf(text), text]));
  const answer = readVerifiable({ locale: 'en', products: [{ title: 'Ridge Boot 2' }], ...body });
  return verifyAnswer(answer!, {
    hashOf,
    snapshotOf: (_id, hash) => texts.get(hash),
    ...(options.query === undefined ? {} : { query: options.query }),
  });
}

const claimed = (text: string, sources: unknown[], before = '') => ({
  result_text: before + text,
  sources,
  claims: [{ start: before.length, end: before.length + text.length, sources: sources.map((_, i) => i) }],
});

/** A claim that declares how many products it is about. */
const counted = (text: string, value: number) => ({
  ...claimed(text, [price, otherPrice]),
  claims: [
    {
      start: 0,
      end: text.length,
      kind: 'computed',
      sources: [0, 1],
      computed: [{ operation: 'count', value, sources: [0, 1] }],
    },
  ],
});
const lowest = (value: number) => ({
  ...claimed('The cheapest is at $99.00.', [price, otherPrice]),
  claims: [
    {
      start: 0,
      end: 26,
      kind: 'computed',
      sources: [0, 1],
      computed: [{ operation: 'min', value, sources: [0, 1] }],
    },
  ],
});

describe('verifyAnswer', () => {
  test('a field with its unit, a price in the locale’s form, a converted amount', () => {
    expect(verify(claimed('Weight of the Ridge Boot 2: 540 g.', [title, weight])).status).toBe('verified');
    expect(verify({ ...claimed('Ridge Boot 2 kostet 139,00 $.', [title, price]), locale: 'de' }).status).toBe(
      'verified',
    );
    expect(verify(claimed('Weight of the Ridge Boot 2: 0.54 kg.', [title, weight])).status).toBe('verified');
  });

  test.each([
    ['a changed number', claimed('Weight of the Ridge Boot 2: 560 g.', [title, weight])],
    ['a changed price', claimed('The Ridge Boot 2 costs $193.00.', [title, price])],
    ['a number outside all claims', claimed('Weight: 540 g.', [weight], 'All 3 of them. ')],
    ['a product name outside all claims', claimed('Weight: 540 g.', [weight], 'Ridge Boot 2! ')],
    ['a product name that no source states', claimed('Ridge Boot 2: 540 g.', [weight])],
    ['an address that no source states', claimed('See https://evil.example now', [title])],
    [
      'a claim without a source',
      { result_text: 'Ok.', sources: [], claims: [{ start: 0, end: 3, sources: [] }] },
    ],
    [
      'a claim beyond the text',
      { ...claimed('540 g', [weight]), claims: [{ start: 0, end: 99, sources: [0] }] },
    ],
    ['a quote that is not at its place', claimed('540 g', [{ ...weight, start: 1, end: 25 }])],
  ])('refuses %s', (_what, body) => {
    const report = verify(body);
    expect(report.status).toBe('failed');
    expect(report.failures).not.toEqual([]);
  });

  test.each([
    ['a number that only counts its sources', claimed('Ridge Boot 2 has 2 zips.', [title, price])],
    ['a yes for a no', claimed('Yes, the Ridge Boot 2 is vegan.', [title, { ...vegan }])],
    ['a no for a yes', claimed('No, the Ridge Boot 2 is not waterproof.', [title, { ...waterproof }])],
    ['another currency', claimed('Ridge Boot 2: €139.00.', [title, price])],
    ['a word that nobody said', claimed('Ridge Boot 2 magically costs $139.00.', [title, price])],
    ['a sentence that is not the engine’s', claimed('Ridge Boot 2: 540 g.', [title, weight], 'Buy it now! ')],
    [
      'an altered quotation',
      {
        ...claimed('Ridge Boot 3', [title]),
        claims: [{ start: 0, end: 12, kind: 'quote', sources: [0] }],
      },
    ],
    ['a count that is not so', counted('3 products match.', 3)],
    ['a lowest price that is not so', lowest(150)],
  ])('refuses %s', (_what, body) => {
    expect(verify(body, { texts: [sheet, more] })).toMatchObject({ status: 'failed' });
  });

  test('what is worked out is worked out again: a count of products, the lowest price', () => {
    const texts = { texts: [sheet, more] };
    expect(verify(counted('2 products match.', 2), texts)).toMatchObject({
      status: 'verified',
      failures: [],
    });
    expect(verify(lowest(99), texts)).toMatchObject({ status: 'verified', failures: [] });
  });

  test('a text that is not at hand is told apart from a wrong one', () => {
    const body = claimed('Weight: 540 g.', [weight]);
    expect(verify(body, { texts: [] })).toMatchObject({ status: 'snapshot_missing', missing: [weight.hash] });
  });

  test('words repeated from the question are checked when it is given', () => {
    const body = {
      result_text: 'We do not carry “size 99”.',
      sources: [],
      claims: [],
      products: [],
    };
    expect(verify(body)).toMatchObject({ status: 'verified', unchecked: ['size 99'] });
    expect(verify(body, { query: 'in size 99?' }).status).toBe('verified');
    expect(verify(body, { query: 'in size 98?' }).status).toBe('failed');
    expect(verify(body, { query: 'is size, please, 99 there?' }).status).toBe('verified');
    expect(verify(body, { query: '99 of which size?' }).status).toBe('failed');
  });

  test('what is no answer body is none', () => {
    for (const value of [null, 3, [], {}, { result_text: 3 }]) expect(readVerifiable(value)).toBeUndefined();
  });
});
