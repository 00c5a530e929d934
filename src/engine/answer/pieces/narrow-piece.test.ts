import { expect, test } from 'vitest';
import { termBag, WordMatcher } from '../asked/asked-words.ts';
import { narrowPiece, tableText } from './narrow-piece.ts';
import type { Piece } from './piece.ts';

const shops = ['Nantes', 'Lille', 'Lyon', 'Waterloo', 'Bertrange'];

function column(): Piece {
  const cells = shops.map((shop) => ({
    id: `${shop}:hours`,
    text: `${shop}: 9:30 to 19:00`,
    named: termBag(shop, 'en'),
    support: { kind: 'span', source: { sourceId: 'hours' }, quote: shop } as never,
  }));
  const text = tableText('Monday to Friday', cells);
  const bag = termBag(text, 'en');
  const claims = [{ text, kind: 'fact', support: cells.map((cell) => cell.support), before: ' ' }] as const;
  return {
    kind: 'column',
    text,
    claims: () => claims,
    table: { head: 'Monday to Friday', cells },
    own: bag,
    around: bag,
    key: bag,
    place: 'hours',
    section: 'hours',
    locale: 'en',
    trust: 'policy',
  };
}

const asking = (...words: string[]) =>
  new WordMatcher(
    words.map((word) => ({
      surface: word,
      exact: new Map([[word, 1]]),
      near: [],
      weight: 3,
      isStrange: false,
    })),
  );

test('of a long column, the cells that are asked for, with their own rows as proof', () => {
  const narrow = narrowPiece(column(), [asking('open', 'lyon')]);
  expect(narrow.text).toBe('Monday to Friday – Lyon: 9:30 to 19:00');
  expect(narrow.claims()[0]?.support).toHaveLength(1);
});

test('two that are asked for both stay', () => {
  expect(narrowPiece(column(), [asking('lyon', 'nant')]).text).toBe(
    'Monday to Friday – Nantes: 9:30 to 19:00; Lyon: 9:30 to 19:00',
  );
});

test('what names no cell narrows nothing, and then what was said before may', () => {
  const whole = column();
  expect(narrowPiece(whole, [asking('open')])).toBe(whole);
  expect(narrowPiece(whole, [asking('open'), asking('nant')]).text).toContain('– Nantes');
});

test('what is short stays whole', () => {
  const short = { ...column(), text: 'Monday – Lyon: 9; Lille: 9' };
  expect(narrowPiece(short, [asking('lyon')])).toBe(short);
});
