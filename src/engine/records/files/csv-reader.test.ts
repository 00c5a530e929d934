import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCsvReader } from './csv-reader.ts';
import type { TablePart } from './table-row.ts';

const start = 'id,title,note\n1,"a, b",c\n2,d,e\n';
const cell = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '"', ',', '\n', ' ', '1'), maxLength: 12 });
const row = fc.tuple(cell, cell, cell, fc.constantFrom('\n', '\r\n', '\r'));

function written(value: string): string {
  return /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function read(texts: readonly string[], wantedLength: number): TablePart {
  const reader = createCsvReader(wantedLength);
  const parts = [...texts.flatMap((text) => [...reader.push(text)]), ...reader.end()];
  return { rows: parts.flatMap(({ rows }) => rows), faults: parts.flatMap(({ faults }) => faults) };
}

test('however a well written table is cut into pieces, its rows are the same', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.array(fc.nat(300), { maxLength: 8 }), (rows, cuts) => {
      // The first rows leave no doubt of the dialect, which is told from the first piece.
      const text =
        start +
        rows
          .map(([a, b, c, end]) => `x${[a, b, c].map(written).join(',')}${end}`.replace(/^x"/, '"x'))
          .join('');
      const places = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].sort((a, b) => a - b);
      const chunks = [0, ...places].map((from, i) => text.slice(from, places[i] ?? text.length));
      expect(read(chunks, start.length)).toEqual(read([text], text.length + 1));
    }),
    { numRuns: 300 },
  );
});

test('pieces that end inside a quoted cell, a pair of quotes or a line end change nothing', () => {
  const text = 'id,title\r\n1,"a ""b"" c"\r\n2,"line\r\nbreak, é"\r\n3,😀\r\n';
  const whole = read([text], 12);
  expect(whole.rows.map(({ cells }) => cells.get('title'))).toEqual(['a "b" c', 'line\nbreak, é', '😀']);
  for (let cut = 1; cut < text.length; cut++)
    expect(read([text.slice(0, cut), text.slice(cut)], 12), String(cut)).toEqual(whole);
});

test('the rows after a quote that never ends come in parts, not all at once', () => {
  const reader = createCsvReader();
  const parts = [...reader.push(`id,title\n1,"${'a,b\n'.repeat(300_000)}`), ...reader.end()];
  const sizes = parts.map(({ rows, faults }) => rows.length + faults.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(300_000);
  expect(Math.max(...sizes)).toBeLessThan(50_000);
});
