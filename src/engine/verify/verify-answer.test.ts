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

  test('the range of every claim is judged on its own', () => {
    const text = 'Weight: 540 g. Weight: 540 g.';
    const outside = 'claims overlap or lie outside the text';
    const reasons = (...claims: { start: number; end: number }[]) =>
      verify({
        result_text: text,
        sources: [weight],
        claims: claims.map((range) => ({ ...range, sources: [0] })),
      }).failures.map(({ reason, start, end }) => ({ reason, start, end }));
    expect(reasons({ start: 0, end: 14 }, { start: 15, end: 29 })).toEqual([]);
    expect(reasons({ start: 0, end: 15 }, { start: 15, end: 29 })).toEqual([]);
    expect(reasons({ start: 0, end: 16 }, { start: 15, end: 29 })).toContainEqual({
      reason: outside,
      start: 15,
      end: 29,
    });
    expect(reasons({ start: 0, end: 29 }, { start: 29, end: 29 })).toContainEqual({
      reason: outside,
      start: 29,
      end: 29,
    });
    expect(reasons({ start: 0, end: 29 }, { start: 29, end: 28 })).toContainEqual({
      reason: outside,
      start: 29,
      end: 28,
    });
    expect(reasons({ start: 0, end: 30 })).toContainEqual({ reason: outside, start: 0, end: 30 });
  });

  test.each([[[]], [[1]], [[-1]], [[0, 1]], [[1, 0]]])('sources %j of one are no valid ones', (sources) => {
    const claims = [{ start: 0, end: 14, sources }];
    const { failures } = verify({ result_text: 'Weight: 540 g.', sources: [weight], claims });
    expect(failures).toContainEqual(
      expect.objectContaining({ reason: 'a claim without a valid source', start: 0, end: 14 }),
    );
  });

  test('what is wrong is found where it stands, behind other words', () => {
    const behind = (text: string, sources: unknown[] = [weight]) =>
      verify(claimed(text, sources, 'Hello. '), { texts: [sheet, more] }).failures.map(
        ({ reason, text: found, start, end }) => [reason, found, start, end],
      );
    expect(behind('Weight: 560 g.')).toContainEqual([
      'a number that its sources do not state',
      '560',
      15,
      18,
    ]);
    expect(behind('Weight at https://evil.example/a, 540 g.')).toContainEqual([
      'an address that its sources do not state',
      'https://evil.example/a,',
      17,
      40,
    ]);
    expect(behind('Weight: £540 g.')).toContainEqual([
      'a currency that its sources do not state',
      '£',
      15,
      16,
    ]);
    expect(behind('Ridge Boot 2: 540 g.', [weight])).toContainEqual([
      'a product name that its sources do not state',
      'Ridge Boot 2',
      7,
      27,
    ]);
  });

  test('a number may be said again of one source, not of two that have it once', () => {
    expect(verify(claimed('Weight: 540 g, 540 g.', [weight])).status).toBe('verified');
    const twice = claimed('Price of Ridge Boot 2: $139.00, $139.00.', [title, price, otherPrice]);
    const { failures } = verify(twice, { texts: [sheet, more] });
    expect(failures.map(({ reason }) => reason)).toContain('a number stated oftener than its sources do');
  });

  test('a model’s own words may repeat the figures of the question, and only those', () => {
    const body = (text: string, kind?: string) => ({
      result_text: text,
      engine: 'llm',
      sources: [weight],
      claims: [{ start: 0, end: text.length, sources: [0], kind }],
    });
    const said = 'With 90 it weighs 540 g.';
    expect(verify(body(said, 'paraphrase'), { query: 'for 90?' }).status).toBe('verified');
    expect(verify(body(said, 'paraphrase')).status).toBe('failed');
    expect(verify(body(said, 'paraphrase'), { query: 'for 80?' }).status).toBe('failed');
    expect(verify(body('Weight with 90: 540 g.'), { query: 'for 90?' }).status).toBe('failed');
  });

  test('a step that is wrong gives no number to state', () => {
    const reasons = verify(lowest(150), { texts: [sheet, more] }).failures.map(({ reason }) => reason);
    expect(reasons).toContain('a min that does not come to this');
    const body = counted('3 products match.', 3);
    expect(verify(body, { texts: [sheet, more] }).failures).toMatchObject([
      { reason: 'a count that does not come to this', text: '3', start: 0, end: 17 },
      { reason: 'a number that its sources do not state', text: '3', start: 0, end: 1 },
    ]);
  });

  test.each([
    ['difference', 40, [0, 1], 'verified'],
    ['difference', 41, [0, 1], 'failed'],
    ['difference', 40, [0, 1, 1], 'failed'],
    ['difference', 139, [0], 'failed'],
    ['max', 139, [0, 1], 'verified'],
    ['max', 99, [0, 1], 'failed'],
    ['min', 99, [0, 1, 9], 'failed'],
    ['min', 99, [0, 1, 2], 'failed'],
    ['min', 99, [], 'failed'],
    ['mean', 119, [0, 1], 'failed'],
    ['convert', 7, [], 'verified'],
    ['count', 0, [], 'failed'],
    ['count', 2, [0, 1], 'verified'],
  ])('a %s of %d from the sources %j: %s', (operation, value, sources, status) => {
    const stated = ['difference', 'max', 'min'].includes(operation) ? `$${value}.00` : '$99.00';
    const text = `The price is ${stated}.`;
    const computed = [{ operation, value, sources }];
    const body = {
      result_text: text,
      sources: [price, otherPrice, { ...title }],
      claims: [{ start: 0, end: text.length, kind: 'computed', sources: [0, 1, 2], computed }],
    };
    const found = verify(body, { texts: [sheet, more] }).failures.filter(({ reason }) =>
      reason.endsWith('that does not come to this'),
    );
    expect(found.length === 0 ? 'verified' : 'failed').toBe(status);
  });

  test('repeated words are found, told and looked through wherever they stand', () => {
    const body = (result_text: string) => ({ result_text, sources: [], claims: [], products: [] });
    const two = 'We do not carry “red”. We do not carry “blue”.';
    expect(verify(body(two))).toMatchObject({ unchecked: ['red', 'blue'] });
    expect(verify(body(two), { query: 'red and blue' }).status).toBe('verified');
    const { failures } = verify(body(two), { query: 'red and green' });
    expect(failures).toMatchObject([
      { reason: 'quoted words that the question does not hold', text: 'blue', start: 39, end: 45 },
    ]);
    // Only what stands between the marks is the shopper's.
    const bare = 'a number or address outside all claims';
    const reasons = (text: string) =>
      verify(body(text), { query: 'size 99' }).failures.map(({ reason, text: found }) => [reason, found]);
    expect(reasons('5 We do not carry “size 99”.')).toContainEqual([bare, '5']);
    expect(reasons('We do not carry “size 99”. 5')).toContainEqual([bare, '5']);
    expect(reasons('We do not carry “size 99”5')).toContainEqual([bare, '5']);
    expect(reasons('We do not carry “size 99”.')).toEqual([]);
  });

  test('only a model may say figures of the question back, and no others', () => {
    const body = { result_text: 'A code for 50% off is not stated.', sources: [], claims: [], products: [] };
    const bare = { reason: 'a number or address outside all claims', text: '50' };
    expect(verify({ ...body, engine: 'llm' }, { query: 'code for 50% off' }).failures).toEqual([]);
    expect(verify({ ...body, engine: 'llm' }, { query: 'code for 5% off' }).failures).toMatchObject([bare]);
    expect(verify({ ...body, engine: 'llm' }).unchecked).toEqual(['50']);
    expect(verify(body, { query: 'code for 50% off' }).failures).toContainEqual(
      expect.objectContaining(bare),
    );
  });

  test('a gap between two claims is looked at as the beginning and the end are', () => {
    const text = 'Weight: 540 g. 7 Weight: 540 g. 8';
    const claims = [
      { start: 0, end: 14, sources: [0] },
      { start: 17, end: 31, sources: [0] },
    ];
    const { failures } = verify({ result_text: text, sources: [weight], claims });
    expect(
      failures.filter(({ reason }) => reason === 'a number or address outside all claims'),
    ).toMatchObject([
      { text: '7', start: 14, end: 17 },
      { text: '8', start: 31, end: 33 },
    ]);
  });

  test('repeated words at the very beginning, side by side, and said twice', () => {
    const body = (result_text: string) => ({ result_text, sources: [], claims: [], products: [] });
    const bare = 'a number or address outside all claims';
    const failures = (text: string, query: string) =>
      verify(body(text), { query }).failures.map(({ reason, text: found }) => [reason, found]);
    expect(verify(body('“size 99”.')).unchecked).toEqual(['size 99']);
    expect(failures('“size 99”.', 'size 99').map(([reason]) => reason)).not.toContain(bare);
    expect(verify(body('We do not carry “red”“blue”.')).unchecked).toEqual(['red', 'blue']);
    expect(failures('We do not carry “size 98”. We do not carry “size 99”.', 'size 98, size 99')).toEqual([]);
    // The shopper wrote it once.
    expect(failures('We do not carry “red red”.', 'red')).toEqual([
      ['quoted words that the question does not hold', 'red red'],
    ]);
    expect(failures('We do not carry “red red”.', 'red or red')).toEqual([]);
  });

  test('a text that is not what its address says is told, whatever stands in it', () => {
    const answer = readVerifiable({ locale: 'en', products: [], ...claimed('540 g', [weight]) });
    const report = verifyAnswer(answer!, { hashOf, snapshotOf: () => `${sheet}\n` });
    expect(report).toMatchObject({
      status: 'failed',
      failures: [
        { reason: `the text of product:B does not have the hash ${weight.hash}`, text: weight.quote },
      ],
    });
  });

  test('the text of a claim out of range is told as far as there is one', () => {
    const told = (start: number, end: number) =>
      verify({ result_text: '540 g', sources: [weight], claims: [{ start, end, sources: [0] }] })
        .failures.filter(({ reason }) => reason === 'claims overlap or lie outside the text')
        .map(({ text }) => text);
    expect([told(0, 99), told(-3, 3), told(0, 0)]).toEqual([['540 g'], ['540'], ['']]);
  });

  test('an address may be in any of the sources', () => {
    const page = 'See https://shop.example/returns for more.\nWrite to us.';
    const from = { source_id: 'doc:a', title: 'Returns', hash: hashOf(page) };
    const body = claimed('See https://shop.example/returns.', [
      { ...from, ...line('Write to us.', page) },
      { ...from, ...line('See https://shop.example/returns for more.', page) },
    ]);
    expect(verify(body, { texts: [page] })).toMatchObject({ status: 'verified' });
  });

  test('a product that is named outside all claims is told by its name', () => {
    const body = {
      ...claimed('Weight: 540 g.', [weight], 'Delta Sandal! '),
      products: [{ title: 'Delta Sandal' }],
    };
    expect(verify(body).failures).toContainEqual({
      reason: 'a product name outside all claims',
      text: 'Delta Sandal',
      start: 0,
      end: 14,
    });
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
