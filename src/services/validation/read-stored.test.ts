import { describe, expect, test } from 'vitest';
import { readStored, type StoredPlace } from './read-stored.ts';
import { either, fields, isFlag, isNumber, isText, listOf, nullOr, oneOf, recordOf } from './stored-shape.ts';

type Told = Record<string, unknown>;

function place(): StoredPlace & { told: Told[] } {
  const told: Told[] = [];
  const log = { debug() {}, info() {}, warn: (told_: Told) => void told.push(told_), error() {} };
  return { log, column: 'thread.context', id: 't1', told };
}

const before = fields({ shown: listOf(isText) });
const today = fields({ productIds: listOf(isText) });
/** Version 1 has another name for what version 0 called `shown`. */
const readers = [
  (stored: unknown) => (before(stored) ? { productIds: stored.shown } : undefined),
  (stored: unknown) => (today(stored) ? { productIds: stored.productIds } : undefined),
];

describe('a column read by the version of its record', () => {
  test('a field that was renamed is found in rows of either version', () => {
    const at = place();
    expect(readStored(at, '{"shown":["p1"]}', readers)).toEqual({ productIds: ['p1'] });
    expect(readStored(at, '{"v":1,"productIds":["p2"]}', readers)).toEqual({ productIds: ['p2'] });
    expect(at.told).toEqual([]);
  });

  test.each([
    ['is no JSON', '{"shown":["p1"'],
    ['is empty', ''],
    ['has the shape of another version', '{"v":1,"shown":["p1"]}'],
    ['has a member of another type', '{"shown":"p1"}'],
    ['is of a newer release', '{"v":2,"productIds":["p1"]}'],
    ['has a version that is none', '{"v":"1","productIds":["p1"]}'],
    ['is null', 'null'],
    ['is a list', '["p1"]'],
  ])('what %s is absent, and the log says where', (_, text) => {
    const at = place();
    expect(readStored(at, text, readers)).toBeUndefined();
    expect(at.told).toMatchObject([{ column: 'thread.context', id: 't1', part: 'all' }]);
  });

  test('without a log it is absent too', () => {
    expect(readStored({ column: 'faq.answer', id: 1 }, '{', readers)).toBeUndefined();
  });
});

describe('shapes', () => {
  test.each([
    [isText, '', 1],
    [isNumber, 0, '0'],
    [isFlag, false, 0],
    [oneOf('a', 'b'), 'b', 'c'],
    [nullOr(isText), null, undefined],
    [either(isText, isFlag), true, 1],
    [listOf(isText), [], ['a', 1]],
    [recordOf(isText), { a: 'x' }, { a: 'x', b: 1 }],
    [recordOf(isText), {}, []],
    [fields({ a: isText }), { a: '', more: 1 }, {}],
    [fields({ a: isText }, { b: isText }), { a: '' }, { a: '', b: null }],
    [fields({}), {}, null],
  ] as const)('%#: one value has it and another has not', (shape, has, lacks) => {
    expect(shape(has)).toBe(true);
    expect(shape(lacks)).toBe(false);
  });
});
