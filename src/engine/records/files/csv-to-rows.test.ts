import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvToDocuments } from '../csv-to-documents.ts';
import { createCsvReader } from './csv-reader.ts';
import { csvToRows } from './csv-to-rows.ts';
import { jsonLine, jsonRecords } from './json-records.ts';

function read(text: string) {
  const { rows, faults, delimiter } = csvToRows(text);
  return { delimiter, rows: rows.map(({ line, cells }) => [line, ...cells.values()]), faults };
}

describe('csvToRows', () => {
  test('a byte order mark, CRLF, blank lines and embedded line feeds do not disturb line numbers', () => {
    expect(read('\ufeffid;text\r\n1;"a\r\nb; ""c"""\r\n\r\n2;d\r\n')).toEqual({
      delimiter: ';',
      rows: [
        [2, '1', 'a\nb; "c"'],
        [5, '2', 'd'],
      ],
      faults: [],
    });
  });

  test.each([
    ['a,b;c\n1,2', ','],
    ['a;b,c;d\n', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b|c\n', '|'],
    ['"a,b,c";d\n1;2', ';'],
    ['a\n1', ','],
  ])('the delimiter of %j is %j', (text, delimiter) => {
    expect(read(text).delimiter).toBe(delimiter);
  });

  test('ragged rows are reported by line, the others are read', () => {
    expect(read('a,b,c\n1,2,3\n1,2\n1,2,3,4\n1,2,3,,\n5,6,7')).toEqual({
      delimiter: ',',
      rows: [
        [2, '1', '2', '3'],
        [5, '1', '2', '3'],
        [6, '5', '6', '7'],
      ],
      faults: [
        { line: 3, fault: 'the row has 2 cells, the header has 3' },
        { line: 4, fault: 'the row has 4 cells, the header has 3' },
      ],
    });
  });

  test('a quote that is never closed costs its own row only; a stray one is text', () => {
    expect(read('id,t\n1,"open\n2,b\n3,19" screen\n4,"x"y"\n5,e')).toEqual({
      delimiter: ',',
      rows: [
        [3, '2', 'b'],
        [4, '3', '19" screen'],
        [5, '4', '"x"y"'],
        [6, '5', 'e'],
      ],
      faults: [{ line: 2, fault: 'a quotation mark is not closed' }],
    });
  });

  test('a table with absurdly many columns is refused', () => {
    expect(csvToRows(`a${',a'.repeat(5_000)}\n1`).faults).toEqual([
      { line: 1, fault: 'the header has 5001 columns; at most 2000 are read' },
    ]);
  });

  test.each(['', '\n\n', 'a,b'])('%j has no rows and no faults', (text) => {
    expect(read(text)).toMatchObject({ rows: [], faults: [] });
  });

  test('what a careful writer writes is read back, at the right lines', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ', 'x', '1'), minLength: 1 })
      .map((s) => `x${s}x`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        (rows, delimiter) => {
          const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
          const lines = [`"a"${delimiter}"b"`, ...rows.map((row) => row.map(quote).join(delimiter))];
          let line = 1;
          const starts = lines.map((written) => {
            const start = line;
            line += written.split('\n').length;
            return start;
          });
          expect(read(lines.join('\n'))).toEqual({
            delimiter,
            rows: rows.map(([a, b], i) => [starts[i + 1], a.trim(), b.trim()]),
            faults: [],
          });
        },
      ),
    );
  });

  test('many broken quotes do not lose the rest', () => {
    const text = `id,t\n${Array.from({ length: 3_000 }, (_, i) => `${i},${i % 10 === 0 ? '19" screen' : 'fine'}`).join('\n')}`;
    expect(read(text).rows).toHaveLength(3_000);
  });
});

test('csvToDocuments reads tables of questions and answers', () => {
  expect(csvToDocuments('id,question,answer,extra\nr,"How long?","60 days",x\ns,Ship?\n')).toEqual([
    { line: 2, value: { document_id: 'r', title: 'How long?', content: '60 days' } },
    { line: 3, fault: 'the row has 2 cells, the header has 4' },
  ]);
  expect(csvToDocuments('a,b\n1,2')).toEqual([
    { line: 1, fault: 'the header names no column for document_id, title, content' },
  ]);
});

describe('JSON', () => {
  test.each([
    ['{"a":1}', { line: 1, value: { a: 1 } }],
    ['\ufeff{"a":1}\r', { line: 1, value: { a: 1 } }],
    [' ', undefined],
    ['[1]', { line: 1, fault: 'must be an object' }],
    ['{"a":', { line: 1, fault: 'the line is not JSON' }],
  ])('line %j', (text, record) => {
    expect(jsonLine(text, 1)).toEqual(record);
  });

  test('a file may be a list, hold a list, or be one record', () => {
    const record = { product_id: 'a' };
    for (const value of [[record], { products: [record] }, record])
      expect(jsonRecords(JSON.stringify(value), 'products')).toEqual([{ line: 1, value: record }]);
    expect(jsonRecords('[1,{}]', 'products')).toEqual([
      { line: 1, fault: 'must be an object' },
      { line: 2, value: {} },
    ]);
    expect(jsonRecords('nope', 'products')).toEqual([{ line: 1, fault: 'the file is not JSON' }]);
  });
});

test('a line without end is passed over in linear time, and the rows after it are read', () => {
  const reader = createCsvReader();
  const parts = [
    ...reader.push('id,title\n1,'),
    ...Array.from({ length: 40 }, () => [...reader.push('x'.repeat(1024 * 1024))]).flat(),
  ];
  parts.push(...reader.push('\n2,Anvil\n'), ...reader.end());
  expect(parts.flatMap(({ faults }) => faults)).toEqual([
    { line: 2, fault: 'the line is longer than any row' },
  ]);
  expect(parts.flatMap(({ rows }) => rows)).toEqual([
    {
      line: 3,
      cells: new Map([
        ['id', '2'],
        ['title', 'Anvil'],
      ]),
    },
  ]);
});
